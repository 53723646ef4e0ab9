import type { RememberedPlace } from '@/features/auth/redirects/returnTarget';
import { enrollParameter, paths } from '@/paths';
import type { CourseSummary } from './course';
import { courses } from './courses';

/** The one form of all Enroll Now buttons, which sends visitors to the login page before the page is hydrated. */
export const enrollFormId = 'enroll';

/** The props that make a button submit that form with its course. */
export const sendsEnrollForm = ({ id }: Pick<CourseSummary, 'id'>) =>
  ({ type: 'submit', form: enrollFormId, name: enrollParameter, value: id }) as const;

/** What the login page has to remember when that form led to it; undefined otherwise. */
export function readEnrollForm(search: URLSearchParams): RememberedPlace | undefined {
  const course = courses.find(({ id }) => id === search.get(enrollParameter));
  return course && { from: paths.course(course.id), enrollTitle: course.title };
}
