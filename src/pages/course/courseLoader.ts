import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Course, CourseSummary } from '@/features/catalogue/course';
import { findCourse } from '@/features/catalogue/courses';
import { loadCourse } from '@/features/catalogue/loadCourse';

type LoadedCourse = Course | undefined;

export interface CourseData {
  summary: CourseSummary;
  /** In the browser it may still be on its way, so that the page need not wait for it. */
  course: LoadedCourse | Promise<LoadedCourse>;
}

const loadedCourses = new Map<string, Promise<LoadedCourse>>();

/** The same promise for every visit, so that a known course is drawn at once; a failed one is forgotten. */
function loadOnce(id: string): Promise<LoadedCourse> {
  const known = loadedCourses.get(id);
  if (known) return known;
  const course = loadCourse(id);
  loadedCourses.set(id, course);
  course.catch(() => loadedCourses.delete(id));
  return course;
}

/** What the page of one course shows; null for an unknown id. */
export async function courseLoader({ params }: LoaderFunctionArgs): Promise<CourseData | null> {
  const summary = findCourse(params['id'] ?? '');
  if (!summary) return null;
  const course = loadOnce(summary.id);
  // A static page is written in one go; there is no later.
  return { summary, course: typeof document === 'undefined' ? await course : course };
}
