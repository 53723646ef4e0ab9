import { noFilters } from '@/features/catalogue/catalogueFilters';
import type { CourseSummary } from '@/features/catalogue/course';
import { courses as builtIn } from '@/features/catalogue/courses';
import { filterCourses } from '@/features/catalogue/filterCourses';
import { sampleCourses } from '@/features/catalogue/sampleCourses';

/**
 * Measures one keystroke in the catalogue's search box against the usual implementation. Times depend on the machine;
 * compare the ratios.
 */

const queries = ['p', 'pr', 'pro', 'prom', 'promp', 'prompt', 'prompting', 'zzz', 'calm', 'ada'];

const naive = (courses: readonly CourseSummary[], text: string): CourseSummary[] =>
  courses
    .filter(({ title, shortDescription, instructor }) =>
      [title, shortDescription, instructor.name].some((field) =>
        field.toLowerCase().includes(text.toLowerCase()),
      ),
    )
    .sort((one, other) => other.rating - one.rating || other.reviewsCount - one.reviewsCount);

const ours = (courses: readonly CourseSummary[], text: string): readonly CourseSummary[] =>
  filterCourses(courses, { ...noFilters, text }, 'rating').courses;

/** The median of many runs, in milliseconds per query. */
function measure(search: typeof naive | typeof ours, courses: readonly CourseSummary[]): number {
  const runs = courses.length > 10_000 ? 15 : 60;
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    for (const query of queries) search(courses, query);
    return (performance.now() - start) / queries.length;
  });
  return times.toSorted((one, other) => one - other)[Math.floor(runs / 2)] ?? NaN;
}

const column = (text: string | number): string => String(text).padStart(12);

console.log(['courses', 'first use', 'naive', 'ours', 'naive/ours'].map(column).join(''));
for (const courses of [builtIn, sampleCourses(1000), sampleCourses(10_000), sampleCourses(100_000)]) {
  const start = performance.now();
  ours(courses, '');
  const firstUse = performance.now() - start;
  const naiveTime = measure(naive, courses);
  const ourTime = measure(ours, courses);
  const milliseconds = [firstUse, naiveTime, ourTime].map((time) => `${time.toFixed(3)} ms`);
  console.log([courses.length, ...milliseconds, (naiveTime / ourTime).toFixed(1)].map(column).join(''));
}
