/** The courses that can be worked through here, with their lessons in order; without a word of theirs. */
export const lessonCourses: readonly { courseId: string; lessonIds: readonly string[] }[] = [
  {
    courseId: 'd4c7677b-9c1c-575e-a6a9-bd066167a630',
    lessonIds: [
      'start-here-ai-01',
      'start-here-ai-02',
      'start-here-ai-03',
      'start-here-ai-04',
      'start-here-ai-05',
      'start-here-ai-06',
      'start-here-ai-07',
      'start-here-ai-08',
      'start-here-ai-09',
    ],
  },
  {
    courseId: 'd7860bff-a73b-5a33-958d-911e3af9adc1',
    lessonIds: [
      'start-here-business-01',
      'start-here-business-02',
      'start-here-business-03',
      'start-here-business-04',
      'start-here-business-05',
      'start-here-business-06',
      'start-here-business-07',
      'start-here-business-08',
    ],
  },
];

/** Undefined for a course without lessons to read here. */
export const lessonIdsOf = (courseId: string): readonly string[] | undefined =>
  lessonCourses.find((course) => course.courseId === courseId)?.lessonIds;

/** The course of a lesson, and its place there, from 0. */
export function findLessonPlace(lessonId: string): { courseId: string; index: number } | undefined {
  for (const { courseId, lessonIds } of lessonCourses) {
    const index = lessonIds.indexOf(lessonId);
    if (index >= 0) return { courseId, index };
  }
  return undefined;
}
