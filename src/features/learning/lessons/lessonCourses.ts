/**
 * The ids of the lessons in their order. A new lesson takes a free number wherever it stands: ticks and notes lie under
 * the ids of the others, and answers under those of their blocks, which hold the number, too.
 */
const numbered = (course: string, ...numbers: readonly number[]) =>
  numbers.map((number) => `${course}-${String(number).padStart(2, '0')}`);

interface LessonCourse {
  courseId: string;
  lessonIds: readonly string[];
  /** How the ids of its blocks begin: in the lesson whose id ends with 05 with "sha-05-". */
  blockPrefix: string;
}

/** The courses with lessons to read here, without a word of them: for screens that do not show any. */
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

/** Its place as people count it, from 1. */
export const lessonNumber = (lessonId: string): number => (findLessonPlace(lessonId)?.index ?? 0) + 1;

/** The lesson in which a block stands. */
export function lessonOfBlock(blockId: string): string | undefined {
  const [, prefix, number] = /^([a-z]+)-(\d\d)-/.exec(blockId) ?? [];
  const course = lessonCourses.find(({ blockPrefix }) => blockPrefix === prefix);
  return course?.lessonIds.find((id) => id.endsWith(`-${number}`));
}
