import type { AppThunk } from '@/app/thunk';
import { type CurrentUser, toCurrentUser } from './currentUser';
import type { StoredSession } from './storedSession';

/** Whose session this is; null if it does not say. */
export function ownerOf(session: StoredSession | undefined): CurrentUser | null {
  const user = toCurrentUser(session?.user);
  return user.id === '' ? null : user;
}

/** Whose session lies on this device right now, confirmed or not. Components ask the store instead. */
export const readOwnerId = (): AppThunk<string | null> => (_dispatch, _getState, services) =>
  ownerOf(services.readSession())?.id ?? null;
