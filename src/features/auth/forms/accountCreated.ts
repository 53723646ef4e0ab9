import type { AppThunk } from '@/app/thunk';
import { noticeRaised } from '@/features/auth/redirects/noticeSlice';
import { selectUser } from '@/features/auth/session/authSlice';

export const accountCreatedMessage = 'Account created! Please check your email to verify your account.';

/** For whoever has left the form meanwhile. Somebody who is signed in at once has no mail to look for. */
export const tellOfAccount = (): AppThunk => (dispatch, getState) => {
  if (selectUser(getState()) !== null) return;
  dispatch(noticeRaised({ kind: 'accountCreated', page: null }));
};
