import { type LoaderFunctionArgs, replace } from 'react-router-dom';
import type { Course, CourseSummary } from '@/features/catalogue/course';
import { findCourse } from '@/features/catalogue/courses';
import { loadCourse } from '@/features/catalogue/loadCourse';
import { paths } from '@/paths';

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

/**
 * A page that is written when the product is built, and one that was served that way, is taken in one
 * piece: half of it could not yet answer to what a visitor presses.
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
    // A link that is copied from a sentence may bring its full stop or bracket along.
    const meant = findCourse(id.replace(/\p{P}+$/u, ''));
    return meant ? replace(paths.course(meant.id)) : null;
  }
  const course = loadOnce(summary.id);
  if (!isWholeFromTheStart(request)) return { summary, course };
  const [result] = await Promise.allSettled([course]);
  return { summary, course: result.status === 'fulfilled' ? result.value : course };
}
