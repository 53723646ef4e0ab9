import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { overlayClosed, overlayOpened, searchSlice, selectIsSearchOpen } from './searchSlice';

test('the overlay is closed, opens and closes', () => {
  const store = configureStore({ reducer: combineSlices(searchSlice) });
  expect(selectIsSearchOpen(store.getState())).toBe(false);
  store.dispatch(overlayOpened());
  expect(selectIsSearchOpen(store.getState())).toBe(true);
  store.dispatch(overlayClosed());
  expect(selectIsSearchOpen(store.getState())).toBe(false);
});
