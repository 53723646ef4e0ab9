import type { AppThunk } from '@/app/thunk';
import { paths } from '@/paths';
import type { AuthCallback } from './authCallback';
import { selectUser } from '@/features/auth/session/authSlice';
import { type LinkArrival, type LinkFailure, linkSlice, selectLink } from './linkSlice';
import type { NoticeKind } from './notices';
import { noticeRaised } from './noticeSlice';
import { forgetPendingLink, keepPendingLink, readPendingLink, type PendingLink } from './pendingLink';
import { unreachableMessage, type AuthFailure } from '@/features/auth/session/presentError';
import { inTime } from '@/features/auth/session/inTime';
import { type Answer, answerFor, dropExchange, wrongKey } from './linkExchange';
import { safeReturnTo } from './returnTarget';
import {
  forgetPendingRedirect,
  forgetPendingRedirects,
  readMailRedirect,
  readPendingRedirect,
} from './pendingRedirect';
import { connect } from '@/features/auth/session/sessionSync';

const { linkCheckStarted, linkFoundDead, linkLeftUndecided, linkSettled } = linkSlice.actions;

/** Long enough for a slow answer, short enough that nobody stares at a page that will not change. */
const longestWait = 15_000;

/**
 * The refusals that settle a link. Everything else (no network, a gateway, a rate limit) says nothing about
 * the link, which may still be good.
 */
const refusals: ReadonlySet<unknown> = new Set([...wrongKey, 'flow_state_not_found', 'flow_state_expired']);

/** Only plain data may lie in the store. */
const plain = ({ name, message, code, status }: AuthFailure): LinkFailure => ({
  name,
  message,
  code,
  status,
});

const saying =
  (kind: NoticeKind, page: string): AppThunk =>
  (dispatch) => {
    dispatch(noticeRaised({ kind, page: page.replace(/[?#].*/, '') }));
  };

/** The link has worked: on to where it leads. */
const arrive =
  (page: string, isRecovery: boolean): AppThunk =>
  (dispatch, getState) => {
    const leadingTo = (to: string, toEnroll = false): LinkArrival => ({ page, to, toEnroll });
    if (isRecovery) {
      // Where the visitor was going when the mail was asked for, the page for the new password leads on to.
      forgetPendingRedirect('provider');
      dispatch(linkSettled(page === paths.resetPassword ? null : leadingTo(paths.resetPassword)));
    } else if (page === paths.login) {
      // The login page takes people onward by itself.
      dispatch(linkSettled(null));
    } else {
      const provider = readPendingRedirect('provider');
      const { target, toEnroll } = provider ?? readMailRedirect(selectUser(getState())) ?? {};
      const to = provider ? safeReturnTo(target) : target;
      forgetPendingRedirects();
      dispatch(linkSettled(to === undefined ? null : leadingTo(to, toEnroll)));
      if (!provider) dispatch(saying('emailConfirmed', to ?? page));
    }
  };

/** The service does not take this code from this browser. */
const giveUp =
  (page: string, failure: AuthFailure): AppThunk =>
  (dispatch, _getState, services) => {
    if (page === paths.resetPassword) {
      dispatch(linkFoundDead({ page, failure: plain(failure) }));
      return;
    }
    dispatch(linkSettled(null));
    // Anyone can write such a link, and a member's own has been used before: it proves nothing.
    if (services.hasStoredSession()) {
      dispatch(saying('linkUseless', page));
      return;
    }
    // Providers lead back to the login page. A mail's link hands out its code only after it has confirmed the address.
    dispatch(saying(page === paths.login ? 'providerDeclined' : 'confirmedElsewhere', page));
  };

const act =
  ({ page }: PendingLink, answer: Answer): AppThunk =>
  (dispatch, _getState, services) => {
    if ('isRecovery' in answer) {
      services.forgetVerifier();
      forgetPendingLink();
      dispatch(arrive(page, answer.isRecovery));
    } else if (refusals.has(answer.failure.code)) {
      forgetPendingLink();
      dispatch(giveUp(page, answer.failure));
    } else {
      dispatch(linkLeftUndecided({ failure: plain(answer.failure), isAnswerDue: false }));
    }
  };

/** Asks the service about a link. Until it has decided, the link is kept and can be tried again. */
const followLink =
  (link: PendingLink): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    keepPendingLink(link);
    dispatch(linkCheckStarted(link.page));
    const answer = dispatch(answerFor(link.code));
    const first = await inTime(answer, longestWait);
    const isWanted = () => readPendingLink()?.code === link.code && selectLink(getState()) !== null;
    if (!isWanted()) return;
    if (first) {
      dispatch(act(link, first));
      return;
    }
    const failure = { name: 'Error', message: unreachableMessage };
    dispatch(linkLeftUndecided({ failure, isAnswerDue: true }));
    const late = await answer;
    if (isWanted() && selectLink(getState())?.status === 'undecided') dispatch(act(link, late));
  };

/** Asks once more about the link that the service has not decided about yet, if it belongs to this page. */
export const resumeLink =
  (page: string): AppThunk =>
  (dispatch) => {
    const link = readPendingLink();
    if (link?.page === page) void dispatch(followLink(link));
  };

/** Gives up a link, whether or not it is still being checked. */
export const forgetLink = (): AppThunk => (dispatch) => {
  forgetPendingLink();
  if (dispatch(dropExchange())) void dispatch(connect()).catch(() => undefined);
  dispatch(linkSettled(null));
};

/** Acts on what a link, or the way back from a provider, has put into the address of a page. */
export const completeCallback =
  (callback: AuthCallback, page: string): AppThunk =>
  (dispatch, _getState, services) => {
    if (callback.kind === 'code') {
      void dispatch(followLink({ code: callback.code, page }));
    } else if (page === paths.resetPassword) {
      dispatch(linkFoundDead({ page, failure: null }));
    } else if (callback.kind === 'tokens') {
      dispatch(saying('linkRefused', page));
    } else if (callback.code === 'otp_expired') {
      dispatch(saying(services.hasStoredSession() ? 'linkUseless' : 'linkDead', page));
    } else if (page === paths.login || readPendingRedirect('provider')) {
      dispatch(saying('providerDeclined', page));
    } else {
      dispatch(saying(services.hasStoredSession() ? 'linkUseless' : 'linkFailed', page));
    }
  };
