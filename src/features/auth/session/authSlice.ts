import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { paths } from '@/paths';
import type { CurrentUser } from './currentUser';
import type { AuthFailure } from './presentError';

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
  /** Begun by a recovery link, which stands for the current password once. */
  isRecovery: boolean;
}

type CallKind = 'signIn' | 'signUp' | 'signOut';

/** A call of the visitor's own that has not been answered yet. A sign-in may begin while a sign-out ends. */
interface PendingCall {
  id: string;
  kind: CallKind;
}

/** What came of a sign-out, as the visitor is told. */
type SignOutNotice = 'signedOut' | 'signedOutUnreached' | 'signedOutEverywhere';

/** One thing to tell the visitor above whatever page they are on. */
export type NoticeKind =
  | 'accountCreated'
  | 'resetLinkSent'
  | 'emailConfirmed'
  | 'confirmedElsewhere'
  | 'linkDead'
  | 'linkRefused'
  | 'linkFailed'
  | 'linkUseless'
  | 'providerDeclined'
  | SignOutNotice
  | 'sessionTemporary'
  | 'accountChanged';

/** The notice goes with the next page that is not its own; without a page it waits to be closed. */
export interface AuthNotice {
  kind: NoticeKind;
  page: string | null;
}

/** Why the service could not be asked about a link. */
export type LinkFailure = Omit<AuthFailure, 'reasons'>;

/** A mail's link, or the way back from a provider, and what the service has said of it. */
export interface LinkCheck {
  /** `undecided` while the service could not be asked; only a link to the reset page is shown as `dead`. */
  status: 'checking' | 'undecided' | 'dead';
  /** The path it was opened on. */
  page: string;
  /** What the service, or the client in its place, has said; kept while the next attempt is under way. */
  failure: LinkFailure | null;
}

/** Where a link that worked leads from the page it was opened on. */
export interface LinkArrival {
  page: string;
  to: string;
  toEnroll: boolean;
}

interface AuthState {
  status: AuthStatus;
  user: CurrentUser | null;
  /** Whose session lies on this device, for as long as it has not been confirmed. */
  storedUser: CurrentUser | null;
  session: SessionFacts | null;
  pending: PendingCall[];
  notice: AuthNotice | null;
  link: LinkCheck | null;
  arrival: LinkArrival | null;
  /** The session was ended by the service or in another tab, not by this tab's Logout. */
  hasEnded: boolean;
  /** Whose session this page knew last, also after it has ended. */
  lastUserId: string | null;
  /** How often the page has passed from one account to another. */
  accountChanges: number;
}

const initialState: AuthState = {
  status: 'loading',
  user: null,
  storedUser: null,
  session: null,
  pending: [],
  notice: null,
  link: null,
  arrival: null,
  hasEnded: false,
  lastUserId: null,
  accountChanges: 0,
};

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const newCall = (kind: CallKind): PendingCall => ({ id: nanoid(), kind });

const isUnderWay = ({ pending }: AuthState, ...kinds: CallKind[]) =>
  pending.some(({ kind }) => kinds.includes(kind));

/** What is not true any more, or asks for what has been done, as soon as there is a session. */
const endsWithSession: ReadonlySet<NoticeKind> = new Set<NoticeKind>([
  'accountCreated',
  'signedOut',
  'signedOutUnreached',
  'signedOutEverywhere',
]);

/** Whoever is signed in, also while the service cannot be reached. */
const ownerIn = ({ status, user, storedUser }: AuthState) =>
  user ?? (status === 'unreachable' ? storedUser : null);

