import { createSlice } from '@reduxjs/toolkit';

interface SearchState {
  isOpen: boolean;
}

const initialState: SearchState = { isOpen: false };

/** Whether the search overlay covers the page. What is typed there is nobody else's business. */
export const searchSlice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    overlayOpened: (state) => {
      state.isOpen = true;
    },
    overlayClosed: (state) => {
      state.isOpen = false;
    },
  },
  selectors: {
    selectIsSearchOpen: (state) => state.isOpen,
  },
});

export const { overlayOpened, overlayClosed } = searchSlice.actions;
export const { selectIsSearchOpen } = searchSlice.selectors;
