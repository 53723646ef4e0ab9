import { business } from '@/content/business';
import { categories, type Category } from '@/features/catalogue/categories';
import { noFilters } from '@/features/catalogue/catalogueFilters';
import type { CourseSummary } from '@/features/catalogue/course';
import { filterCourses } from '@/features/catalogue/filterCourses';

export interface SearchGroup {
  category: Category;
  courses: readonly CourseSummary[];
}

/** What the overlay offers before anything is typed. */
export const popularCourses = (courses: readonly CourseSummary[]): readonly CourseSummary[] =>
  courses.slice(0, business.popularInSearch);

/** Courses with the query in title, short description or instructor, most popular first; none for a blank query. */
export const searchCourses = (courses: readonly CourseSummary[], query: string): readonly CourseSummary[] =>
  query.trim() ? filterCourses(courses, { ...noFilters, text: query }, 'popular').courses : [];

/** The same courses under their categories, in the order of the categories, without empty groups. */
export const groupByCategory = (courses: readonly CourseSummary[]): SearchGroup[] =>
  categories
    .map(({ slug }) => ({ category: slug, courses: courses.filter(({ category }) => category === slug) }))
    .filter((group) => group.courses.length > 0);
