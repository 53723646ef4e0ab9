import { invalid, Refusal } from './refusal';
import type { Settings } from './settings';

const encoder = new TextEncoder();
const shortest = 6;
const longest = 72;

/** Why a password is too weak, in the server's order; empty if it is good. */
export function weaknessesOf(settings: Settings, password: string): { reasons: string[]; text: string } {
  const reasons: string[] = [];
  const texts: string[] = [];
  const minimum = Math.max(shortest, settings.minPasswordLength);
  if (encoder.encode(password).length < minimum) {
    reasons.push('length');
    texts.push(`Password should be at least ${minimum} characters.`);
  }
  const sets = settings.requiredCharacters.filter((set) => set !== '');
  if (sets.some((set) => !Array.from(set).some((character) => password.includes(character)))) {
    reasons.push('characters');
    texts.push(`Password should contain at least one character of each: ${sets.join(', ')}.`);
  }
  if (settings.leakedPasswords.includes(password)) {
    reasons.push('pwned');
    texts.push('Password is known to be weak and easy to guess, please choose a different one.');
  }
  return { reasons, text: texts.join(' ') };
}

/** Refuses a new password that is too long or too weak. Lengths are in bytes. */
export function checkPassword(settings: Settings, password: string): void {
  if (encoder.encode(password).length > longest) {
    throw invalid(`Password cannot be longer than ${longest} characters`);
  }
  const { reasons, text } = weaknessesOf(settings, password);
  if (reasons.length > 0) throw new Refusal(422, 'weak_password', text, { reasons });
}
