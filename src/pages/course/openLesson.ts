import type { Course, CourseSummary, CurriculumLesson } from '@/features/catalogue/course';
import { lessonIdsOf } from '@/features/learning/lessons/lessonCourses';

/** The id of the lesson that anybody may read: the first of a free course with lessons here. */
export const openLessonId = ({ id, price }: CourseSummary): string | undefined =>
  __LEARNING__ && price === 0 ? lessonIdsOf(id)?.[0] : undefined;

export const openLessonOf = (course: Course): CurriculumLesson | undefined => {
  const lessonId = openLessonId(course);
  return course.curriculum.find(({ id }) => id === lessonId);
};
