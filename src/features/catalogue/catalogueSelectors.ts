import { createSelectorCreator, lruMemoize } from '@reduxjs/toolkit';
import { activeFilters, type Filters } from './catalogueFilters';
import { selectCatalogue, selectSort, type CatalogueState } from './catalogueSlice';
import type { CourseSummary } from './course';
import { courses } from './courses';
import { filterCourses } from './filterCourses';
import { filterSuggestions } from './filterSuggestions';

/**
 * What is derived from the catalogue's state. Kept apart from the slice, so that the store, which every page loads,
 * does not import the courses. Only the latest result is cached: the default would keep a list for every text ever
 * typed.
 */
const createSelector = createSelectorCreator({ memoize: lruMemoize, argsMemoize: lruMemoize });

interface WithCatalogue {
  catalogue: CatalogueState;
}

export const selectFilters = createSelector(
  [
    (state: WithCatalogue) => selectCatalogue(state).text,
    (state) => selectCatalogue(state).category,
    (state) => selectCatalogue(state).level,
    (state) => selectCatalogue(state).price,
  ],
  (text, category, level, price): Filters => ({ text, category, level, price }),
);

/** The built-in courses, unless a measurement or a test passes a longer list. */
const listOf = (_state: WithCatalogue, list: readonly CourseSummary[] = courses) => list;

const selectFiltered = createSelector([selectFilters, selectSort, listOf], (filters, sort, list) =>
  filterCourses(list, filters, sort),
);

export const selectVisibleCourses = createSelector([selectFiltered], (filtered) => filtered.courses);

/** How many courses each option would show with the other filters left as they are. */
export const selectOptionCounts = createSelector([selectFiltered], ({ counts }) => counts);

export const selectActiveFilters = createSelector([selectFilters], activeFilters);

/** Which single filter to give up; empty unless nothing is visible. */
export const selectFilterSuggestions = createSelector(
  [selectFilters, selectVisibleCourses, listOf],
  (filters, visible, list) => (visible.length > 0 ? [] : filterSuggestions(list, filters)),
);