function leave(state: AuthState) {
  state.status = 'anonymous';
  state.user = null;
  state.storedUser = null;
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
      // What lies in storage need not say whose it is.
      const id = payload.user.id || state.lastUserId;
      if (state.lastUserId !== null && state.lastUserId !== id) state.accountChanges += 1;
      state.lastUserId = id;
      if (state.notice && endsWithSession.has(state.notice.kind)) state.notice = null;
      state.storedUser = null;
      if (!same(state.user, payload.user)) state.user = payload.user;
      if (!same(state.session, payload.session)) state.session = payload.session;
    },
    sessionNotFound: leave,
    sessionEnded(state) {
      leave(state);
      state.hasEnded = true;
    },
    /** The screen comes first: this is dispatched before the service has been told. */
    signOutStarted: {
      reducer(state, { payload }: PayloadAction<PendingCall>) {
        leave(state);
        state.hasEnded = false;
        state.link = null;
        state.arrival = null;
        state.notice = null;
        state.pending.push(payload);
      },
      prepare: () => ({ payload: newCall('signOut') }),
    },
    /** Nobody is told of a sign-out that ends when somebody has signed in again, or is about to. */
    signOutFinished(state, { payload }: PayloadAction<{ id: string; notice: SignOutNotice }>) {
      state.pending = state.pending.filter(({ id }) => id !== payload.id);
      const isSignedIn = state.status === 'authenticated' || isUnderWay(state, 'signIn', 'signUp');
      if (!isSignedIn) state.notice = { kind: payload.notice, page: paths.home };
    },
    lookupStarted(state, { payload }: PayloadAction<CurrentUser | null>) {
      state.status = 'loading';
      state.storedUser = payload;
    },
    sessionLeftUnconfirmed(state, { payload }: PayloadAction<CurrentUser | null>) {
      state.status = 'unreachable';
      if (!same(state.storedUser, payload)) state.storedUser = payload;
    },
    callStarted: {
      reducer(state, { payload }: PayloadAction<PendingCall>) {
        state.pending.push(payload);
        state.notice = null;
      },
      prepare: (kind: CallKind) => ({ payload: newCall(kind) }),
    },
    callFinished(state, { payload: id }: PayloadAction<string>) {
      state.pending = state.pending.filter((call) => call.id !== id);
    },
    linkCheckStarted(state, { payload: page }: PayloadAction<string>) {
      const failure = state.link?.page === page ? state.link.failure : null;
      state.link = { status: 'checking', page, failure };
      state.notice = null;
    },
    linkLeftUndecided(state, { payload: failure }: PayloadAction<LinkFailure>) {
      if (state.link) state.link = { ...state.link, status: 'undecided', failure };
    },
    linkFoundDead(state, { payload }: PayloadAction<Pick<LinkCheck, 'page' | 'failure'>>) {
      state.link = { status: 'dead', ...payload };
    },
    /** The link has done its work, or nobody asks about it any more. */
    linkSettled(state, { payload: arrival }: PayloadAction<LinkArrival | null>) {
      state.link = null;
      state.arrival = arrival;
    },
    arrivalReached(state) {
      state.arrival = null;
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
    selectOwner: ownerIn,
    selectOwnerId: (state) => ownerIn(state)?.id ?? null,
    /** Whose words are written: a stored session counts at once, or they would be a visitor's until it is confirmed. */
    selectWriterId: ({ user, storedUser }) => (user ?? storedUser)?.id ?? null,
    selectAuthStatus: (state) => state.status,
    /** Signed in, or with a session that the service cannot be asked about. */
    selectMayBeMember: ({ status }) => status === 'authenticated' || status === 'unreachable',
    selectHasPendingCall: ({ pending }) => pending.length > 0,
    selectIsSigningOut: (state) => isUnderWay(state, 'signOut'),
    selectNotice: (state) => state.notice,
    selectLink: (state) => state.link,
    selectIsCheckingLink: ({ link }) => link?.status === 'checking',
    selectArrival: (state) => state.arrival,
    selectSession: (state) => state.session,
    selectAccountChanges: (state) => state.accountChanges,
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
  selectIsSigningOut,
  selectNotice,
  selectLink,
  selectIsCheckingLink,
  selectArrival,
  selectSession,
  selectAccountChanges,
  selectHasEnded,
  selectIsLoading,
} = authSlice.selectors;
