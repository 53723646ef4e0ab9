import { createSelector, createSlice, lruMemoize, type PayloadAction } from '@reduxjs/toolkit';
import {
  activeFilters,
  noFilters,
  type FilterName,
  type Filters,
  type Sort,
  type View,
} from './catalogueFilters';
import { courses } from './courses';
import { filterCourses } from './filterCourses';
import { rescueFilters } from './rescueFilters';

export interface CatalogueState extends Filters {
  sort: Sort;
  view: View;
}

export const initialCatalogue: CatalogueState = { ...noFilters, sort: 'popular', view: 'grid' };

/** Only the latest result is kept; the default would remember the list for every text ever typed. */
const latestOnly = { memoize: lruMemoize, argsMemoize: lruMemoize } as const;

const filtersOf = createSelector(
  [
    ({ text }: CatalogueState) => text,
    ({ category }: CatalogueState) => category,
    ({ level }: CatalogueState) => level,
    ({ price }: CatalogueState) => price,
  ],
  (text, category, level, price): Filters => ({ text, category, level, price }),
  latestOnly,
);

const filtered = createSelector(
  [filtersOf, ({ sort }: CatalogueState) => sort],
  (filters, sort) => filterCourses(courses, filters, sort),
  latestOnly,
);

/** What the visitor has chosen to see. The courses themselves are data, not state. */
export const catalogueSlice = createSlice({
  name: 'catalogue',
  initialState: initialCatalogue,
  reducers: {
    textTyped: (state, { payload }: PayloadAction<string>) => {
      state.text = payload;
    },
    categoryChosen: (state, { payload }: PayloadAction<Filters['category']>) => {
      state.category = payload;
    },
    levelChosen: (state, { payload }: PayloadAction<Filters['level']>) => {
      state.level = payload;
    },
    priceChosen: (state, { payload }: PayloadAction<Filters['price']>) => {
      state.price = payload;
    },
    sortChosen: (state, { payload }: PayloadAction<Sort>) => {
      state.sort = payload;
    },
    viewChosen: (state, { payload }: PayloadAction<View>) => {
      state.view = payload;
    },
    filterRemoved: (state, { payload }: PayloadAction<FilterName>) => ({
      ...state,
      [payload]: noFilters[payload],
    }),
    filtersCleared: (state) => ({ ...state, ...noFilters }),
    /** Undo: the filters are again what they were. */
    filtersRestored: (state, { payload }: PayloadAction<Filters>) => ({ ...state, ...payload }),
    /** The page was opened, or moved through history, at an address that says all of this. */
    addressFollowed: (_state, { payload }: PayloadAction<CatalogueState>) => payload,
  },
  selectors: {
    selectCatalogue: (state) => state,
    selectFilters: filtersOf,
    selectSort: (state) => state.sort,
    selectView: (state) => state.view,
    selectVisibleCourses: (state) => filtered(state).courses,
    selectOptionCounts: (state) => filtered(state).counts,
    selectTotalCount: () => courses.length,
    selectActiveFilters: createSelector([filtersOf], activeFilters, latestOnly),
    selectRescues: createSelector(
      [filtersOf, filtered],
      (filters, { courses: visible }) => (visible.length > 0 ? [] : rescueFilters(courses, filters)),
      latestOnly,
    ),
  },
});

export const {
  textTyped,
  categoryChosen,
  levelChosen,
  priceChosen,
  sortChosen,
  viewChosen,
  filterRemoved,
  filtersCleared,
  filtersRestored,
  addressFollowed,
} = catalogueSlice.actions;

export const {
  selectCatalogue,
  selectFilters,
  selectSort,
  selectView,
  selectVisibleCourses,
  selectOptionCounts,
  selectTotalCount,
  selectActiveFilters,
  selectRescues,
} = catalogueSlice.selectors;
