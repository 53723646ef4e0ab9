import type { AuthFailure } from '@/features/auth/session/presentError';

const hints = new Map([
  ['length', 'Make it longer'],
  ['characters', 'Mix letters, numbers and other signs'],
  ['pwned', 'This password is known from a data leak; choose another one'],
]);

/** What the service's reasons for refusing a password mean for the field; undefined for other failures. */
export function weakPasswordHint({ name, code, reasons = [] }: AuthFailure): string | undefined {
  if (name !== 'AuthWeakPasswordError' && code !== 'weak_password') return undefined;
  const known = reasons.map((reason) => hints.get(reason)).filter((hint) => hint !== undefined);
  return known.length === 0 ? 'Choose a stronger password' : known.join('. ');
}
