import { generatedCatalogue as courses } from '@mocks/service/learning/generatedCatalogue';

function courseAt(isWanted: (course: (typeof courses)[number]) => boolean): (typeof courses)[number] {
  const found = courses.find(isWanted);
  if (!found) throw new Error('The catalogue lacks a course that the exchanges need');
  return found;
}

export const freeCourse = courseAt(({ priceCents }) => priceCents === 0);
export const otherFreeCourse = courseAt(({ priceCents, id }) => priceCents === 0 && id !== freeCourse.id);
export const paidCourse = courseAt(({ priceCents }) => priceCents > 0);
export const unknownCourse = '00000000-0000-4000-8000-00000000c0de';

/** The slug of a lesson; from 1. */
export function lessonOf({ lessons }: (typeof courses)[number], place: number): string {
  const lesson = lessons[place - 1];
  if (!lesson) throw new Error(`There is no lesson ${place}`);
  return lesson.slug;
}

export const completed = (lesson: string) => ({ type: 'completed', lesson });

export const opened = (lesson: string, at: string) => ({ type: 'opened', lesson, at });

/** Completes every lesson of a course. */
export const everyLesson = ({ lessons }: (typeof courses)[number]) =>
  lessons.map(({ slug }) => completed(slug));

export const note = (digit: number): string => `${String(digit).repeat(8)}-0000-4000-8000-000000000000`;
