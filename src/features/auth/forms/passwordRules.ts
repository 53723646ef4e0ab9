import { business } from '@/content/business';

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
