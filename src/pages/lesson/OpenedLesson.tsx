import { useNoteOpened } from '@/features/learning/useMarkDone';

/** Notes, when it comes in, that a member of the course has opened this lesson. */
export function OpenedLesson({ courseId, lessonId }: { courseId: string; lessonId: string }) {
  useNoteOpened(courseId, lessonId);
  return null;
}
