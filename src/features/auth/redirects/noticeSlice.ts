import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { authSlice } from '@/features/auth/session/authSlice';
import { linkSlice } from './linkSlice';

/** One thing to tell the visitor above whatever page they are on. */
export type NoticeKind =
  | 'accountCreated'
  | 'resetLinkSent'
  | 'formFailed'
  | 'passwordChanged'
  | 'passwordNotChanged'
  | 'emailConfirmed'
  | 'confirmedElsewhere'
  | 'linkDead'
  | 'linkRefused'
  | 'linkFailed'
  | 'linkUseless'
  | 'providerDeclined'
  | 'signedOut'
  | 'signedOutUnreached'
  | 'signedOutEverywhere'
  | 'sessionTemporary'
  | 'accountChanged';

/** The notice goes with the next page that is not its own; without a page it waits to be closed. */
export interface AuthNotice {
  kind: NoticeKind;
  page: string | null;
  /** What has failed, in the words that the form would have shown. */
  failed?: FailedForm;
}

/** A form that was left before its answer came, and the way back to it. */
interface FailedForm {
  message: string;
  pathname: string;
  search: string;
  /** Its router state, which may be anything. */
  state: unknown;
}

/** What is not true any more, or asks for what has been done, as soon as there is a session. */
const endsWithSession: ReadonlySet<NoticeKind> = new Set<NoticeKind>([
  'accountCreated',
  'formFailed',
  'signedOut',
  'signedOutUnreached',
  'signedOutEverywhere',
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
      );
  },
  selectors: {
    selectNotice: (state) => state,
  },
});

export const { noticeRaised, noticeDismissed } = noticeSlice.actions;

export const { selectNotice } = noticeSlice.selectors;
