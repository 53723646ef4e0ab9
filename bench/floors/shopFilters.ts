import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';

interface Filters {
  text: string;
  category: string;
}

const initialState: Filters = { text: '', category: '' };

export const filtersSlice = createSlice({
  name: 'filters',
  initialState,
  reducers: {
    textChanged: (state, { payload }: PayloadAction<string>) => ({ ...state, text: payload }),
    categoryChosen: (state, { payload }: PayloadAction<string>) => ({ ...state, category: payload }),
  },
});

export const useFilters = () => useSelector((state: { filters: Filters }) => state.filters);

export function useFilterActions() {
  const dispatch = useDispatch();
  const { textChanged, categoryChosen } = filtersSlice.actions;
  return {
    changeText: (text: string) => dispatch(textChanged(text)),
    chooseCategory: (category: string) => dispatch(categoryChosen(category)),
  };
}
