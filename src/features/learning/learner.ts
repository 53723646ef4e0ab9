import * as v from 'valibot';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import type { AppThunk } from '@/app/thunk';
import { selectAuthStatus, selectUser } from '@/features/auth/session/authSlice';
import { readAs } from '@/features/auth/session/readUnknown';

const owner = v.object({ id: v.string() });

/** Whose session lies on this device, confirmed or not. */
const storedOwner = (): AppThunk<string | null> => (_dispatch, _getState, services) =>
  readAs(owner, services.readSession()?.user)?.id ?? null;

/** Whose learning this device shows: whoever is signed in, also while the service cannot be reached. */
export function useLearnerId(): string | null {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const status = useAppSelector(selectAuthStatus);
  if (user) return user.id;
  return status === 'unreachable' ? dispatch(storedOwner()) : null;
}
