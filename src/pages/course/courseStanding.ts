import type { CourseSummary } from '@/features/catalogue/course';
import type { useCourseProgress } from '@/features/learning/record/useLearning';

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

/** The standing of somebody who is enrolled in the course and reads its lessons here; null for anybody else. */
export const standingOfMember = (standing: CourseStanding | null): CourseStanding | null =>
  standing?.isEnrolled && standing.lessonCount > 0 ? standing : null;
