import type { AppThunk, Services } from '@/app/thunk';

/** Asks whoever wants to sign out; resolves to false where they stay. Null: there is nothing to ask. */
export type SignOutGuard = () => Promise<boolean> | null;

const guards = new WeakMap<Services, SignOutGuard>();

/** From now on signing out asks first. Returns how to stop. */
export const guardSignOut =
  (guard: SignOutGuard): AppThunk<() => void> =>
  (_dispatch, _getState, services) => {
    guards.set(services, guard);
    return () => {
      if (guards.get(services) === guard) guards.delete(services);
    };
  };

/** Null where nobody needs to be asked, so that signing out waits for nothing. */
export const askBeforeSignOut = (): AppThunk<Promise<boolean> | null> => (_dispatch, _getState, services) =>
  guards.get(services)?.() ?? null;
