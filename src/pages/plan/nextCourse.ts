import type { CourseSummary } from '@/features/catalogue/course';
import { findCourse } from '@/features/catalogue/courses';
import { coursesNeeding } from '@/features/catalogue/prerequisites';
import { lessonCourses } from '@/features/learning/lessons/lessonCourses';

/** The course to suggest after this one: an unfinished one with lessons here, or else one that builds on it. */
export function nextCourse(courseId: string, finished: ReadonlySet<string>): CourseSummary | undefined {
  const unread = lessonCourses.find((other) => other.courseId !== courseId && !finished.has(other.courseId));
  return unread ? findCourse(unread.courseId) : coursesNeeding(courseId)[0];
}
