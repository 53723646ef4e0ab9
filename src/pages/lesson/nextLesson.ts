import type { CurriculumLesson } from '@/features/catalogue/course';

export interface NextLesson {
  lesson: CurriculumLesson;
  /** Counted from 0. */
  index: number;
}

/**
 * The lesson to continue with after the one at `index`: the next that is not done, else the first that is not done;
 * undefined when all others are.
 */
export function nextLesson(
  lessons: readonly CurriculumLesson[],
  done: ReadonlyMap<string, unknown>,
  index: number,
): NextLesson | undefined {
  const open = lessons
    .map((lesson, place) => ({ lesson, index: place }))
    .filter((place) => place.index !== index && !done.has(place.lesson.id));
  return open.find((place) => place.index > index) ?? open[0];
}
