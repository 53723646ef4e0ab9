import type { CourseSummary } from '@/features/catalogue/course';
import type { useCourseProgress } from '@/features/learning/useLearning';

/** A member's standing in the course: enrolled or not, how far, on the list or not. */
export type CourseStanding = ReturnType<typeof useCourseProgress>;

/** For the component that looks up the standing: null until it is known, and once it no longer is. */
export interface StandingProps {
  courseId: string;
  onChange: (standing: CourseStanding | null) => void;
}

/** Props for the parts of the page about a member's own course. */
export interface OwnCourseProps {
  course: CourseSummary;
  standing: CourseStanding;
  onLeft: () => void;
}

/** Narrower than any standing: where `canLearnHere` is false, the type is still a standing. */
type LearnerStanding = CourseStanding & { isEnrolled: true };

/** Whether the reader is enrolled in the course and its lessons are read here. */
export const canLearnHere = (standing: CourseStanding | null): standing is LearnerStanding =>
  standing !== null && standing.isEnrolled && standing.lessonCount > 0;
