import type { Session } from '@supabase/supabase-js';
import type { AppThunk, Services } from '@/app/thunk';
import type { AuthOutcome } from './authOutcome';
import { accountChanged, callForAccount } from './callForAccount';
import type { AuthFailure } from './presentError';
import { reconcile } from './sessionSync';

export interface PasswordChange {
  /** Whose password it is: the account that was signed in while it was typed. */
  userId: string;
  password: string;
  /** Left out after a recovery link, which stands for it. */
  currentPassword?: string | undefined;
}

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

/** Changes the password of the account it was typed for. */
export const changePassword =
  ({ userId, password, currentPassword }: PasswordChange): AppThunk<Promise<AuthOutcome>> =>
  (dispatch, _getState, services) =>
    dispatch(
      callForAccount(userId, async (client, session) => {
        if (currentPassword !== undefined) {
          const failure = await proveCurrentPassword(services, session, currentPassword);
          if (failure) return { error: failure };
        }
        const { error } = await client.auth.updateUser({
          password,
          ...(currentPassword !== undefined && { current_password: currentPassword }),
        });
        if (error) return { error };
        services.endRecovery(session.access_token);
        // Shows that a link is used up. On a fast clock the call renews its session, which then differs from the stored one.
        dispatch(reconcile());
        return { error: null };
      }),
    );
