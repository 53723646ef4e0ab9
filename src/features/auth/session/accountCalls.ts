import type { Provider } from '@supabase/supabase-js';
import type { AppThunk } from '@/app/thunk';
import { paths } from '@/paths';
import { authSlice } from './authSlice';
import type { AccountType } from './currentUser';
import { forgetLink } from '@/features/auth/redirects/linkExchange';
import { toFailure, unreachableMessage } from './presentError';
import type { RememberedPlace } from '@/features/auth/redirects/returnTarget';
import { rememberRedirect } from '@/features/auth/redirects/pendingRedirect';
import { connect, sessionReceived } from './sessionSync';
import { pendingSignOut, type AuthOutcome } from './signOut';

const { callFinished, callStarted, noticeRaised } = authSlice.actions;

/** An answer that looks like success but holds no account. */
const emptyAnswer = (): AuthOutcome => ({ error: new Error(unreachableMessage) });

export interface Credentials {
  email: string;
  password: string;
  /** False keeps the session only for as long as the tab is open. */
  remember: boolean;
}

/** Passwords travel as arguments of plain functions and never become part of an action. */
export const signIn =
  ({ email, password, remember }: Credentials): AppThunk<Promise<AuthOutcome>> =>
  async (dispatch, _getState, services) => {
    const { payload: call } = dispatch(callStarted('signIn'));
    try {
      await pendingSignOut(services);
      const client = await dispatch(connect());
      services.remember(remember);
      const { data, error } = await client.auth.signInWithPassword({ email, password });
      if (error) return { error };
      dispatch(forgetLink());
      dispatch(sessionReceived(data.session));
      if (remember && services.isSessionTemporary())
        dispatch(noticeRaised({ kind: 'sessionTemporary', page: null }));
      return { error: null };
    } catch (thrown) {
      return { error: toFailure(thrown) };
    } finally {
      dispatch(callFinished(call.id));
    }
  };

export interface Registration {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  accountType: AccountType;
  /** Where the confirmation link should finally lead, if not to the dashboard. */
  place?: RememberedPlace;
}

export const signUp =
  ({ email, password, place, ...data }: Registration): AppThunk<Promise<AuthOutcome>> =>
  async (dispatch, _getState, services) => {
    const { payload: call } = dispatch(callStarted('signUp'));
    try {
      await pendingSignOut(services);
      const client = await dispatch(connect());
      services.remember(true);
      const answer = await services.requestMail(() =>
        client.auth.signUp({
          email,
          password,
          options: { data, emailRedirectTo: window.location.origin },
        }),
      );
      if (answer.error) return { error: answer.error };
      if (!answer.data.user?.id) return emptyAnswer();
      if (answer.data.session) dispatch(sessionReceived(answer.data.session));
      else rememberRedirect({ purpose: 'confirmation', email }, place);
      return { error: null };
    } catch (thrown) {
      return { error: toFailure(thrown) };
    } finally {
      dispatch(callFinished(call.id));
    }
  };

export const resendConfirmation =
  (email: string): AppThunk<Promise<AuthOutcome>> =>
  async (dispatch, _getState, services) => {
    try {
      const client = await dispatch(connect());
      const { error } = await services.requestMail(() =>
        client.auth.resend({
          type: 'signup',
          email,
          options: { emailRedirectTo: window.location.origin },
        }),
      );
      return { error };
    } catch (thrown) {
      return { error: toFailure(thrown) };
    }
  };

export const requestPasswordReset =
  (email: string): AppThunk<Promise<AuthOutcome>> =>
  async (dispatch, _getState, services) => {
    try {
      const client = await dispatch(connect());
      const { error } = await services.requestMail(() =>
        client.auth.resetPasswordForEmail(email, {
          redirectTo: `${window.location.origin}${paths.resetPassword}`,
        }),
      );
      if (!error) rememberRedirect({ purpose: 'recovery', email });
      return { error };
    } catch (thrown) {
      return { error: toFailure(thrown) };
    }
  };

/** `off` when the provider is not available; otherwise the browser is on its way to the provider. */
export const signInWithProvider =
  (
    provider: Extract<Provider, 'google' | 'github'>,
    place: RememberedPlace,
  ): AppThunk<Promise<AuthOutcome | 'off'>> =>
  async (dispatch, _getState, services) => {
    try {
      if (!(await services.isProviderOn(provider))) return 'off';
      const client = await dispatch(connect());
      rememberRedirect({ purpose: 'provider' }, place);
      services.remember(true);
      const { error } = await client.auth.signInWithOAuth({
        provider,
        options: { redirectTo: `${window.location.origin}${paths.login}` },
      });
      return { error };
    } catch (thrown) {
      return { error: toFailure(thrown) };
    }
  };
