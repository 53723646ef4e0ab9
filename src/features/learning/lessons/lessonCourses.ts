/**
 * Lesson ids, in lesson order. A new lesson takes an unused number wherever it is placed: ticks and notes are stored
 * under the ids of lessons, and answers under the ids of blocks, which contain the number, too.
 */
const numbered = (course: string, ...numbers: readonly number[]) =>
  numbers.map((number) => `${course}-${String(number).padStart(2, '0')}`);

interface LessonCourse {
  courseId: string;
  lessonIds: readonly string[];
  /** The prefix of its blocks' ids: they begin with "sha-05-" in the lesson whose id ends with 05. */
  blockPrefix: string;
}

/** The courses with lessons to read here, without the lessons' texts, for screens that do not show them. */
export const lessonCourses: readonly LessonCourse[] = [
  {
    courseId: 'd4c7677b-9c1c-575e-a6a9-bd066167a630',
    lessonIds: numbered('start-here-ai', 1, 2, 3, 4, 5, 6, 7, 8, 9),
    blockPrefix: 'sha',
  },
  {
    courseId: 'd7860bff-a73b-5a33-958d-911e3af9adc1',
    lessonIds: numbered('start-here-business', 1, 2, 3, 4, 5, 6, 7, 8),
    blockPrefix: 'shb',
  },
];

export function lessonIdsOf(courseId: string): readonly string[] | undefined {
  return lessonCourses.find((course) => course.courseId === courseId)?.lessonIds;
}

/** The course of a lesson, and its place in it, from 0. */
export function findLessonPlace(lessonId: string): { courseId: string; index: number } | undefined {
  for (const { courseId, lessonIds } of lessonCourses) {
    const index = lessonIds.indexOf(lessonId);
    if (index >= 0) return { courseId, index };
  }
  return undefined;
}

/** The number of a lesson in its course, from 1. */
export const lessonNumber = (lessonId: string): number => (findLessonPlace(lessonId)?.index ?? 0) + 1;

/** The id of the lesson that contains a block. */
export function lessonOfBlock(blockId: string): string | undefined {
  const [, prefix, number] = /^([a-z]+)-(\d\d)-/.exec(blockId) ?? [];
  const course = lessonCourses.find(({ blockPrefix }) => blockPrefix === prefix);
  return course?.lessonIds.find((id) => id.endsWith(`-${number}`));
}
