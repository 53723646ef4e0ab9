import { configureStore } from '@reduxjs/toolkit';
import type { AuthServices } from '@/features/auth/session/authServices';
import { lazyMiddleware, rootReducer } from './lazyState';

export type RootState = ReturnType<typeof rootReducer>;

/** In milliseconds. On a busy machine the default complains about the machine, not about the state. */
const slowCheck = 1000;

/** A store of its own for each browser page and each test. */
export function makeStore({ services }: { services: AuthServices }) {
  return configureStore({
    reducer: rootReducer,
    devTools: process.env.NODE_ENV === 'development',
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: services },
        serializableCheck: { warnAfter: slowCheck },
        immutableCheck: { warnAfter: slowCheck },
      }).concat(lazyMiddleware.middleware),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
