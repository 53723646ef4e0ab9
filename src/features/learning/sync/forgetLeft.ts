import type { AppThunk } from '@/app/thunk';
import { hasSession } from '@/features/auth/session/sessionOwner';
import { learnersOnDevice } from '@/features/learning/device/deviceStorage';
import { forgetSent } from './forgetSent';

const lockOf = (learnerId: string): string => `aiclub-learner:${learnerId}`;

/**
 * Holds a lock that tells newly opened tabs that this learner is still here, where the session is not remembered and
 * so visible in its own tab only. Returns a function that releases the lock.
 */
export const holdPlace =
  (learnerId: string): AppThunk<() => void> =>
  (_dispatch, _getState, services) => {
    let release = () => {};
    // No other session takes the lock: a page that holds one is kept out of the back/forward cache.
    if (!services.isSessionInTab() || !('locks' in navigator)) return release;
    const left = new Promise<void>((resolve) => {
      release = resolve;
    });
    navigator.locks.request(lockOf(learnerId), { mode: 'shared' }, () => left).catch(() => undefined);
    return release;
  };

/** Runs the work unless a tab of this learner is open; without the Web Locks API, runs it at once. */
async function unlessHere(learnerId: string, work: () => void): Promise<void> {
  if (!('locks' in navigator)) {
    work();
    return;
  }
  try {
    await navigator.locks.request(lockOf(learnerId), { ifAvailable: true }, (lock) => {
      if (lock) work();
    });
  } catch {
    // The browser refuses locks, such as where site data is blocked. Then there is no data.
  }
}

/**
 * Removes from this device what the service has as well, for every learner whose session has ended without a sign-out,
 * as an unremembered session does when the browser is closed.
 */
export const forgetLeft = (): AppThunk => (dispatch) => {
  for (const learnerId of learnersOnDevice()) {
    if (!dispatch(hasSession(learnerId))) {
      void unlessHere(learnerId, () => dispatch(forgetSent(learnerId)));
    }
  }
};
