import { business } from '@/content/business';

export interface PasswordAdvice {
  /** Segments to fill: 1 is weak, 4 is strong. */
  level: 1 | 2 | 3 | 4;
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
export function advisePassword(
  password: string,
  ownWords: readonly string[] = [],
): PasswordAdvice | undefined {
  if (password === '') return undefined;
  if (password.length < business.minimumPasswordLength)
    return { level: 1, sentence: 'Too short. Keep going.' };
  if (isEasyToGuess(password, ownWords))
    return { level: 1, sentence: 'Easy to guess. Add another word or two.' };
  const strength = password.length + Math.max(0, kindsOfCharacters(password) - 1);
  if (strength < 9) return { level: 1, sentence: 'Weak. Add another word.' };
  if (strength < 12) return { level: 2, sentence: 'Fair. A few more characters help.' };
  if (strength < 14) return { level: 3, sentence: 'Good. Longer is stronger than complicated.' };
  return { level: 4, sentence: 'Strong. Nothing to add.' };
}
