import type { Mail } from '@mocks/control';

/** What a mail asks of its reader, before its link or its code. */
export const mailWords: Readonly<Record<Mail['kind'], string>> = {
  signup: 'Follow this link to confirm your email address and finish signing up:',
  recovery: 'Follow this link to choose a new password:',
  magiclink: 'Follow this link to sign in:',
  email_change: 'Follow this link to confirm the change of your email address:',
  invite: 'You have been invited. Follow this link to accept:',
  reauthentication: 'Enter this code to confirm that it is you:',
};
