import { courses } from '@/features/catalogue/courses';
import { paths } from '@/paths';

const fixed = Object.values(paths).filter((path) => typeof path === 'string');
const known: ReadonlySet<string> = new Set([...fixed, ...courses.map(({ id }) => paths.course(id))]);

/** The path of the product that differs from an unknown one in its capitals alone; undefined without one. */
export function findRightCase(pathname: string): string | undefined {
  const right = pathname.toLowerCase();
  return known.has(right) ? right : undefined;
}
