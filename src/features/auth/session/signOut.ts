import type { AppThunk } from '@/app/thunk';
import { paths } from '@/paths';
import { authSlice, selectAuthStatus, selectIsSigningIn } from './authSlice';
import type { AuthServices } from './authServices';
import { forgetTyped } from '@/features/auth/forms/tabText';
import { dropExchange } from '@/features/auth/redirects/linkExchange';
import { type NoticeKind, noticeRaised } from '@/features/auth/redirects/noticeSlice';
import { forgetPendingLink } from '@/features/auth/redirects/pendingLink';
import { forgetPendingRedirects } from '@/features/auth/redirects/pendingRedirect';
import { attempt, type AuthOutcome } from './authOutcome';
import { callForAccount } from './callForAccount';
import { inTime } from './inTime';
import { readOwnerId } from './sessionOwner';
import { connect, reconcile } from './sessionSync';
import { tellOfSignOut } from './signOutGuard';

const { callFinished, signOutStarted } = authSlice.actions;

/** Longest time the service is given to hear of a sign-out before the device forgets the session. */
const timeToTell = 1500;

/** Links, ways back and what was typed are for whoever began with them, and not for the next one at this device. */
function forgetPending(): void {
  forgetPendingLink();
  forgetPendingRedirects();
  forgetTyped();
}

const pendingSignOuts = new WeakMap<AuthServices, Promise<unknown>>();

/** Settles when a sign-out under way no longer touches the session. */
export const pendingSignOut = (services: AuthServices): Promise<unknown> =>
  pendingSignOuts.get(services) ?? Promise.resolve();

/**
 * Whoever leaves the page while a sign-out is on its way takes the session off this device with it. Returns how to
 * stop, which is true where somebody has signed in since: Back may bring a page that was left.
 */
export const signOutOnLeaving = (): AppThunk<() => boolean> => (dispatch, _getState, services) => {
  const tell = dispatch(tellOfSignOut());
  let isLeft = false;
  const leave = () => {
    isLeft = true;
    forgetPending();
    services.noteSignOut();
    services.purgeSession();
    tell();
    // What the service still answers must not touch the session that comes next.
    services.renewClient();
  };
  window.addEventListener('pagehide', leave, { once: true });
  return () => {
    window.removeEventListener('pagehide', leave);
    return isLeft && services.hasStoredSession();
  };
};

/** Nobody is told of a sign-out that ends when somebody has signed in again, or is about to. */
const finishSignOut =
  (callId: string, notice: NoticeKind): AppThunk =>
  (dispatch, getState) => {
    dispatch(callFinished(callId));
    const isSignedIn = selectAuthStatus(getState()) === 'authenticated' || selectIsSigningIn(getState());
    if (!isSignedIn) dispatch(noticeRaised({ kind: notice, page: paths.home }));
  };

/**
 * Signs this device out, whatever the network does: the screen changes at once, the service has 1.5 s to
 * be told, then the session is removed. Removing it earlier would leave nothing to tell the service with.
 */
export const signOut = (): AppThunk<Promise<AuthOutcome>> => async (dispatch, _getState, services) => {
  const tell = dispatch(tellOfSignOut());
  const stopWatching = dispatch(signOutOnLeaving());
  const { payload: call } = dispatch(signOutStarted());
  forgetPending();
  services.noteSignOut();
  const telling = attempt(async (): Promise<AuthOutcome> => {
    const client = await dispatch(connect());
    return client.auth.signOut({ scope: 'local' });
  });
  let isAnothers = false;
  const pending = inTime(telling, timeToTell).then((answer) => {
    isAnothers = stopWatching();
    if (!isAnothers) services.purgeSession();
    tell();
    if (!answer) services.renewClient();
    dispatch(dropExchange());
    return answer ?? { error: new Error('The service was not reached in time.') };
  });
  pendingSignOuts.set(services, pending);
  const outcome = await pending;
  dispatch(finishSignOut(call.id, outcome.error ? 'signedOutUnreached' : 'signedOut'));
  if (isAnothers) dispatch(reconcile());
  return outcome;
};

/**
 * Ends every session of an account. Unless the service confirms it, nothing changes here either. Of a session that has
 * ended already the client says that all have ended, although the service has ended none; `callForAccount` asks first
 * whether it still holds.
 */
export const signOutEverywhere =
  (userId: string): AppThunk<Promise<AuthOutcome>> =>
  async (dispatch, _getState, services) => {
    const outcome = await dispatch(
      callForAccount(userId, (client) => client.auth.signOut({ scope: 'global' })),
    );
    if (outcome.error) return outcome;
    const ownerId = dispatch(readOwnerId());
    // Somebody else has signed in in another tab meanwhile.
    if (ownerId !== null && ownerId !== userId) return outcome;
    const tell = dispatch(tellOfSignOut());
    const { payload: call } = dispatch(signOutStarted());
    forgetPending();
    services.noteSignOut();
    services.purgeSession();
    tell();
    dispatch(dropExchange());
    dispatch(finishSignOut(call.id, 'signedOutEverywhere'));
    return outcome;
  };
