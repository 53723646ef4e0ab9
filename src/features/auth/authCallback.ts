import type { AppThunk } from '@/app/thunk';
import { paths } from '@/paths';
import { authSlice, type NoticeKind } from './authSlice';
import { safeReturnTo } from './returnTarget';
import { readTrip, takeTrip, type RoundTrip } from './roundTrip';
import { connect, sessionReceived } from './sessionFeed';

const { callFinished, callStarted, noticeRaised, recoveryLinkOpened, sessionNotFound } = authSlice.actions;

interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/** What a link from a mail, or the way back from a provider, carries in its address. */
export type AuthCallback =
  | { kind: 'code'; code: string }
  /** Tokens in the address: anyone could have made such a link, so it never signs anyone in. */
  | { kind: 'tokens' }
  | { kind: 'failure'; code: string };

const landings: ReadonlySet<string> = new Set([paths.home, paths.login, paths.resetPassword]);
const inQuery = [
  'code',
  'error',
  'error_code',
  'error_description',
  'error_uri',
  'message',
  'state',
  'sb_flow_id',
];
const tokenNames = ['access_token', 'refresh_token', 'provider_token', 'provider_refresh_token'];

/**
 * Reads a callback and says what the address looks like without it. Texts in the address are never read:
 * anyone can write them.
 */
export function readAuthCallback({ pathname, search, hash }: Address): {
  callback: AuthCallback | undefined;
  cleaned: Address | undefined;
} {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const fromEither = (name: string) => query.get(name) ?? fragment.get(name);
  const carriesTokens = tokenNames.some((name) => query.has(name) || fragment.has(name));
  const isLanding = landings.has(pathname);

  let callback: AuthCallback | undefined;
  const code = query.get('code');
  const failure = fromEither('error_code') ?? fromEither('error');
  if (carriesTokens) callback = { kind: 'tokens' };
  else if (isLanding && failure !== null) callback = { kind: 'failure', code: failure };
  else if (isLanding && code !== null && code !== '') callback = { kind: 'code', code };
  if (!callback) return { callback, cleaned: undefined };

  for (const name of [...inQuery, ...tokenNames]) query.delete(name);
  const isOurs = carriesTokens || fragment.has('error') || fragment.has('error_code');
  const left = query.toString();
  return {
    callback,
    cleaned: { pathname, search: left === '' ? '' : `?${left}`, hash: isOurs ? '' : hash },
  };
}

/** What came of a callback: the page to show, and what to say there. */
interface Arrival {
  to?: string;
  toEnroll?: boolean;
  notice?: NoticeKind;
}

/** Long enough for a slow answer, short enough that nobody stares at a page that will not change. */
const longestExchange = 15_000;
const elsewhereCodes: ReadonlySet<unknown> = new Set([
  'pkce_code_verifier_not_found',
  'flow_state_not_found',
  'flow_state_expired',
  'bad_code_verifier',
]);

function failedExchange(
  errorCode: unknown,
  pathname: string,
  purpose: RoundTrip['purpose'] | undefined,
): Arrival {
  if (!elsewhereCodes.has(errorCode)) return { notice: 'callbackUnreachable' };
  if (pathname === paths.resetPassword) return {};
  // The code is only handed out once the mail's link has worked, so the address is confirmed by now.
  return { notice: purpose === 'provider' ? 'providerDeclined' : 'confirmedElsewhere' };
}

function arrivalAfter(isRecovery: boolean, trip: RoundTrip | undefined): Arrival {
  if (isRecovery) return { to: paths.resetPassword };
  const toEnroll = trip?.toEnroll ?? false;
  if (trip?.purpose === 'provider') return { to: safeReturnTo(trip.target), toEnroll };
  return { notice: 'emailConfirmed', ...(trip?.target !== undefined && { to: trip.target, toEnroll }) };
}

const exchange =
  (code: string, pathname: string): AppThunk<Promise<Arrival>> =>
  async (dispatch, _getState, services) => {
    dispatch(callStarted('callback'));
    try {
      const client = await dispatch(connect());
      const tooLate = new Promise<undefined>((resolve) => {
        setTimeout(resolve, longestExchange, undefined);
      });
      const answer = await Promise.race([client.auth.exchangeCodeForSession(code), tooLate]);
      if (!answer?.data.session) {
        if (pathname === paths.resetPassword) dispatch(recoveryLinkOpened('dead'));
        return failedExchange(answer?.error?.code, pathname, readTrip()?.purpose);
      }
      dispatch(sessionReceived(answer.data.session));
      const isRecovery = 'redirectType' in answer.data && answer.data.redirectType === 'recovery';
      if (isRecovery) dispatch(recoveryLinkOpened('valid'));
      // The login page takes people onward by itself.
      else if (pathname === paths.login) return {};
      return arrivalAfter(isRecovery, takeTrip());
    } catch {
      return { notice: 'callbackUnreachable' };
    } finally {
      dispatch(callFinished());
      if (!services.hasStoredSession()) dispatch(sessionNotFound());
    }
  };

function failedLink(callback: Exclude<AuthCallback, { kind: 'code' }>, pathname: string): Arrival {
  if (callback.kind === 'tokens') return { notice: 'linkRefused' };
  if (callback.code === 'otp_expired') return { notice: 'linkDead' };
  const isProvider = pathname === paths.login || readTrip()?.purpose === 'provider';
  return isProvider ? { notice: 'providerDeclined' } : {};
}

/** Acts on a callback; the answer is the page to show next, if it is another one. */
export const completeCallback =
  (callback: AuthCallback, pathname: string): AppThunk<Promise<Pick<Arrival, 'to' | 'toEnroll'>>> =>
  async (dispatch) => {
    let arrival: Arrival = {};
    if (callback.kind === 'code') arrival = await dispatch(exchange(callback.code, pathname));
    else if (pathname === paths.resetPassword) dispatch(recoveryLinkOpened('dead'));
    else arrival = failedLink(callback, pathname);
    const { to, notice } = arrival;
    if (notice) dispatch(noticeRaised({ kind: notice, page: to?.replace(/[?#].*/, '') ?? pathname }));
    return arrival;
  };
