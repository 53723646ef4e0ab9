import type { AppThunk } from '@/app/thunk';
import { paths } from '@/paths';
import { authSlice, selectAuthStatus, selectIsSigningIn, selectOwnerId, selectSession } from './authSlice';
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
import { isCurrent, type StoredSession } from './storedSession';
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

/**
 * Browsers deliver what other tabs store as tasks. A page that was busy, such as with drawing the home page, would read
 * what was stored before, and remove what is stored now.
 */
const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

const pendingSignOuts = new WeakMap<AuthServices, Promise<unknown>>();

/** Settles when a sign-out under way no longer touches the session. */
export const pendingSignOut = (services: AuthServices): Promise<unknown> =>
  pendingSignOuts.get(services) ?? Promise.resolve();

/** What happens on this device from the press of Logout until the session is gone. */
export interface SignOutWatch {
  /** Whose session it is at the press. */
  ownerId: string | null;
  /** Whether somebody has signed in since, in another tab. */
  isSomebodyIn: () => boolean;
  /** Whether the session of this tab is theirs. One that lies in this tab alone stays its own. */
  isReplaced: () => boolean;
  /** Tells the guard of the press that the sign-out is done. */
  tell: () => void;
  stop: () => void;
}

/**
 * The sessions that a press of Logout is meant for. Not a session that another tab has just stored and that this page does
 * not show yet. One that has run out counts, though: the page may never show it, and nothing else would remove it.
 */
const sessionsToEnd = (): AppThunk<Set<string | undefined>> => (_dispatch, getState, services) => {
  const ids = new Set(services.readSessions().map(sessionIdOf));
  const shownId = selectSession(getState())?.id;
  const own = services.readSession();
  if (shownId !== undefined && own && isCurrent(own) && sessionIdOf(own) !== shownId) {
    ids.delete(sessionIdOf(own));
  }
  return ids;
};

/** Begins with the press of Logout. If the page is left before the sign-out has ended, the session is removed at once. */
export const watchSignOut = (): AppThunk<SignOutWatch> => (dispatch, getState, services) => {
  const before = dispatch(sessionsToEnd());
  const isNew = (session: StoredSession) => !before.has(sessionIdOf(session));
  const isSomebodyIn = () => services.readSessions().some(isNew);
  const tell = dispatch(tellOfSignOut());
  const leave = () => {
    forgetPending();
    services.noteSignOut();
    if (!isSomebodyIn()) services.purgeSession();
    tell();
    // A late answer of the service must not touch the next session.
    services.renewClient();
  };
  window.addEventListener('pagehide', leave);
  return {
    ownerId: selectOwnerId(getState()),
    isSomebodyIn,
    isReplaced: () => {
      const own = services.readSession();
      return own !== undefined && isNew(own);
    },
    tell,
    stop: () => window.removeEventListener('pagehide', leave),
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

/** Shows the session that has begun meanwhile. If it is of the same account, nothing else would tell that it goes on. */
const showNewSession =
  (ownerId: string | null): AppThunk =>
  (dispatch, getState) => {
    dispatch(reconcile());
    const isSame = ownerId !== null && selectOwnerId(getState()) === ownerId;
    if (isSame) dispatch(noticeRaised({ kind: 'stillSignedIn', page: paths.home }));
  };

/**
 * Signs this device out, whatever the network does: the screen changes at once, the service has 1.5 s to
 * be told, then the session is removed. Removing it earlier would leave nothing to tell the service with.
 */
const leaveSession =
  ({ ownerId, isSomebodyIn, isReplaced, tell, stop }: SignOutWatch): AppThunk<Promise<AuthOutcome>> =>
  async (dispatch, _getState, services) => {
    const { payload: call } = dispatch(signOutStarted());
    forgetPending();
    // Otherwise its answer could sign in again while the service is being told.
    dispatch(dropExchange());
    services.noteSignOut();
    const telling = attempt(async (): Promise<AuthOutcome> => {
      const client = await dispatch(connect());
      // Renews an expired session. While signing out the client would do that, too, without looking whose session is
      // stored afterwards.
      await client.auth.getSession();
      await nextTask();
      // The client would sign out the new session instead.
      if (isReplaced()) return { error: new Error('Somebody has signed in meanwhile.') };
      return client.auth.signOut({ scope: 'local' });
    });
    let isAnothers = false;
    const pending = inTime(telling, timeToTell).then((answer) => {
      stop();
      isAnothers = isSomebodyIn();
      if (!isAnothers) services.purgeSession();
      tell();
      if (!answer) services.renewClient();
      return answer ?? { error: new Error('The service was not reached in time.') };
    });
    pendingSignOuts.set(services, pending);
    const outcome = await pending;
    dispatch(finishSignOut(call.id, outcome.error ? 'signedOutUnreached' : 'signedOut'));
    if (isAnothers) dispatch(showNewSession(ownerId));
    return outcome;
  };

/** Signs out whoever was signed in when the watch began, but nobody who has taken their place since. */
export const signOut =
  (watch: SignOutWatch): AppThunk<Promise<AuthOutcome>> =>
  async (dispatch) => {
    if (!watch.isReplaced()) return dispatch(leaveSession(watch));
    forgetPending();
    watch.stop();
    watch.tell();
    dispatch(showNewSession(watch.ownerId));
    return { error: null };
  };
