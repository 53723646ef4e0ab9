import type { AppThunk } from '@/app/thunk';
import { noticeRaised } from '@/features/auth/redirects/noticeSlice';
import type { AuthOutcome } from '@/features/auth/session/authOutcome';
import { selectLastUserId, selectUser } from '@/features/auth/session/authSlice';

export const passwordChangedMessage = 'Password changed. Use the new one the next time you sign in.';

/**
 * What became of a password whose form was left meanwhile. Only its own account is told, and not of a failure that has
 * signed it out: that is told already.
 */
export const tellOfPassword =
  (userId: string, { error }: AuthOutcome): AppThunk =>
  (dispatch, getState) => {
    const known = error ? selectUser(getState())?.id : selectLastUserId(getState());
    if (known !== userId) return;
    dispatch(noticeRaised({ kind: error ? 'passwordNotChanged' : 'passwordChanged', page: null }));
  };
