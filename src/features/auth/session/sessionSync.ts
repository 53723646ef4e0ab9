import type { AuthChangeEvent, Session, SupabaseClient } from '@supabase/supabase-js';
import type { AppThunk, Services } from '@/app/thunk';
import { authSlice, selectHasPendingCall, selectIsSigningOut, selectLastUserId } from './authSlice';
import { type CurrentUser, toCurrentUser } from './currentUser';
import { isTypedByMember, changeTabOwner } from '@/features/auth/forms/tabText';
import { selectIsCheckingLink, selectIsLinkAnswerDue } from '@/features/auth/redirects/linkSlice';
import { noticeRaised } from '@/features/auth/redirects/noticeSlice';
import { forgetPendingRedirect } from '@/features/auth/redirects/pendingRedirect';
import { ownerOf, sessionIdOf } from './sessionOwner';
import { isCurrent, type StoredSession } from './storedSession';

const { lookupStarted, sessionChanged, sessionEnded, sessionLeftUnconfirmed, sessionNotFound } =
  authSlice.actions;

/** How long a page waits for the account service before it says so. */
const timeout = 3000;

const followed = new WeakSet<SupabaseClient>();

/** The look-up under way. An older one must not change anything any more. */
const latestLookup = new WeakMap<Services, object>();

const adopt =
  (session: StoredSession, user: unknown): AppThunk =>
  (dispatch, getState, services) => {
    const before = selectLastUserId(getState());
    // Somebody who signs in on this page need not be told.
    const isUnasked = !selectHasPendingCall(getState()) && !selectIsLinkAnswerDue(getState());
    dispatch(
      sessionChanged({
        user: toCurrentUser(user),
        isUnasked,
        session: {
          id: sessionIdOf(session),
          expiresAt: session.expires_at,
          type: session.token_type,
          isRecovery: services.isRecovery(session),
        },
      }),
    );
    const after = selectLastUserId(getState());
    const losesTyped = isTypedByMember();
    if (after !== null) changeTabOwner(after);
    if (before === null || before === after || !isUnasked) return;
    // The way back from a provider was for the account before.
    forgetPendingRedirect('provider');
    dispatch(noticeRaised({ kind: losesTyped ? 'accountChanged' : 'otherSignedIn', page: null }));
  };

/** Adopts a session from the client or from the answer to a call, if it is the one in this tab's storage. */
export const adoptIfKept =
  (session: Session): AppThunk =>
  (dispatch, _getState, services) => {
    const own = services.readSession();
    if (own?.access_token === session.access_token) dispatch(adopt(own, session.user));
  };

/** Nobody is signed in. The session may also have ended while no page was open. */
const becomeAnonymous =
  (how: ReturnType<typeof sessionEnded | typeof sessionNotFound>): AppThunk =>
  (dispatch) => {
    dispatch(how);
    if (changeTabOwner(null)) dispatch(noticeRaised({ kind: 'letterGone', page: null }));
  };

/** A session is stored, but nobody knows whether it is still good. */
const waitForService =
  (own: StoredSession): AppThunk =>
  (dispatch) => {
    const owner = ownerOf(own);
    if (owner && changeTabOwner(owner.id)) dispatch(noticeRaised({ kind: 'letterGone', page: null }));
    dispatch(sessionLeftUnconfirmed(owner));
  };

/**
 * One event of the client. Events reach every tab, so an event counts only if it agrees with this tab's own storage:
 * a session that is not stored here belongs to another tab, or was signed out meanwhile.
 */
const handleAuthEvent =
  (event: AuthChangeEvent, session: Session | null): AppThunk =>
  (dispatch, getState, services) => {
    if (selectIsSigningOut(getState())) return;
    const { status } = getState().auth;
    const own = services.readSession();
    if (session) {
      dispatch(adoptIfKept(session));
    } else if (own) {
      // Nothing could be confirmed, but nothing was refused either.
      if (event === 'INITIAL_SESSION' && status === 'loading') dispatch(waitForService(own));
      // This tab's session has ended; the device may hold another tab's.
      if (event === 'SIGNED_OUT') dispatch(reconcile());
    } else if (event === 'SIGNED_OUT' && status !== 'anonymous') {
      dispatch(becomeAnonymous(sessionEnded()));
    } else if (status !== 'anonymous') {
      dispatch(becomeAnonymous(sessionNotFound()));
    }
  };

