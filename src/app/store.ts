import { configureStore } from '@reduxjs/toolkit';
import type { AuthServices } from '@/features/auth/session/authServices';
import { lazyMiddleware, rootReducer } from './rootReducer';

export type RootState = ReturnType<typeof rootReducer>;

/** In milliseconds. With the default, warnings on a busy machine are about the machine, not about the state. */
const slowCheck = 1000;

/** Each browser page and each test has a store of its own. */
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
