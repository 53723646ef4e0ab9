import { courses } from '@/features/catalogue/courses';
import { paths } from '@/paths';

const fixed = Object.values(paths).filter((path) => typeof path === 'string');
const known = new Set([...fixed, ...courses.map(({ id }) => paths.course(id))]);
if (!__LEARNING__) known.delete(paths.certificateCheck);

/**
 * Returns the known path that differs from an unknown one only in its capitals and in trailing punctuation, which is
 * copied from a sentence and in part encoded by the browser; undefined if there is none.
 */
export function findRightPath(pathname: string): string | undefined {
  const right = pathname.toLowerCase().replace(/(?:\p{P}|%e2%80%[9a][\da-f]|%22|%c2%bb)+$/u, '');
  return known.has(right) ? right : undefined;
}
