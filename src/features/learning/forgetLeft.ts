import type { AppThunk } from '@/app/thunk';
import { readOwnerId } from '@/features/auth/session/sessionOwner';
import { learnersOnDevice } from './deviceStorage';
import { forgetSent } from './forgetSent';

const lockOf = (learnerId: string): string => `aiclub-learner:${learnerId}`;

/**
 * Tells tabs that open meanwhile that this learner is still here, where nothing else does: a session that is not
 * remembered lies in its own tab alone. Returns how to stop.
 */
export const holdPlace =
  (learnerId: string): AppThunk<() => void> =>
  (_dispatch, _getState, services) => {
    let release = () => {};
    // A page that holds a lock is not kept by the browser for Back, so that no other session does.
    if (!services.isSessionInTab() || !('locks' in navigator)) return release;
    const left = new Promise<void>((resolve) => {
      release = resolve;
    });
    navigator.locks.request(lockOf(learnerId), { mode: 'shared' }, () => left).catch(() => undefined);
    return release;
  };

/** Runs the work unless a tab of this learner is open; where tabs cannot be asked, at once. */
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
    // The browser refuses, such as where site data are blocked. Then there are none.
  }
}

/**
 * Takes off this device what the service has as well of everybody whose session has ended without a sign-out, as one
 * does that is not remembered when the browser is closed.
 */
export const forgetLeft = (): AppThunk => (dispatch) => {
  for (const learnerId of learnersOnDevice()) {
    if (learnerId !== dispatch(readOwnerId())) {
      void unlessHere(learnerId, () => dispatch(forgetSent(learnerId)));
    }
  }
};
