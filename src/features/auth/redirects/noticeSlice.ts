import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { authSlice } from '@/features/auth/session/authSlice';
import { linkSlice } from './linkSlice';
import type { NoticeKind } from './notices';

/** A form that was left before its answer came, and the way back to it. */
export interface FailedForm {
  kind: 'formFailed';
  page: null;
  /** The words that the form would have shown. */
  message: string;
  pathname: string;
  search: string;
  /** Its router state, which may be anything. */
  state: unknown;
}

/**
 * One message above whatever page the visitor is on. With a `page` it goes at the next step to any other page; without
 * one it stays until it is closed.
 */
export type AuthNotice = { kind: NoticeKind; page: string | null } | FailedForm;

/** Notices that are out of date as soon as there is a session. */
const endsWithSession: ReadonlySet<AuthNotice['kind']> = new Set<AuthNotice['kind']>([
  'accountCreated',
  'formFailed',
  'signedOut',
  'signedOutUnreached',
  'signedOutEverywhere',
]);

/** Notices that say that somebody is signed in. */
const needsSession: ReadonlySet<AuthNotice['kind']> = new Set<AuthNotice['kind']>([
  'linkUseless',
  'stillSignedIn',
]);

const none = () => null;

export const noticeSlice = createSlice({
  name: 'notice',
  initialState: (): AuthNotice | null => null,
  reducers: {
    noticeRaised: (_state, { payload }: PayloadAction<AuthNotice>) => payload,
    noticeDismissed: none,
  },
  extraReducers: (builder) => {
    builder
      .addCase(authSlice.actions.callStarted, none)
      .addCase(authSlice.actions.signOutStarted, none)
      .addCase(linkSlice.actions.linkCheckStarted, none)
      .addCase(authSlice.actions.sessionChanged, (state) =>
        state && endsWithSession.has(state.kind) ? null : state,
      )
      .addMatcher(isAnyOf(authSlice.actions.sessionEnded, authSlice.actions.sessionNotFound), (state) =>
        state && needsSession.has(state.kind) ? null : state,
      );
  },
  selectors: {
    selectNotice: (state) => state,
  },
});

export const { noticeRaised, noticeDismissed } = noticeSlice.actions;

export const { selectNotice } = noticeSlice.selectors;
