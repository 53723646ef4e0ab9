import { checkAuthorized, isDeliverable } from './emailAddresses';
import { hashCode } from './hashing';
import type { Place, Project } from './project';
import { Refusal, unexpected } from './refusal';
import type { Mail, MailTokenKind, User } from './rows';
import type { Moment } from './time';
import { takeToken } from './tokenBucket';

/** Refuses a second mail of one kind to one user within the interval. */
function checkInterval(project: Project, sentAt: Moment | null): void {
  if (sentAt === null) return;
  const left = sentAt + project.settings.minMailInterval * 1_000_000 - project.clock.now();
  // In a browser this is the visitor's clock: a mail dated in the future was sent before the clock was set back.
  if (left <= 0 || sentAt > project.clock.now()) return;
  const seconds = Math.floor(left / 1_000_000);
  const text = `For security purposes, you can only request this after ${seconds} seconds.`;
  throw new Refusal(429, 'over_email_send_rate_limit', text);
}

/**
 * Takes one mail out of the project's hourly allowance. While confirmation is automatic, only an allowance of zero
 * counts.
 */
function takeFromAllowance(project: Project): void {
  const { autoconfirm, maxMailsPerHour } = project.settings;
  if (maxMailsPerHour === null || (autoconfirm && maxMailsPerHour > 0)) return;
  const refill = { tokens: maxMailsPerHour, seconds: 3600 };
  if (takeToken(project, { key: 'mails', capacity: maxMailsPerHour, refill })) return;
  throw new Refusal(429, 'over_email_send_rate_limit', 'email rate limit exceeded');
}

interface Letter {
  kind: Mail['kind'];
  to: string;
  /** `{{ .Token }}` is replaced by the code, as in the server's templates. */
  subject: string;
  failure: string;
}

/** Checks in the server's order: its mail server looks at an address only after the mail has been counted. */
function checkSending(
  project: Project,
  user: User,
  sentAt: Moment | null,
  { to, failure }: Letter,
  otherAddresses: readonly string[] = [],
): void {
  const { settings } = project;
  const addresses = [to, ...otherAddresses];
  checkInterval(project, sentAt);
  for (const address of addresses) checkAuthorized(settings, address);
  takeFromAllowance(project);
  if (!addresses.every((address) => isDeliverable(settings, address))) {
    // The server names the account's address, even if the undeliverable one is another.
    throw new Refusal(400, 'email_address_invalid', `Email address "${user.email}" is invalid`);
  }
  if (settings.mailerFails) throw unexpected(failure);
}

/** The address in a mail's link: encoded only if it would otherwise end or split the query parameter. */
function encodeRedirect(address: string): string {
  return /[&=#]/.test(address) ? new URLSearchParams([['', address]]).toString().slice(1) : address;
}

/** Sends a mail with a code and a link, and stores the hash by which both are recognized. */
function post(
  project: Project,
  user: User,
  tokenKind: MailTokenKind,
  { to, kind, subject }: Letter,
  { baseUrl, redirectTo }: Place,
  isPkce: boolean,
): void {
  const code = project.random.code(project.settings.otpLength);
  const hash = `${isPkce ? 'pkce_' : ''}${hashCode(to, code)}`;
  project.tables.removeLinksOf(user, [tokenKind]);
  user.codes[tokenKind] = hash;
  project.tables.addLink(hash, user.id, tokenKind);
  const isNonce = kind === 'reauthentication';
  project.tables.addMail({
    id: project.random.uuid(),
    to,
    kind,
    subject: subject.replace('{{ .Token }}', code),
    code,
    link: isNonce
      ? null
      : `${baseUrl}/verify?token=${hash}&type=${kind}&redirect_to=${encodeRedirect(redirectTo)}`,
    sentAt: project.clock.now(),
  });
}

/** Sends a mail to the account's own address, unless the previous one with this kind of token is too recent. */
function sendToOwner(
  project: Project,
  user: User,
  tokenKind: 'confirmation' | 'recovery' | 'reauthentication',
  words: Omit<Letter, 'to'>,
  place: Place,
  isPkce: boolean,
): void {
  const letter = { ...words, to: user.email };
  const sentAt = `${tokenKind}SentAt` as const;
  checkSending(project, user, user[sentAt], letter);
  post(project, user, tokenKind, letter, place, isPkce);
  user[sentAt] = project.clock.now();
}

export function sendConfirmation(project: Project, user: User, place: Place, isPkce: boolean): void {
  const subject = 'Confirm your email address';
  const failure = 'Error sending confirmation email';
  sendToOwner(project, user, 'confirmation', { kind: 'signup', subject, failure }, place, isPkce);
}

export function sendRecovery(project: Project, user: User, place: Place, isPkce: boolean): void {
  const subject = 'Reset your password';
  const failure = 'Error sending recovery email';
  sendToOwner(project, user, 'recovery', { kind: 'recovery', subject, failure }, place, isPkce);
}

/** A magic link shares its token and its interval with recovery. */
export function sendMagicLink(project: Project, user: User, place: Place, isPkce: boolean): void {
  const subject = 'Your sign-in link';
  const failure = 'Error sending magic link email';
  sendToOwner(project, user, 'recovery', { kind: 'magiclink', subject, failure }, place, isPkce);
}

interface AddressChange {
  email: string;
  isPkce: boolean;
  /** When the previous mail was sent, if that still counts. */
  mailedAt: Moment | null;
}

/** Asks for the change at the new address and, if changes are secured, at the old one, too. */
export function sendEmailChange(
  project: Project,
  user: User,
  { email, isPkce, mailedAt }: AddressChange,
  place: Place,
): void {
  const letter: Letter = {
    kind: 'email_change',
    to: email,
    subject: 'Confirm your new email address',
    failure: 'Error sending email change email',
  };
  const asksBoth = project.settings.secureEmailChange && user.email !== '';
  checkSending(project, user, mailedAt, letter, asksBoth ? [user.email] : []);
  user.newEmail = email;
  user.emailChangeHalfConfirmed = false;
  post(project, user, 'emailChangeNew', letter, place, isPkce);
  if (asksBoth) {
    post(project, user, 'emailChangeCurrent', { ...letter, to: user.email }, place, isPkce);
  }
  user.emailChangeSentAt = project.clock.now();
}

export function sendNonce(project: Project, user: User, place: Place): void {
  const subject = '{{ .Token }} is your verification code';
  const failure = 'Error sending reauthentication email';
  sendToOwner(
    project,
    user,
    'reauthentication',
    { kind: 'reauthentication', subject, failure },
    place,
    false,
  );
}
