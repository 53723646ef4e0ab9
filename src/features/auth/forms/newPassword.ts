import { business } from '@/content/business';
import type { AuthFailure } from '@/features/auth/session/presentError';

/** The account service counts bytes, and refuses a password of more than this many. */
const mostBytes = 72;
/** Counted as the browser counts: an emoji is two. */
const fewestCharacters = business.minimumPasswordLength;

export interface PasswordProblem {
  message: string;
  field: 'password' | 'confirmPassword';
  /** A second, shorter line beside the field itself. */
  hint: string;
}

function isTooLong(password: string): boolean {
  return new TextEncoder().encode(password).length > mostBytes;
}

/** The first thing wrong with a new password, in the order in which people are told. */
export function checkNewPassword(password: string, confirmPassword: string): PasswordProblem | undefined {
  if (password !== confirmPassword) {
    return {
      message: 'Passwords do not match',
      field: 'confirmPassword',
      hint: 'Type the same password again',
    };
  }
  if (password.length < fewestCharacters) {
    return {
      message: `Password must be at least ${fewestCharacters} characters`,
      field: 'password',
      hint: 'Add a few more characters',
    };
  }
  if (isTooLong(password)) {
    return {
      message: 'Password can be at most 72 bytes (about 72 letters)',
      field: 'password',
      hint: 'Letters with accents count double, emoji four times',
    };
  }
  return undefined;
}

const hints = new Map([
  ['length', 'Make it longer'],
  ['characters', 'Mix letters, numbers and other signs'],
  ['pwned', 'This password is known from a data leak; choose another one'],
]);

/** What the service's reasons for refusing a password mean for the field; undefined for other failures. */
export function refusedPasswordHint({ name, code, reasons = [] }: AuthFailure): string | undefined {
  if (code === 'same_password') return 'This is your password now; choose another one';
  if (name !== 'AuthWeakPasswordError' && code !== 'weak_password') return undefined;
  const known = reasons.map((reason) => hints.get(reason)).filter((hint) => hint !== undefined);
  return known.length === 0 ? 'Choose a stronger password' : known.join('. ');
}

export interface PasswordAdvice {
  /** Segments to fill: 1 is weak, 4 is strong; 0 before anything is typed. */
  level: 0 | 1 | 2 | 3 | 4;
  /** Of one line in a window of 320 pixels, so that nothing below it moves. */
  sentence: string;
}

const wellKnown =
  /pass?w[o0]rd|qwert|asdf|letmein|welcome|iloveyou|monkey|dragon|abc123|admin|secret|aiclub/i;
const runs = '0123456789 abcdefghijklmnopqrstuvwxyz qwertyuiop 9876543210';

function isEasyToGuess(password: string, ownWords: readonly string[]): boolean {
  const lower = password.toLowerCase();
  const isRun = lower.length >= 4 && runs.includes(lower.slice(0, 6));
  const isRepetition = new Set(lower).size <= 3;
  const isOwn = ownWords.some((word) => word.length >= 3 && lower.includes(word.toLowerCase()));
  return isRun || isRepetition || isOwn || (wellKnown.test(lower) && lower.length < 16);
}

function kindsOfCharacters(password: string): number {
  return [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length;
}

/** Advice only: nothing but the length rule ever blocks a password. */
export function advisePassword(password: string, ownWords: readonly string[] = []): PasswordAdvice {
  if (password === '') return { level: 0, sentence: `At least ${fewestCharacters} characters.` };
  if (password.length < fewestCharacters) return { level: 1, sentence: 'Too short. Keep going.' };
  if (isEasyToGuess(password, ownWords)) return { level: 1, sentence: 'Easy to guess. Add another word.' };
  const strength = password.length + Math.max(0, kindsOfCharacters(password) - 1);
  if (strength < 9) return { level: 1, sentence: 'Weak. Add another word.' };
  if (strength < 12) return { level: 2, sentence: 'Fair. A few more characters help.' };
  if (strength < 14) return { level: 3, sentence: 'Good. Longer beats complicated.' };
  return { level: 4, sentence: 'Strong. Nothing to add.' };
}
