import { account } from '@/content/account';

interface NoticeWords {
  text: string;
  severity: 'success' | 'error' | 'info';
  offersSignIn?: boolean;
}

const notices = {
  accountCreated: { text: account.created, severity: 'success' },
  otherAccountCreated: { text: account.created, severity: 'success' },
  resetLinkSent: {
    text: 'If an account exists for the address you gave, a reset link is on its way. It can take a few minutes; check spam too.',
    severity: 'success',
  },
  passwordChanged: { text: account.passwordChanged, severity: 'success' },
  passwordNotChanged: {
    text: 'Changing your password did not work. Try again on your dashboard.',
    severity: 'error',
  },
  emailConfirmed: { text: 'Email confirmed. Welcome to AI Club.', severity: 'success' },
  confirmedElsewhere: {
    text: 'Your email is confirmed. Sign in to continue.',
    severity: 'success',
    offersSignIn: true,
  },
  linkDead: {
    text: 'This confirmation link has expired or was already used. Sign in to get a new one.',
    severity: 'error',
    offersSignIn: true,
  },
  linkRefused: {
    text: "This link can't sign you in here. Please sign in.",
    severity: 'error',
    offersSignIn: true,
  },
  linkFailed: {
    text: 'This link did not work. Sign in, or open the link in your email once more.',
    severity: 'error',
    offersSignIn: true,
  },
  linkUseless: { text: 'This link is not valid any more. You are still signed in.', severity: 'info' },
  providerDeclined: {
    text: 'The sign-in was not completed. Try again, or use your email and password.',
    severity: 'error',
    offersSignIn: true,
  },
  signedOut: { text: 'You are signed out.', severity: 'info' },
  signedOutUnreached: {
    text: 'You are signed out on this device. We could not reach the server to end other sessions.',
    severity: 'info',
  },
  signedOutEverywhere: { text: 'You are signed out on all your devices.', severity: 'info' },
  stillSignedIn: {
    text: 'You are still signed in, because your account has signed in again in another tab.',
    severity: 'info',
  },
  accountChanged: {
    text: 'Another account has signed in in another tab. What was typed into a form here for the account before it is gone.',
    severity: 'info',
  },
  otherSignedIn: { text: 'Another account has signed in in another tab.', severity: 'info' },
  letterGone: {
    text: 'Your session ended. The message you had begun to write to us is gone, so that nobody else here can read it.',
    severity: 'info',
  },
  signupLeft: {
    text: 'Somebody has signed in in this browser. What was typed here to sign up is gone.',
    severity: 'info',
  },
  sessionTemporary: {
    text: "This browser does not keep your sign-in. You'll be signed out when you close or reload this tab.",
    severity: 'info',
  },
} satisfies Record<string, NoticeWords>;

export type NoticeKind = keyof typeof notices;

export const wordsOf = (kind: NoticeKind): NoticeWords => notices[kind];
