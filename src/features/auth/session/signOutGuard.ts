import type { AppThunk, Services } from '@/app/thunk';

export interface SignOutGuard {
  /** Asks before a sign-out; resolves to false if they stay. Null: there is nothing to ask. */
  ask: () => Promise<boolean> | null;
  /** Resolves, within seconds, once `ask` knows whether there is something to ask. Null: it does now. */
  whenReady?: () => Promise<unknown> | null;
  /** Once the session has been taken off this device. */
  onSignedOut: () => void;
}

const guards = new WeakMap<Services, SignOutGuard>();

/** From now on, signing out asks the guard first, and tells it when it is done. Returns how to stop. */
export const guardSignOut =
  (guard: SignOutGuard): AppThunk<() => void> =>
  (_dispatch, _getState, services) => {
    guards.set(services, guard);
    return () => {
      if (guards.get(services) === guard) guards.delete(services);
    };
  };

/** Null where signing out can ask at once. */
export const whenQuestionIsReady =
  (): AppThunk<Promise<unknown> | null> => (_dispatch, _getState, services) =>
    guards.get(services)?.whenReady?.() ?? null;

/** Null where nobody needs to be asked, so that signing out waits for nothing. */
export const askBeforeSignOut = (): AppThunk<Promise<boolean> | null> => (_dispatch, _getState, services) =>
  guards.get(services)?.ask() ?? null;

/** Returns how to tell the current guard that this sign-out is done: by then it may be unregistered. */
export const tellOfSignOut = (): AppThunk<() => void> => (_dispatch, _getState, services) => {
  const guard = guards.get(services);
  return () => guard?.onSignedOut();
};
