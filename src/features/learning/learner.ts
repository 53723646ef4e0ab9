import * as v from 'valibot';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import type { AppThunk } from '@/app/thunk';
import { selectAuthStatus, selectUser } from '@/features/auth/session/authSlice';
import { type CurrentUser, toCurrentUser } from '@/features/auth/session/currentUser';
import { readAs } from '@/features/auth/session/readUnknown';
import { useIsInBrowser } from '@/ui/useIsInBrowser';

const owner = v.object({ id: v.string() });

/** Whose session lies on this device, confirmed or not. */
export const storedOwner = (): AppThunk<string | null> => (_dispatch, _getState, services) =>
  readAs(owner, services.readSession()?.user)?.id ?? null;

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
export function useLearnerId(): string | null {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const status = useAppSelector(selectAuthStatus);
  if (user) return user.id;
  return status === 'unreachable' ? dispatch(storedOwner()) : null;
}

/** The person whose learning that is. */
export function useLearner(): CurrentUser | null {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const status = useAppSelector(selectAuthStatus);
  if (user) return user;
  return status === 'unreachable' ? dispatch(storedUser()) : null;
}
