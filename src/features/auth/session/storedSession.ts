import * as v from 'valibot';
import { parseJson, readAs } from '@/ui/readUnknown';

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

const token = v.pipe(
  v.string(),
  v.check((text) => text !== ''),
);
const session = v.looseObject({
  access_token: token,
  refresh_token: token,
  expires_at: v.optional(v.unknown()),
  expires_in: v.optional(v.unknown()),
  token_type: v.fallback(v.string(), 'bearer'),
  user: v.optional(v.unknown()),
});

/**
 * A time of expiry that can be true lies at most one lifetime ahead. Any other (text, milliseconds, a
 * clock that has since been set back) is read as expired, because the client would never refresh it.
 */
function trustedExpiry(
  { expires_at: expiresAt, expires_in: expiresIn }: v.InferOutput<typeof session>,
  now: number,
): number {
  const lifetime = typeof expiresIn === 'number' && expiresIn > 0 ? expiresIn : 3600;
  const isPlausible =
    typeof expiresAt === 'number' &&
    Number.isFinite(expiresAt) &&
    expiresAt <= now / 1000 + lifetime + secondsOfGrace;
  return isPlausible ? expiresAt : longExpired;
}

/** Undefined for whatever is not a session: broken JSON, other shapes, tokens that are missing. */
export function readStoredSession(raw: string | null, now: number): StoredSession | undefined {
  const stored = raw === null ? undefined : readAs(session, parseJson(raw));
  return stored && { ...stored, expires_at: trustedExpiry(stored, now), user: stored.user };
}
