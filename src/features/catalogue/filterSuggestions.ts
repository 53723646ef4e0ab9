import { activeFilters, noFilters, type ActiveFilter, type Filters } from './catalogueFilters';
import type { CourseSummary } from './course';
import { filterCourses } from './filterCourses';

export interface FilterSuggestion extends ActiveFilter {
  /** How many courses the list would show without this one filter. */
  count: number;
}

/** Which single filter to remove when nothing matches, the one that brings back the most courses first. */
export const filterSuggestions = (courses: readonly CourseSummary[], filters: Filters): FilterSuggestion[] =>
  activeFilters(filters)
    .map((filter) => {
      const without = { ...filters, [filter.name]: noFilters[filter.name] };
      return { ...filter, count: filterCourses(courses, without, 'popular').courses.length };
    })
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
