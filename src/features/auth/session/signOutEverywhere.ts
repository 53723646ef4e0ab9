import type { AppThunk } from '@/app/thunk';
import { dropExchange } from '@/features/auth/redirects/linkExchange';
import type { AuthOutcome } from './authOutcome';
import { authSlice } from './authSlice';
import { callForAccount } from './callForAccount';
import { finishSignOut, forgetPending } from './signOut';
import { sessionIdOf } from './sessionOwner';
import { tellOfSignOut } from './signOutGuard';

/**
 * Ends every session of an account. Unless the service confirms it, nothing changes here either. With a session that has
 * ended already the service ends none, and the client reports success all the same; so it matters that `callForAccount`
 * checks the session first.
 */
export const signOutEverywhere =
  (userId: string): AppThunk<Promise<AuthOutcome>> =>
  async (dispatch, _getState, services) => {
    const readSessionId = () => {
      const own = services.readSession();
      return own && sessionIdOf(own);
    };
    const ended = readSessionId();
    const outcome = await dispatch(
      callForAccount(userId, (client) => client.auth.signOut({ scope: 'global' })),
    );
    if (outcome.error) return outcome;
    const current = readSessionId();
    // Somebody has signed in meanwhile, perhaps to the same account.
    if (current !== undefined && current !== ended) return outcome;
    const tell = dispatch(tellOfSignOut());
    const { payload: call } = dispatch(authSlice.actions.signOutStarted());
    forgetPending();
    services.noteSignOut();
    services.purgeSession();
    tell();
    dispatch(dropExchange());
    dispatch(finishSignOut(call.id, 'signedOutEverywhere'));
    return outcome;
  };
