import * as v from 'valibot';
import { acceptReturnTarget, type RememberedPlace } from './returnTarget';
import { maybe, parseJson, readAs } from '@/features/auth/session/readUnknown';

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

const stored = v.object({
  purpose: v.picklist(['confirmation', 'recovery', 'provider']),
  email: maybe(v.string()),
  target: maybe(v.string()),
  toEnroll: maybe(v.boolean()),
  /** Milliseconds since the epoch. */
  until: v.number(),
});

const storageKey = 'aiclub-pending-redirect';
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

function readStored() {
  try {
    return readAs(stored, parseJson(localStorage.getItem(storageKey) ?? ''));
  } catch {
    return undefined;
  }
}

export function readPendingRedirect(): PendingRedirect | undefined {
  const redirect = readStored();
  if (!redirect || redirect.until < Date.now() || redirect.until > Date.now() + lifetime) return undefined;
  const { purpose, email } = redirect;
  const target = acceptReturnTarget(redirect.target);
  return {
    purpose,
    ...(email !== undefined && { email }),
    ...(target !== undefined && { target, toEnroll: redirect.toEnroll ?? false }),
  };
}

export function takePendingRedirect(): PendingRedirect | undefined {
  const redirect = readPendingRedirect();
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // What cannot be removed expires by itself.
  }
  return redirect;
}
