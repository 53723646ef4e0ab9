import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { noFilters, type FilterName, type Filters, type Sort, type View } from './catalogueFilters';

export interface CatalogueState extends Filters {
  sort: Sort;
  view: View;
}

export const initialCatalogue: CatalogueState = { ...noFilters, sort: 'popular', view: 'grid' };

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
    /** Undo: the filters are what they were before. */
    filtersRestored: (state, { payload }: PayloadAction<Filters>) => ({ ...state, ...payload }),
    /** The page was opened at an address that gives the whole state, or history led there. */
    addressFollowed: (_state, { payload }: PayloadAction<CatalogueState>) => payload,
  },
  selectors: {
    selectCatalogue: (state) => state,
    selectSort: (state) => state.sort,
    selectView: (state) => state.view,
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

export const { selectCatalogue, selectSort, selectView } = catalogueSlice.selectors;
