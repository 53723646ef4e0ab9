import type { Provider, Session, SupabaseClient } from '@supabase/supabase-js';
import type { AppThunk } from '@/app/thunk';
import { paths } from '@/paths';
import { attempt, type AuthOutcome } from './authOutcome';
import { authSlice, selectHasPendingCall, selectUser } from './authSlice';
import { connectInTime } from './connectInTime';
import type { AccountType } from './currentUser';
import { forgetLink } from '@/features/auth/redirects/followLink';
import { noticeRaised } from '@/features/auth/redirects/noticeSlice';
import type { RememberedPlace } from '@/features/auth/redirects/returnTarget';
import {
  forgetPendingRedirect,
  rememberForMail,
  rememberForProvider,
  rememberResetMail,
} from '@/features/auth/redirects/pendingRedirect';
import { adoptIfKept } from './sessionSync';
import { pendingSignOut } from './signOut';

const { callFinished, callStarted } = authSlice.actions;

/** The client, after a sign-out under way has finished: it would remove the new session, or the new link's key. */
const connectAfterSignOut =
  (): AppThunk<Promise<SupabaseClient>> => async (dispatch, _getState, services) => {
    await pendingSignOut(services);
    return dispatch(connectInTime());
  };

/** Runs a call and lists it as pending in the store while it lasts. */
const tracked =
  (kind: 'signIn' | 'signUp', call: () => Promise<AuthOutcome>): AppThunk<Promise<AuthOutcome>> =>
  async (dispatch) => {
    const { payload: pending } = dispatch(callStarted(kind));
    const outcome = await attempt(call);
    dispatch(callFinished(pending.id));
    return outcome;
  };

/** A call of the visitor's own has brought a session. Whatever else would have signed somebody in is over with it. */
const beginSession =
  (session: Session): AppThunk =>
  (dispatch, _getState, services) => {
    // The client delays its event while it is still refreshing the session before.
    dispatch(adoptIfKept(session));
    dispatch(forgetLink());
    forgetPendingRedirect('provider');
    if (services.isSessionTemporary()) dispatch(noticeRaised({ kind: 'sessionTemporary', page: null }));
  };

export interface Credentials {
  email: string;
  password: string;
  /** False keeps the session only for as long as the tab is open. */
  rememberMe: boolean;
}

/** Passwords travel as arguments of plain functions and never become part of an action. */
export const signIn =
  ({ email, password, rememberMe }: Credentials): AppThunk<Promise<AuthOutcome>> =>
  (dispatch, _getState, services) =>
    dispatch(
      tracked('signIn', async () => {
        const client = await dispatch(connectAfterSignOut());
        const forgetChoice = services.setPersistence(rememberMe);
        const { data, error } = await client.auth.signInWithPassword({ email, password });
        if (error) {
          // Otherwise it would also apply to the next session in this tab, which may come from another tab.
          forgetChoice();
          return { error };
        }
        dispatch(beginSession(data.session));
        return { error: null };
      }),
    );

export interface Registration {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  accountType: AccountType;
  /** Where the confirmation link should finally lead; without `from`, to the dashboard. */
  place: RememberedPlace;
}

export const signUp =
  ({ email, password, place, ...data }: Registration): AppThunk<Promise<AuthOutcome>> =>
  (dispatch, _getState, services) =>
    dispatch(
      tracked('signUp', async () => {
        const client = await dispatch(connectAfterSignOut());
        const forgetChoice = services.setPersistence(true);
        const { data: account, error } = await services.requestMail(() =>
          client.auth.signUp({
            email,
            password,
            options: { data, emailRedirectTo: window.location.origin },
          }),
        );
        if (!account.session) forgetChoice();
        if (error) return { error };
        if (account.session) {
          dispatch(beginSession(account.session));
        } else {
          forgetPendingRedirect('provider');
          rememberForMail(place, email);
        }
        return { error: null };
      }),
    );

export const resendConfirmation =
  (email: string): AppThunk<Promise<AuthOutcome>> =>
  (dispatch, _getState, services) =>
    attempt(async () => {
      const client = await dispatch(connectAfterSignOut());
      const { error } = await services.requestMail(() =>
        client.auth.resend({
          type: 'signup',
          email,
          options: { emailRedirectTo: window.location.origin },
        }),
      );
      if (!error) forgetPendingRedirect('provider');
      return { error };
    });

export const requestPasswordReset =
  (email: string, place: RememberedPlace): AppThunk<Promise<AuthOutcome>> =>
  (dispatch, _getState, services) =>
    attempt(async () => {
      const client = await dispatch(connectAfterSignOut());
      const { error } = await services.requestMail(() =>
        client.auth.resetPasswordForEmail(email, {
          redirectTo: `${window.location.origin}${paths.resetPassword}`,
        }),
      );
      if (error) return { error };
      forgetPendingRedirect('provider');
      rememberResetMail(place, email);
      return { error: null };
    });

/** Whether the link of a requested mail still works once this page is left. */
export const isMailKeyKept = (): AppThunk<boolean> => (_dispatch, _getState, services) =>
  services.isVerifierKept();

interface ProviderOptions extends Pick<Credentials, 'rememberMe'> {
  place: RememberedPlace;
  /** Asked right before the browser leaves, because the calls before that may take a while. */
  isWanted: () => boolean;
}

/** `off` if the provider is not available; otherwise sends the browser there, if that is still wanted. */
export const signInWithProvider =
  (
    provider: Extract<Provider, 'google' | 'github'>,
    { place, rememberMe, isWanted }: ProviderOptions,
  ): AppThunk<Promise<AuthOutcome | 'off'>> =>
  (dispatch, getState, services) =>
    attempt(async () => {
      if (!(await services.isProviderOn(provider))) return 'off';
      const client = await dispatch(connectAfterSignOut());
      const isSignedIn = selectUser(getState()) !== null;
      if (!isWanted() || isSignedIn || selectHasPendingCall(getState())) return { error: null };
      rememberForProvider(place, { rememberMe });
      services.setMailKeyAside();
      const { error } = await client.auth.signInWithOAuth({
        provider,
        options: { redirectTo: `${window.location.origin}${paths.login}` },
      });
      return { error };
    });
