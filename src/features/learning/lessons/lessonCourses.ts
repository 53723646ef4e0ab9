const numbered = (course: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${course}-${String(index + 1).padStart(2, '0')}`);

/** The courses with lessons to read here, without a word of them: for screens that do not show any. */
export const lessonCourses: readonly { courseId: string; lessonIds: readonly string[] }[] = [
  { courseId: 'd4c7677b-9c1c-575e-a6a9-bd066167a630', lessonIds: numbered('start-here-ai', 9) },
  { courseId: 'd7860bff-a73b-5a33-958d-911e3af9adc1', lessonIds: numbered('start-here-business', 8) },
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
