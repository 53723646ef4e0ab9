import type { Location } from 'react-router-dom';
import type { AppThunk } from '@/app/thunk';
import { noticeRaised } from '@/features/auth/redirects/noticeSlice';
import type { AuthOutcome } from '@/features/auth/session/authOutcome';
import { selectHasEnded, selectLastUserId, selectUser } from '@/features/auth/session/authSlice';
import { type AuthFailure, presentError } from '@/features/auth/session/presentError';

/**
 * For somebody who has left the form meanwhile, or is led away because another account has signed in. Somebody whom the
 * sign-up itself has signed in has no mail to look for.
 */
export const tellOfAccount =
  (email: string, { isLate }: { isLate: boolean }): AppThunk =>
  (dispatch, getState) => {
    const user = selectUser(getState());
    if (user === null) {
      if (isLate) dispatch(noticeRaised({ kind: 'accountCreated', page: null }));
    } else if (user.email.toLowerCase() !== email.toLowerCase()) {
      dispatch(noticeRaised({ kind: 'otherAccountCreated', page: null }));
    }
  };

/** The same for a failure, with the way back to the form. Never "you are offline": when it is read, that may be over. */
export const tellOfFailure =
  (error: AuthFailure, { pathname, search, state }: Location<unknown>): AppThunk =>
  (dispatch, getState) => {
    if (selectUser(getState()) !== null) return;
    const message = presentError(error);
    dispatch(noticeRaised({ kind: 'formFailed', page: null, message, pathname, search, state }));
  };

/**
 * Reports the outcome of a password change whose form was left, or removed with an ended session. Only its own account
 * is told, and after a logout only of success.
 */
export const tellOfPassword =
  (userId: string, { error }: AuthOutcome): AppThunk =>
  (dispatch, getState) => {
    const isLoggedOut = selectUser(getState()) === null && !selectHasEnded(getState());
    if (selectLastUserId(getState()) !== userId || (error && isLoggedOut)) return;
    dispatch(noticeRaised({ kind: error ? 'passwordNotChanged' : 'passwordChanged', page: null }));
  };