/** The client, with its events flowing into the store. */
export const connect = (): AppThunk<Promise<SupabaseClient>> => async (dispatch, _getState, services) => {
  const client = await services.getClient();
  if (!followed.has(client)) {
    followed.add(client);
    // A listener that throws would make the very call fail that caused the event.
    client.auth.onAuthStateChange((event, session) => {
      try {
        dispatch(handleAuthEvent(event, session));
      } catch (error) {
        reportError(error);
      }
    });
  }
  return client;
};

/** Asks the client about the stored session. After `timeout`, or without a client, what is stored decides. */
const askForSession = (): AppThunk => (dispatch, getState, services) => {
  const lookup = {};
  latestLookup.set(services, lookup);
  const giveUp = () => {
    const isOpen = ['loading', 'unreachable'].includes(getState().auth.status);
    if (latestLookup.get(services) !== lookup || !isOpen) return;
    const own = services.readSession();
    // The client, too, believes a session that has not run out.
    if (own && isCurrent(own)) dispatch(adopt(own, own.user));
    else dispatch(own ? waitForService(own) : becomeAnonymous(sessionNotFound()));
  };
  void dispatch(connect()).catch(giveUp);
  setTimeout(giveUp, timeout);
};

const lookUpSession = (): AppThunk => (dispatch, _getState, services) => {
  dispatch(lookupStarted(ownerOf(services.readSession())));
  dispatch(askForSession());
};

/** Without a stored session nobody waits for anything and the SDK is not loaded. */
export const lookIntoStorage = (): AppThunk => (dispatch, _getState, services) => {
  services.dropEndedCopy();
  if (services.hasStoredSession()) dispatch(lookUpSession());
  else dispatch(becomeAnonymous(sessionNotFound()));
};

/** Starts over with a fresh client, because a stuck one keeps its failure for a minute. */
export const retryLookUp = (): AppThunk => (dispatch, _getState, services) => {
  services.renewClient();
  dispatch(lookUpSession());
};

/**
 * Makes way for a fresh client, which looks at the stored session again. A call under way would lose its answer with its
 * client, so then the client stays.
 */
const renewIdleClient = (): AppThunk => (_dispatch, getState, services) => {
  if (!selectHasPendingCall(getState()) && !selectIsCheckingLink(getState())) services.renewClient();
};

/** False, too, if the stored session does not say whose it is. */
const isOfAnother = (own: StoredSession, user: CurrentUser): boolean => {
  const owner = ownerOf(own);
  return owner !== null && owner.id !== user.id;
};

/** Compares what the screen shows with what this tab's storage holds: other tabs may have changed it. */
export const reconcile = (): AppThunk => (dispatch, getState, services) => {
  if (selectIsSigningOut(getState())) return;
  services.dropEndedCopy();
  const { status, user } = getState().auth;
  if (status === 'loading') return;
  const own = services.readSession();
  if (!own) {
    if (status !== 'anonymous') dispatch(becomeAnonymous(sessionEnded()));
  } else if (isCurrent(own)) {
    dispatch(adopt(own, own.user));
    void dispatch(connect()).catch(() => undefined);
  } else if (status === 'unreachable') {
    dispatch(waitForService(own));
  } else if (user === null || isOfAnother(own, user)) {
    dispatch(renewIdleClient());
    dispatch(lookUpSession());
  }
};

/** With the network back, a session that could not be confirmed is asked for again. */
export const lookAgain = (): AppThunk => (dispatch, getState) => {
  if (getState().auth.status !== 'unreachable') {
    dispatch(reconcile());
    return;
  }
  // Nobody asked for this, so the screen does not change to `loading`: somebody may be writing.
  dispatch(renewIdleClient());
  dispatch(askForSession());
};
