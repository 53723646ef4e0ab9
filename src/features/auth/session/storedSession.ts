import { isRecord, parseJson } from './readUnknown';

/** A session as the account service sent it and as it lies in storage. */
export interface StoredSession {
  access_token: string;
  refresh_token: string;
  expires_at: number;
  token_type: string;
  user: unknown;
}

/** Whether it has not run out yet, by this device's clock. */
export const isCurrent = ({ expires_at: expiresAt }: StoredSession): boolean => expiresAt * 1000 > Date.now();

/** In the past for every clock: the client refreshes such a session before it uses it. */
const longExpired = 1;
const secondsOfGrace = 60;

const isToken = (value: unknown): value is string => typeof value === 'string' && value !== '';

/**
 * A time of expiry that can be true lies at most one lifetime ahead. Any other (text, milliseconds, a
 * clock that has since been set back) is read as expired, because the client would never refresh it.
 */
function trustedExpiry(session: Record<string, unknown>, now: number): number {
  const { expires_at: expiresAt, expires_in: expiresIn } = session;
  const lifetime = typeof expiresIn === 'number' && expiresIn > 0 ? expiresIn : 3600;
  const isPlausible =
    typeof expiresAt === 'number' &&
    Number.isFinite(expiresAt) &&
    expiresAt <= now / 1000 + lifetime + secondsOfGrace;
  return isPlausible ? expiresAt : longExpired;
}

/** Undefined for whatever is not a session: broken JSON, other shapes, tokens that are missing. */
export function readStoredSession(raw: string | null, now: number): StoredSession | undefined {
  const value = raw === null ? undefined : parseJson(raw);
  if (!isRecord(value) || !isToken(value['access_token']) || !isToken(value['refresh_token']))
    return undefined;
  return {
    ...value,
    access_token: value['access_token'],
    refresh_token: value['refresh_token'],
    expires_at: trustedExpiry(value, now),
    token_type: typeof value['token_type'] === 'string' ? value['token_type'] : 'bearer',
    user: value['user'],
  };
}
