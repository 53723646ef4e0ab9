import * as v from 'valibot';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import type { AppThunk } from '@/app/thunk';
import { selectAuthStatus, selectUser } from './authSlice';
import { readAs } from './readUnknown';

const owner = v.object({ id: v.string() });

/** Whose session lies on this device, confirmed or not. */
export const storedOwner = (): AppThunk<string | null> => (_dispatch, _getState, services) =>
  readAs(owner, services.readSession()?.user)?.id ?? null;

/** Whoever is signed in, also while the service cannot be reached. */
export function useSessionOwner(): string | null {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const status = useAppSelector(selectAuthStatus);
  if (user) return user.id;
  return status === 'unreachable' ? dispatch(storedOwner()) : null;
}
