import type { Lesson } from '@/features/catalogue/course';
import type { CourseProgress } from '@/features/learning/courseProgress';
import { findLessonPlace } from '@/features/learning/lessons/lessonCourses';

/** "lesson 4, Habits that outlast motivation"; without the title while that is not known. */
export function describeNext(
  { nextLessonId }: CourseProgress,
  curriculum: readonly Lesson[] | undefined,
): string | undefined {
  const place = nextLessonId === null ? undefined : findLessonPlace(nextLessonId);
  if (!place) return undefined;
  const title = curriculum?.find(({ id }) => id === nextLessonId)?.title;
  const number = `lesson ${place.index + 1}`;
  return title === undefined ? number : `${number}, ${title}`;
}
