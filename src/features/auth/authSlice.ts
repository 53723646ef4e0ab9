import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CurrentUser } from './currentUser';

/**
 * `loading` until the stored session has been looked up; `unreachable` while a session is stored but the
 * account service cannot confirm it.
 */
type AuthStatus = 'loading' | 'anonymous' | 'authenticated' | 'unreachable';

/** What screens may know of the session. The tokens stay in the client's own storage. */
export interface SessionFacts {
  /** Unix time in seconds. */
  expiresAt: number;
  type: string;
}

/** A call of the visitor's own that has not been answered yet. */
export type PendingCall = 'signIn' | 'signUp' | 'signOut' | 'callback';

/** One thing to tell the visitor above whatever page they are on. */
export type NoticeKind =
  | 'emailConfirmed'
  | 'confirmedElsewhere'
  | 'linkDead'
  | 'linkRefused'
  | 'providerDeclined'
  | 'callbackUnreachable'
  | 'signedOut'
  | 'signedOutUnreached'
  | 'signedOutEverywhere'
  | 'sessionTemporary';

/** The notice goes when the visitor leaves the page it belongs to; without a page it waits to be closed. */
export interface AuthNotice {
  kind: NoticeKind;
  page: string | null;
}

/** How the password-reset link that opened the page turned out. */
export type RecoveryLink = 'valid' | 'dead';

interface AuthState {
  status: AuthStatus;
  user: CurrentUser | null;
  session: SessionFacts | null;
  pending: PendingCall | null;
  notice: AuthNotice | null;
  recovery: RecoveryLink | null;
  /** The session was ended by the service or in another tab, not by this tab's Logout. */
  hasEnded: boolean;
}

const initialState: AuthState = {
  status: 'loading',
  user: null,
  session: null,
  pending: null,
  notice: null,
  recovery: null,
  hasEnded: false,
};

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function leave(state: AuthState) {
  state.status = 'anonymous';
  state.user = null;
  state.session = null;
}

export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** Keeps the object it has when nothing changed, so that returning to the tab re-renders nothing. */
    sessionChanged(state, { payload }: PayloadAction<{ user: CurrentUser; session: SessionFacts }>) {
      state.status = 'authenticated';
      state.hasEnded = false;
      if (!same(state.user, payload.user)) state.user = payload.user;
      if (!same(state.session, payload.session)) state.session = payload.session;
    },
    sessionNotFound: leave,
    sessionEnded(state) {
      leave(state);
      state.hasEnded = true;
    },
    /** The screen comes first: this is dispatched before the service has been told. */
    signOutStarted(state) {
      leave(state);
      state.hasEnded = false;
      state.recovery = null;
      state.notice = null;
      state.pending = 'signOut';
    },
    serviceUnreachable(state) {
      state.status = 'unreachable';
    },
    lookupStarted(state) {
      state.status = 'loading';
    },
    callStarted(state, { payload }: PayloadAction<PendingCall>) {
      state.pending = payload;
      state.notice = null;
    },
    callFinished(state) {
      state.pending = null;
    },
    recoveryLinkOpened(state, { payload }: PayloadAction<RecoveryLink | null>) {
      state.recovery = payload;
    },
    noticeRaised(state, { payload }: PayloadAction<AuthNotice>) {
      state.notice = payload;
    },
    noticeDismissed(state) {
      state.notice = null;
    },
  },
  selectors: {
    selectUser: (state) => state.user,
    selectAuthStatus: (state) => state.status,
    selectPending: (state) => state.pending,
    selectNotice: (state) => state.notice,
    selectRecovery: (state) => state.recovery,
    selectHasEnded: (state) => state.hasEnded,
    /** True during sign-in, sign-up and the initial session lookup. */
    selectIsLoading: ({ status, pending }) =>
      status === 'loading' || pending === 'signIn' || pending === 'signUp',
  },
});

export const {
  selectUser,
  selectAuthStatus,
  selectPending,
  selectNotice,
  selectRecovery,
  selectHasEnded,
  selectIsLoading,
} = authSlice.selectors;
