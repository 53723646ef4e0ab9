import type { AppThunk } from '@/app/thunk';
import { paths } from '@/paths';
import { authSlice, selectAuthStatus, selectIsSigningIn } from './authSlice';
import type { AuthServices } from './authServices';
import { forgetTyped } from '@/features/auth/forms/tabText';
import { dropExchange } from '@/features/auth/redirects/linkExchange';
import type { NoticeKind } from '@/features/auth/redirects/notices';
import { noticeRaised } from '@/features/auth/redirects/noticeSlice';
import { forgetPendingLink } from '@/features/auth/redirects/pendingLink';
import { forgetPendingRedirects } from '@/features/auth/redirects/pendingRedirect';
import { attempt, type AuthOutcome } from './authOutcome';
import { inTime } from './inTime';
import { sessionIdOf } from './sessionOwner';
import { connect, reconcile } from './sessionSync';
import { tellOfSignOut } from './signOutGuard';

const { callFinished, signOutStarted } = authSlice.actions;

/** How long the service may take to answer a sign-out before the device forgets the session, in milliseconds. */
const timeToTell = 1500;

/** Links, remembered places and what was typed must not reach the next person at this device. */
export function forgetPending(): void {
  forgetPendingLink();
  forgetPendingRedirects();
  forgetTyped();
}

const pendingSignOuts = new WeakMap<AuthServices, Promise<unknown>>();

/** Settles when a sign-out under way no longer touches the session. */
export const pendingSignOut = (services: AuthServices): Promise<unknown> =>
  pendingSignOuts.get(services) ?? Promise.resolve();

/** Notes who is signed in. Returns how to find out whether somebody has signed in since, in another tab. */
const watchSignIns = (): AppThunk<() => boolean> => (_dispatch, _getState, services) => {
  const before = new Set(services.readSessions().map(sessionIdOf));
  return () => services.readSessions().some((session) => !before.has(sessionIdOf(session)));
};

/**
 * Removes the session at once if the page is left while a sign-out is under way. Returns how to stop watching; that is
 * true if the page was left, brought back (by Back), and somebody has signed in meanwhile.
 */
export const signOutOnLeaving = (): AppThunk<() => boolean> => (dispatch, _getState, services) => {
  const tell = dispatch(tellOfSignOut());
  const isSomebodyIn = dispatch(watchSignIns());
  let isLeft = false;
  const leave = () => {
    isLeft = true;
    forgetPending();
    services.noteSignOut();
    if (!isSomebodyIn()) services.purgeSession();
    tell();
    // A late answer of the service must not touch the next session.
    services.renewClient();
  };
  window.addEventListener('pagehide', leave, { once: true });
  return () => {
    window.removeEventListener('pagehide', leave);
    return isLeft && services.hasStoredSession();
  };
};

/** Tells that the sign-out is done, unless somebody has signed in again, or is about to. */
export const finishSignOut =
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
  const isSomebodyIn = dispatch(watchSignIns());
  const { payload: call } = dispatch(signOutStarted());
  forgetPending();
  services.noteSignOut();
  const telling = attempt(async (): Promise<AuthOutcome> => {
    const client = await dispatch(connect());
    // The client would sign out the new session instead.
    if (isSomebodyIn()) return { error: new Error('Somebody has signed in meanwhile.') };
    return client.auth.signOut({ scope: 'local' });
  });
  let isAnothers = false;
  const pending = inTime(telling, timeToTell).then((answer) => {
    isAnothers = stopWatching() || isSomebodyIn();
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
