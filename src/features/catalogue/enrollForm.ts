import { rememberPlace, type RememberedPlace } from '@/features/auth/redirects/returnTarget';
import { enrollParameter, paths } from '@/paths';
import type { CourseSummary } from './course';
import { courses } from './courses';

/** The one form of all Enroll Now buttons, by which they lead visitors to the login page before React does. */
export const enrollFormId = 'enroll';

/** What makes a button send that form, with its course. */
export const sendsEnrollForm = ({ id }: Pick<CourseSummary, 'id'>) =>
  ({ type: 'submit', form: enrollFormId, name: enrollParameter, value: id }) as const;

/** What the login page has to remember of an address to which that form has led; undefined for others. */
export function readEnrollForm(search: URLSearchParams): RememberedPlace | undefined {
  const course = courses.find(({ id }) => id === search.get(enrollParameter));
  return course && rememberPlace({ path: paths.course(course.id), enrollTitle: course.title });
}
