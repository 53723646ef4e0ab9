import { type LoaderFunctionArgs, replace } from 'react-router-dom';
import type { Course, CourseSummary } from '@/features/catalogue/course';
import { findCourse } from '@/features/catalogue/courses';
import { loadCourse } from '@/features/catalogue/loadCourse';
import { paths } from '@/paths';

type LoadedCourse = Course | undefined;

export interface CourseData {
  summary: CourseSummary;
  /** In the browser it may still be loading; the page does not wait for it. */
  course: LoadedCourse | Promise<LoadedCourse>;
}

const loadedCourses = new Map<string, Promise<LoadedCourse>>();

/** Returns the same promise for every visit, so that a loaded course is drawn at once; forgets one that failed. */
function loadOnce(id: string): Promise<LoadedCourse> {
  const known = loadedCourses.get(id);
  if (known) return known;
  const course = loadCourse(id);
  loadedCourses.set(id, course);
  course.catch(() => loadedCourses.delete(id));
  return course;
}

/**
 * Prerendering, and hydrating a prerendered page, wait for the whole course: a half-hydrated page could not answer
 * presses in its other half.
 */
const isWholeFromTheStart = ({ url }: Request): boolean =>
  typeof document === 'undefined' ||
  document.getElementById('root')?.dataset['page'] === new URL(url).pathname;

/** What the page of one course shows; null for an unknown id. */
export async function courseLoader({
  params,
  request,
}: LoaderFunctionArgs): Promise<CourseData | Response | null> {
  const id = params['id'] ?? '';
  const summary = findCourse(id);
  if (!summary) {
    // A link copied from a sentence may include its full stop or bracket.
    const meant = findCourse(id.replace(/\p{P}+$/u, ''));
    return meant ? replace(paths.course(meant.id)) : null;
  }
  const course = loadOnce(summary.id);
  if (!isWholeFromTheStart(request)) return { summary, course };
  const [result] = await Promise.allSettled([course]);
  return { summary, course: result.status === 'fulfilled' ? result.value : course };
}
