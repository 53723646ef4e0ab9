import type { AppThunk } from '@/app/thunk';
import type { AuthOutcome } from '@/features/auth/session/authOutcome';
import { signOut, watchSignOut } from '@/features/auth/session/signOut';

/** A press of Logout, without the page around it. */
export const logOut = (): AppThunk<Promise<AuthOutcome>> => (dispatch) =>
  dispatch(signOut(dispatch(watchSignOut())));
