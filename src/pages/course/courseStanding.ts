import type { CourseSummary } from '@/features/catalogue/course';
import type { useCourseProgress } from '@/features/learning/useLearning';

/** How a member stands to the course: enrolled or not, how far, on the list or not. */
export type CourseStanding = ReturnType<typeof useCourseProgress>;

/** For whoever looks up the standing: null until it is known, and when it is not any more. */
export interface StandingProps {
  courseId: string;
  onChange: (standing: CourseStanding | null) => void;
}

/** What a part of the page needs that speaks of a member's own course. */
export interface OwnCourseProps {
  course: CourseSummary;
  standing: CourseStanding;
  onLeft: () => void;
}

/** Narrower than any standing, so that one that is not a learner's stays a standing where the answer is no. */
type LearnerStanding = CourseStanding & { isEnrolled: true };

/** Whether the course is worked through here by whoever looks at it. */
export const canLearnHere = (standing: CourseStanding | null): standing is LearnerStanding =>
  standing !== null && standing.isEnrolled && standing.lessonCount > 0;
