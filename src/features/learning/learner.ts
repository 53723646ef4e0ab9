import { useAppSelector } from '@/app/hooks';
import type { AppThunk } from '@/app/thunk';
import {
  selectAuthStatus,
  selectOwner,
  selectOwnerId,
  selectUser,
  selectWriterId,
} from '@/features/auth/session/authSlice';
import type { CurrentUser } from '@/features/auth/session/currentUser';
import { readOwnerId } from '@/features/auth/session/sessionOwner';

/** The id of whoever is writing, also before the stored session has been read into the store. */
export const readWriterId = (): AppThunk<string | null> => (dispatch, getState) => {
  const state = getState();
  const user = selectUser(state);
  if (user) return user.id;
  return selectAuthStatus(state) === 'anonymous' ? null : dispatch(readOwnerId());
};

/** Whose texts this device shows; nobody's while a prerendered lesson is hydrated. */
export const useWriterId = (): string | null => useAppSelector(selectWriterId);

/** Whose learning this device shows: whoever is signed in, also while the service cannot be reached. */
export const useLearnerId = (): string | null => useAppSelector(selectOwnerId);

/** The person whose learning that is. */
export const useLearner = (): CurrentUser | null => useAppSelector(selectOwner);
