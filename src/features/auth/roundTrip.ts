import { acceptReturnTarget } from './returnTarget';
import { isRecord, parseJson } from './storedSession';

/**
 * What to remember while someone is away, in their mailbox or at a sign-in provider. It is kept on the
 * device, because a mail may open in another tab, and it is used once.
 */
export interface RoundTrip {
  purpose: 'confirmation' | 'recovery' | 'provider';
  email?: string;
  target?: string;
}

const storageKey = 'aiclub-round-trip';
const lifetime = 24 * 60 * 60 * 1000;

export function rememberTrip(trip: RoundTrip): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...trip, until: Date.now() + lifetime }));
  } catch {
    // Without storage the trip simply ends at the dashboard.
  }
}

export function readTrip(): RoundTrip | undefined {
  let stored: unknown;
  try {
    stored = parseJson(localStorage.getItem(storageKey) ?? '');
  } catch {
    return undefined;
  }
  if (!isRecord(stored)) return undefined;
  const { purpose, email, target, until } = stored;
  if (purpose !== 'confirmation' && purpose !== 'recovery' && purpose !== 'provider') return undefined;
  if (typeof until !== 'number' || until < Date.now() || until > Date.now() + lifetime) return undefined;
  const accepted = acceptReturnTarget(target);
  return {
    purpose,
    ...(typeof email === 'string' && { email }),
    ...(accepted !== undefined && { target: accepted }),
  };
}

/** Reads what was remembered and forgets it. */
export function takeTrip(): RoundTrip | undefined {
  const trip = readTrip();
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // What cannot be removed expires by itself.
  }
  return trip;
}
