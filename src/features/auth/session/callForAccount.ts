import type { AuthResponse, Session, SupabaseClient } from '@supabase/supabase-js';
import type { AppThunk } from '@/app/thunk';
import { attempt, type AuthOutcome } from './authOutcome';
import type { AuthFailure } from './presentError';
import { connectInTime } from './connectInTime';
import { endsSession } from './resilientFetch';
import { reconcile } from './sessionSync';

export const accountChanged: AuthFailure = {
  name: 'AccountChangedError',
  code: 'account_changed',
  message: 'Another account is signed in here now.',
};

/** If a refusal means that the session has ended, it also ends here. The shared client would keep it. */
const refused =
  (error: AuthFailure, session: Session): AppThunk<Promise<AuthOutcome>> =>
  async (dispatch, _getState, services) => {
    if (error.name === 'AuthSessionMissingError') {
      const shared = await dispatch(connectInTime());
      await shared.auth.getUser();
    } else if (endsSession.has(error.code)) {
      if (services.readSession()?.access_token === session.access_token) services.removeOwnSession();
      dispatch(reconcile());
    }
    return { error };
  };

/**
 * Gives a client the session. An access token that the service does not accept, because this device's clock is slow or
 * the service has changed its key, is refreshed by the shared client.
 */
async function restoreSession(
  client: SupabaseClient,
  session: Session,
  shared: SupabaseClient,
): Promise<AuthResponse> {
  const restored = await client.auth.setSession(session);
  if (restored.error?.code !== 'bad_jwt') return restored;
  const refreshed = await shared.auth.refreshSession();
  return refreshed.data.session ? client.auth.setSession(refreshed.data.session) : refreshed;
}

/**
 * Makes a call for one account and for no other. A sign-in in another tab can replace the stored session at any
 * moment, so the session is read once, and a separate client that has no other makes the call.
 */
export const callForAccount =
  (
    userId: string,
    call: (client: SupabaseClient, session: Session) => Promise<AuthOutcome>,
  ): AppThunk<Promise<AuthOutcome>> =>
  (dispatch, _getState, services) =>
    attempt(async () => {
      const shared = await dispatch(connectInTime());
      const { data, error } = await shared.auth.getSession();
      if (error) return { error };
      const { session } = data;
      if (session?.user.id !== userId) {
        dispatch(reconcile());
        return { error: accountChanged };
      }
      const client = await services.openSeparateClient();
      const restored = await restoreSession(client, session, shared);
      if (restored.error) return dispatch(refused(restored.error, session));
      if (restored.data.user?.id !== userId || !restored.data.session) return { error: accountChanged };
      const outcome = await call(client, restored.data.session);
      return outcome.error ? dispatch(refused(outcome.error, restored.data.session)) : outcome;
    });
