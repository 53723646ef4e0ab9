import type { Session } from '@supabase/supabase-js';
import type { AppThunk, Services } from '@/app/thunk';
import { attempt, type AuthOutcome } from './authOutcome';
import type { AuthFailure } from './presentError';
import { connect, reconcile, adoptIfKept } from './sessionSync';

export interface PasswordChange {
  /** Whose password it is: the account that was signed in while it was typed. */
  userId: string;
  password: string;
  /** Left out after a recovery link, which stands for it. */
  currentPassword?: string | undefined;
}

const accountChanged: AuthFailure = {
  name: 'AccountChangedError',
  code: 'account_changed',
  message: 'Another account is signed in here now. The password was not changed.',
};

/**
 * Why the current password is not proved; null if it is. A sign-in proves it, because not every project makes the
 * service look at `current_password` itself.
 */
async function proveCurrentPassword(
  services: Services,
  { user }: Session,
  password: string,
): Promise<AuthFailure | null> {
  const client = await services.openSeparateClient();
  const { data, error } = await client.auth.signInWithPassword({ email: user.email ?? '', password });
  if (error) return error;
  void client.auth.signOut({ scope: 'local' });
  return data.user.id === user.id ? null : accountChanged;
}

/** The refusals of an account that is gone, or banned. The shared client would keep its session all the same. */
const accountRefused: ReadonlySet<unknown> = new Set(['user_not_found', 'user_banned']);

/** A refusal may mean that the session has ended. Then the shared client has to hear of it, too. */
const refused =
  (error: AuthFailure, session: Session): AppThunk<Promise<AuthOutcome>> =>
  async (dispatch, _getState, services) => {
    if (error.name === 'AuthSessionMissingError') {
      const shared = await dispatch(connect());
      await shared.auth.getUser();
    } else if (accountRefused.has(error.code)) {
      if (services.readSession()?.access_token === session.access_token) services.purgeSession();
      dispatch(reconcile());
    }
    return { error };
  };

/**
 * Changes the password of the account it was typed for, and of no other: a sign-in in another tab replaces
 * the session at any moment, so the session is taken once, and a client of its own speaks for it alone.
 */
export const changePassword =
  ({ userId, password, currentPassword }: PasswordChange): AppThunk<Promise<AuthOutcome>> =>
  (dispatch, _getState, services) =>
    attempt(async () => {
      const shared = await dispatch(connect());
      const { data, error } = await shared.auth.getSession();
      if (error) return { error };
      const { session } = data;
      if (session?.user.id !== userId) {
        dispatch(reconcile());
        return { error: accountChanged };
      }
      if (currentPassword !== undefined) {
        const failure = await proveCurrentPassword(services, session, currentPassword);
        if (failure) return { error: failure };
      }
      const client = await services.openSeparateClient();
      const restored = await client.auth.setSession(session);
      if (restored.error) return dispatch(refused(restored.error, session));
      if (restored.data.user?.id !== userId) return { error: accountChanged };
      const change = await client.auth.updateUser({
        password,
        ...(currentPassword !== undefined && { current_password: currentPassword }),
      });
      if (change.error) return dispatch(refused(change.error, session));
      services.endRecovery(session.access_token);
      dispatch(adoptIfKept(session));
      return { error: null };
    });
