import { useAppDispatch, useAppSelector } from '@/app/hooks';
import type { AppThunk } from '@/app/thunk';
import { selectAuthStatus, selectUser } from '@/features/auth/session/authSlice';
import { type CurrentUser, toCurrentUser } from '@/features/auth/session/currentUser';
import { storedOwner, useSessionOwner } from '@/features/auth/session/sessionOwner';
import { useIsInBrowser } from '@/ui/useIsInBrowser';

const storedUser = (): AppThunk<CurrentUser> => (_dispatch, _getState, services) =>
  toCurrentUser(services.readSession()?.user);

/** Who is writing. A session that is stored counts before it is confirmed, or words would be a visitor's until then. */
export const writerId = (): AppThunk<string | null> => (dispatch, getState) => {
  const state = getState();
  const user = selectUser(state);
  if (user) return user.id;
  return selectAuthStatus(state) === 'anonymous' ? null : dispatch(storedOwner());
};

/** Whose texts this device shows; nobody's while a prerendered lesson is hydrated. */
export function useWriterId(): string | null {
  const dispatch = useAppDispatch();
  const isInBrowser = useIsInBrowser();
  // What the thunk below reads; it is asked again when one of them changes.
  useAppSelector(selectUser);
  useAppSelector(selectAuthStatus);
  return isInBrowser ? dispatch(writerId()) : null;
}

/** Whose learning this device shows: whoever is signed in, also while the service cannot be reached. */
export const useLearnerId = useSessionOwner;

/** The person whose learning that is. */
export function useLearner(): CurrentUser | null {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const status = useAppSelector(selectAuthStatus);
  if (user) return user;
  return status === 'unreachable' ? dispatch(storedUser()) : null;
}
