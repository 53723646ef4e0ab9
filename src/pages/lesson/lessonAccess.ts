import type { CourseSummary } from '@/features/catalogue/course';
import type { useCourseProgress } from '@/features/learning/record/useLearning';

/**
 * What a reader may do with a lesson: work through it as a `member` of the course, read it as a `preview`, or neither.
 * A first lesson is an `uncertainPreview` until it is known whether there is a session, and an `unreachablePreview` for
 * signed-in readers whose courses could not be looked up.
 */
export type LessonAccess =
  'member' | 'preview' | 'uncertainPreview' | 'unreachablePreview' | 'refused' | 'uncertain' | 'unreachable';

/** The first lesson of a free course is open to everybody, the others to those who have enrolled. */
export function lessonAccess(
  { price }: CourseSummary,
  index: number,
  { isEnrolled, status }: ReturnType<typeof useCourseProgress>,
): LessonAccess {
  if (isEnrolled) return 'member';
  const isOpen = index === 0 && price === 0;
  switch (status) {
    case 'loading':
      return isOpen ? 'uncertainPreview' : 'uncertain';
    case 'unreachable':
      return isOpen ? 'unreachablePreview' : 'unreachable';
    case 'visitor':
    case 'ready':
      return isOpen ? 'preview' : 'refused';
  }
}
