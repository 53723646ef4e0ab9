import type { AppThunk } from '@/app/thunk';
import { type CurrentUser, toCurrentUser } from './currentUser';
import type { StoredSession } from './storedSession';
import { readTokenClaims } from './tokenClaims';

/** Whose session this is; null if it does not say. */
export function ownerOf(session: StoredSession | undefined): CurrentUser | null {
  const user = toCurrentUser(session?.user);
  return user.id === '' ? null : user;
}

/** Tells sessions apart. A token that does not name its session still says whose it is. */
export const sessionIdOf = (session: StoredSession): string | undefined =>
  readTokenClaims(session.access_token).sessionId ?? ownerOf(session)?.id;

/** Whether a session of this user lies on this device: this tab's own, or the device's behind it. */
export const hasSession =
  (userId: string): AppThunk<boolean> =>
  (_dispatch, _getState, services) =>
    services.readSessions().some((session) => ownerOf(session)?.id === userId);

/** Whose session lies on this device right now, confirmed or not. Components ask the store instead. */
export const readOwnerId = (): AppThunk<string | null> => (_dispatch, _getState, services) =>
  ownerOf(services.readSession())?.id ?? null;
