import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { CurrentUser } from './currentUser';

/**
 * `loading` until the stored session has been looked up; `unreachable` while a session is stored but the
 * account service cannot confirm it.
 */
type AuthStatus = 'loading' | 'anonymous' | 'authenticated' | 'unreachable';

/** What screens may know of the session. The tokens stay in the client's own storage. */
export interface SessionFacts {
  /** Which one it is; gives no access. Undefined if it does not say. */
  id: string | undefined;
  /** Unix time in seconds. */
  expiresAt: number;
  type: string;
  /** Begun by a recovery link, which stands for the current password once. */
  isRecovery: boolean;
}

type CallKind = 'signIn' | 'signUp' | 'signOut';

/** A call of the visitor's own that has not been answered yet. A sign-in may begin while a sign-out ends. */
interface PendingCall {
  id: string;
  kind: CallKind;
}

interface AuthState {
  status: AuthStatus;
  user: CurrentUser | null;
  /** Whose session lies on this device, while it is not confirmed. */
  storedUser: CurrentUser | null;
  session: SessionFacts | null;
  pending: PendingCall[];
  /** The session was ended by the service or in another tab, not by this tab's Logout. */
  hasEnded: boolean;
  /** Whose session this page knew last; it stays after that session has ended. */
  lastUserId: string | null;
  /**
   * Whose things this page may show, confirmed or not; they may stay when the session ends. Null once the member has
   * logged out here, because that leads to the home page.
   */
  shownUserId: string | null;
  /** How often another account has taken over a page that showed the one before. */
  accountChanges: number;
  /** How often a sign-in in another tab has replaced a visitor, or another account, on this page. */
  signInsElsewhere: number;
}

const initialState: AuthState = {
  status: 'loading',
  user: null,
  storedUser: null,
  session: null,
  pending: [],
  hasEnded: false,
  lastUserId: null,
  shownUserId: null,
  accountChanges: 0,
  signInsElsewhere: 0,
};

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const newCall = (kind: CallKind): PendingCall => ({ id: nanoid(), kind });

const isUnderWay = ({ pending }: AuthState, ...kinds: CallKind[]) =>
  pending.some(({ kind }) => kinds.includes(kind));

/** Whoever is signed in, also while the service cannot be reached. */
const ownerIn = ({ status, user, storedUser }: AuthState) =>
  user ?? (status === 'unreachable' ? storedUser : null);

/** A page that has shown one account is drawn anew for the next. */
function showAccount(state: AuthState, id: string) {
  if (state.shownUserId !== null && state.shownUserId !== id) state.accountChanges += 1;
  state.shownUserId = id;
}

function becomeAnonymous(state: AuthState) {
  state.status = 'anonymous';
  state.user = null;
  state.storedUser = null;
  state.session = null;
}

export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** Keeps equal objects, so that returning to the tab re-renders nothing. */
    sessionChanged(
      state,
      { payload }: PayloadAction<{ user: CurrentUser; session: SessionFacts; isUnasked: boolean }>,
    ) {
      const wasAnonymous = state.status === 'anonymous';
      state.status = 'authenticated';
      state.hasEnded = false;
      // What lies in storage need not say whose it is.
      const id = payload.user.id || state.lastUserId;
      const isAnother = state.lastUserId !== null && state.lastUserId !== id;
      if (id !== null) showAccount(state, id);
      if (payload.isUnasked && (isAnother || wasAnonymous)) state.signInsElsewhere += 1;
      state.lastUserId = id;
      state.storedUser = null;
      if (!same(state.user, payload.user)) state.user = payload.user;
      if (!same(state.session, payload.session)) state.session = payload.session;
    },
    sessionNotFound: becomeAnonymous,
    sessionEnded(state) {
      becomeAnonymous(state);
      state.hasEnded = true;
    },
    /** For Logout the screen comes first: there this is dispatched before the service has been told. */
    signOutStarted: {
      reducer(state, { payload }: PayloadAction<PendingCall>) {
        becomeAnonymous(state);
        state.hasEnded = false;
        state.shownUserId = null;
        state.pending.push(payload);
      },
      prepare: () => ({ payload: newCall('signOut') }),
    },
    lookupStarted(state, { payload }: PayloadAction<CurrentUser | null>) {
      state.status = 'loading';
      state.user = null;
      state.session = null;
      state.storedUser = payload;
    },
    sessionLeftUnconfirmed(state, { payload }: PayloadAction<CurrentUser | null>) {
      state.status = 'unreachable';
      if (payload) showAccount(state, payload.id);
      if (!same(state.storedUser, payload)) state.storedUser = payload;
    },
    callStarted: {
      reducer(state, { payload }: PayloadAction<PendingCall>) {
        state.pending.push(payload);
      },
      prepare: (kind: CallKind) => ({ payload: newCall(kind) }),
    },
    callFinished(state, { payload: id }: PayloadAction<string>) {
      state.pending = state.pending.filter((call) => call.id !== id);
    },
  },
  selectors: {
    selectUser: (state) => state.user,
    selectOwner: ownerIn,
    selectOwnerId: (state) => ownerIn(state)?.id ?? null,
    /** To whom newly typed text belongs. A stored session counts before it is confirmed; otherwise it would be a visitor's. */
    selectWriterId: ({ user, storedUser }) => (user ?? storedUser)?.id ?? null,
    selectAuthStatus: (state) => state.status,
    /** Signed in, or with a session that cannot be confirmed right now. */
    selectMayBeMember: ({ status }) => status === 'authenticated' || status === 'unreachable',
    selectHasPendingCall: ({ pending }) => pending.length > 0,
    selectIsSigningIn: (state) => isUnderWay(state, 'signIn', 'signUp'),
    selectIsSigningOut: (state) => isUnderWay(state, 'signOut'),
    selectSession: (state) => state.session,
    selectAccountChanges: (state) => state.accountChanges,
    selectSignInsElsewhere: (state) => state.signInsElsewhere,
    selectLastUserId: (state) => state.lastUserId,
    selectHasEnded: (state) => state.hasEnded,
    /** True during sign-in, sign-up and the initial session lookup. */
    selectIsLoading: (state) => state.status === 'loading' || isUnderWay(state, 'signIn', 'signUp'),
  },
});

export const {
  selectUser,
  selectOwner,
  selectOwnerId,
  selectWriterId,
  selectAuthStatus,
  selectMayBeMember,
  selectHasPendingCall,
  selectIsSigningIn,
  selectIsSigningOut,
  selectSession,
  selectAccountChanges,
  selectSignInsElsewhere,
  selectLastUserId,
  selectHasEnded,
  selectIsLoading,
} = authSlice.selectors;
