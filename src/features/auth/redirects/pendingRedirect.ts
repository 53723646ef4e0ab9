import { acceptReturnTarget, type RememberedPlace } from './returnTarget';
import { isRecord, parseJson } from '@/features/auth/session/readUnknown';

/**
 * What to remember while someone is away, in their mailbox or at a sign-in provider. It is kept on the
 * device, because a mail may open in another tab, and it is used once.
 */
export interface PendingRedirect {
  purpose: 'confirmation' | 'recovery' | 'provider';
  email?: string;
  target?: string;
  /** The target is a course whose Enroll Now button was pressed. */
  toEnroll?: boolean;
}

const storageKey = 'aiclub-round-trip';
const lifetime = 24 * 60 * 60 * 1000;

export function rememberRedirect(
  redirect: Pick<PendingRedirect, 'purpose' | 'email'>,
  place: RememberedPlace = {},
): void {
  const { from: target, enrollTitle } = place;
  const toEnroll = enrollTitle !== undefined;
  try {
    localStorage.setItem(
      storageKey,
      JSON.stringify({ ...redirect, target, toEnroll, until: Date.now() + lifetime }),
    );
  } catch {
    // Without storage the redirect simply ends at the dashboard.
  }
}

export function readPendingRedirect(): PendingRedirect | undefined {
  let stored: unknown;
  try {
    stored = parseJson(localStorage.getItem(storageKey) ?? '');
  } catch {
    return undefined;
  }
  if (!isRecord(stored)) return undefined;
  const { purpose, email, target, toEnroll, until } = stored;
  if (purpose !== 'confirmation' && purpose !== 'recovery' && purpose !== 'provider') return undefined;
  if (typeof until !== 'number' || until < Date.now() || until > Date.now() + lifetime) return undefined;
  const accepted = acceptReturnTarget(target);
  return {
    purpose,
    ...(typeof email === 'string' && { email }),
    ...(accepted !== undefined && { target: accepted, toEnroll: toEnroll === true }),
  };
}

/** Reads what was remembered and forgets it. */
export function takePendingRedirect(): PendingRedirect | undefined {
  const redirect = readPendingRedirect();
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // What cannot be removed expires by itself.
  }
  return redirect;
}
