import type { AppThunk } from '@/app/thunk';
import { attempt, type AuthOutcome } from './authOutcome';
import type { AuthFailure } from './presentError';
import { connect, reconcile, sessionReceived } from './sessionSync';

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
        // Not every project makes the service look at `current_password` itself.
        const prover = await services.openSeparateClient();
        const proof = await prover.auth.signInWithPassword({
          email: session.user.email ?? '',
          password: currentPassword,
        });
        if (proof.error) return { error: proof.error };
        void prover.auth.signOut({ scope: 'local' });
        if (proof.data.user.id !== userId) return { error: accountChanged };
      }
      const speaker = await services.openSeparateClient();
      const spoken = await speaker.auth.setSession(session);
      if (spoken.error) return { error: spoken.error };
      if (spoken.data.user?.id !== userId) return { error: accountChanged };
      const change = await speaker.auth.updateUser({
        password,
        ...(currentPassword !== undefined && { current_password: currentPassword }),
      });
      if (change.error) return { error: change.error };
      services.endRecovery(session.access_token);
      dispatch(sessionReceived(session));
      return { error: null };
    });
