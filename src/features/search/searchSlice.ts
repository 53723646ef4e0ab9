import { createSlice } from '@reduxjs/toolkit';

interface SearchState {
  isOpen: boolean;
}

const initialState: SearchState = { isOpen: false };

/** Whether the search overlay is open. The typed text is local to the overlay, because nothing else needs it. */
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
