import { mergeMetadata, setPassword } from './users';
import { checkEmail } from './emailAddresses';
import { completeEmailChange } from './emailChange';
import { hashCode, matchesPassword } from './hashing';
import type { JsonMap } from './json';
import { sendEmailChange } from './mailing';
import { checkPassword } from './passwords';
import { checkChannel, checkPhone } from './phones';
import { buildFlow, type SentChallenge } from './pkce';
import { presentUser } from './present';
import type { Place, Project } from './project';
import { emailTaken, Refusal, unexpected } from './refusal';
import type { Session, User } from './rows';

const dayInMicroseconds = 86_400 * 1_000_000;

/** Sign-in methods of users who may have forgotten their password. */
const mailMethods: ReadonlySet<string> = new Set(['otp', 'magiclink', 'recovery']);

/** Fields that were not given are null; an empty password counts as given. */
export interface AccountChanges {
  email: string;
  password: string | null;
  currentPassword: string | null;
  nonce: string;
  data: JsonMap | null;
  phone: string;
  channel: string;
  appMetadata: JsonMap | null;
  /** For the code flow that a new address begins; used as sent, without the checks of other endpoints. */
  challenge: SentChallenge | null;
}

/** Changes a user's own account, after checking all changes. Returns the user. */
export function updateAccount(
  project: Project,
  user: User,
  session: Session | null,
  changes: AccountChanges,
  place: Place,
): JsonMap {
  const { tables, clock } = project;
  const newEmail = checkChanges(project, user, changes);
  if (changes.password !== null) checkPasswordChange(project, user, session, changes.password, changes);
  const isAsked = newEmail !== '' && !(user.isAnonymous && project.settings.autoconfirm);
  const flow =
    isAsked && changes.challenge ? buildFlow(project, user, 'email_change', changes.challenge) : null;
  // On a change of password the server forgets when it sent the previous mail.
  const mailedAt = changes.password === null ? user.emailChangeSentAt : null;
  const change = { email: newEmail, isPkce: flow !== null, mailedAt };
  if (changes.phone !== '') {
    if (isAsked)
      mailInVain(project, user, () => sendEmailChange(project, structuredClone(user), change, place));
    throw unexpected('Unable to get SMS provider');
  }

  if (isAsked) sendEmailChange(project, user, change, place);
  if (flow) tables.addFlow(flow);
  if (changes.password !== null) {
    setPassword(project, user, changes.password);
    for (const other of tables.sessionsOf(user)) if (other.id !== session?.id) tables.removeSession(other);
    voidMailed(project, user, { keepEmailChange: isAsked });
  }
  if (changes.data !== null) user.userMetadata = mergeMetadata(user.userMetadata, changes.data);
  if (newEmail !== '' && !isAsked) {
    user.newEmail = newEmail;
    completeEmailChange(project, user);
  }
  user.updatedAt = clock.now();
  return presentUser(user, { fresh: isAsked ? ['emailChangeSentAt'] : [] });
}

/** Sends a mail before the server rolls back, so that its links are invalid. */
function mailInVain({ tables }: Project, user: User, send: () => void): void {
  const links = tables.linksOf(user);
  send();
  tables.removeLinksOf(user);
  for (const { hash, kind } of links) tables.addLink(hash, user.id, kind);
}

/** Checks the changes and returns the new address, empty if there is none. */
function checkChanges({ settings, tables }: Project, user: User, changes: AccountChanges): string {
  const email = changes.email === '' ? '' : checkEmail(changes.email);
  if (changes.phone !== '') {
    checkPhone(changes.phone);
    checkChannel(changes.channel);
  }
  if (changes.password !== null) checkPassword(settings, changes.password);
  if (changes.appMetadata !== null) {
    throw new Refusal(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  }
  if (user.isAnonymous && changes.password !== null && email === '' && changes.phone === '') {
    const text = 'Updating password of an anonymous user without an email or phone is not allowed';
    throw new Refusal(422, 'validation_failed', text);
  }
  if (email === user.email) return '';
  if (email !== '' && tables.findDuplicate(email, user)) {
    throw emailTaken();
  }
  return email;
}

function checkPasswordChange(
  project: Project,
  user: User,
  session: Session | null,
  password: string,
  { currentPassword, nonce }: Pick<AccountChanges, 'currentPassword' | 'nonce'>,
): void {
  const { settings, clock } = project;
  const cameByMail = session?.amr.some(({ method }) => mailMethods.has(method)) ?? false;
  if (settings.securePasswordChange && (!session || clock.now() > session.createdAt + dayInMicroseconds)) {
    if (nonce === '') {
      throw new Refusal(400, 'reauthentication_needed', 'Password update requires reauthentication');
    }
    spendNonce(project, user, nonce);
  }
  if (settings.requireCurrentPassword && !cameByMail && user.passwordHash !== null) {
    const text = 'Current password required when setting new password.';
    if (currentPassword === null || currentPassword === '')
      throw new Refusal(400, 'current_password_required', text);
    if (!matchesPassword(user.passwordHash, currentPassword)) {
      throw new Refusal(400, 'current_password_invalid', text);
    }
  }
  if (user.passwordHash !== null && matchesPassword(user.passwordHash, password)) {
    throw new Refusal(422, 'same_password', 'New password should be different from the old password.');
  }
}

/** A correct nonce is used up even if the change is refused, and every mailed link with it. */
function spendNonce(project: Project, user: User, nonce: string): void {
  const refused = new Refusal(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
  const sentAt = user.reauthenticationSentAt;
  if (sentAt === null || project.clock.now() > sentAt + project.settings.otpExp * 1_000_000) throw refused;
  if (user.codes.reauthentication !== hashCode(user.email, nonce)) throw refused;
  delete user.codes.reauthentication;
  project.tables.removeLinksOf(user);
}

/** A new password or address invalidates everything mailed before it. */
export function voidMailed(
  { tables }: Project,
  user: User,
  { keepEmailChange = false }: { keepEmailChange?: boolean } = {},
): void {
  const { emailChangeCurrent, emailChangeNew } = user.codes;
  const kept = keepEmailChange ? { emailChangeCurrent, emailChangeNew } : {};
  tables.removeLinksOf(user, keepEmailChange ? ['confirmation', 'recovery', 'reauthentication'] : undefined);
  user.codes = Object.fromEntries(Object.entries(kept).filter(([, hash]) => hash !== undefined));
  user.confirmationSentAt = null;
  user.recoverySentAt = null;
  user.reauthenticationSentAt = null;
  if (!keepEmailChange) user.emailChangeSentAt = null;
}
