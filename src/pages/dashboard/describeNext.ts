import type { CourseProgress } from '@/features/learning/record/courseProgress';
import { findLessonPlace } from '@/features/learning/lessons/lessonCourses';
import { lessonTitle } from './lessonTitles';

/** "lesson 4, Habits that outlast motivation". */
export function describeNext({ nextLessonId }: CourseProgress): string | undefined {
  const place = nextLessonId === null ? undefined : findLessonPlace(nextLessonId);
  if (nextLessonId === null || !place) return undefined;
  const title = lessonTitle(nextLessonId);
  const number = `lesson ${place.index + 1}`;
  return title === undefined ? number : `${number}, ${title}`;
}
