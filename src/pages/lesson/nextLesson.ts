import type { Lesson } from '@/features/catalogue/course';

interface Place {
  lesson: Lesson;
  /** From 0. */
  index: number;
}

/**
 * Where to go on after the lesson at `index`: to the first one behind it that is not done, else to the first of all
 * that is not; undefined when everything else is done.
 */
export function nextLesson(
  lessons: readonly Lesson[],
  done: ReadonlyMap<string, unknown>,
  index: number,
): Place | undefined {
  const open = lessons
    .map((lesson, place) => ({ lesson, index: place }))
    .filter((place) => place.index !== index && !done.has(place.lesson.id));
  return open.find((place) => place.index > index) ?? open[0];
}
