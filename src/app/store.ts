import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { authSlice } from '@/features/auth/session/authSlice';
import { catalogueSlice } from '@/features/catalogue/catalogueSlice';
import { searchSlice } from '@/features/search/searchSlice';
import type { Services } from './thunk';

const rootReducer = combineSlices(authSlice, catalogueSlice, searchSlice);

export type RootState = ReturnType<typeof rootReducer>;

/** In milliseconds. On a busy machine the default complains about the machine, not about the state. */
const slowCheck = 1000;

/** A store of its own for each browser page and each test. */
export function makeStore({
  services,
  preloadedState,
}: {
  services: Services;
  preloadedState?: Partial<RootState>;
}) {
  return configureStore({
    reducer: rootReducer,
    devTools: process.env.NODE_ENV === 'development',
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: services },
        serializableCheck: { warnAfter: slowCheck },
        immutableCheck: { warnAfter: slowCheck },
      }),
    ...(preloadedState && { preloadedState }),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
