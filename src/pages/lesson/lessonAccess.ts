import type { CourseSummary } from '@/features/catalogue/course';
import type { useCourseProgress } from '@/features/learning/useLearning';

/**
 * What somebody may do with a lesson: work through it as a `member` of the course, read it as a `preview`, or
 * neither. Until it is known whether there is a session, and for as long as the service cannot be asked, a first
 * lesson is read as `uncertainPreview`.
 */
export type LessonAccess =
  'member' | 'preview' | 'uncertainPreview' | 'refused' | 'uncertain' | 'unreachable';

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
      return isOpen ? 'preview' : 'unreachable';
    case 'visitor':
    case 'ready':
      return isOpen ? 'preview' : 'refused';
  }
}
