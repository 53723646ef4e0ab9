import { checkEmail } from './emailAddresses';
import { hashPassword, matchesPassword } from './hashing';
import type { JsonMap } from './json';
import { sendConfirmation, sendEmailChange, sendMagicLink, sendNonce, sendRecovery } from './mailing';
import { checkPassword, weaknessesOf } from './passwords';
import { type Challenge, startFlow } from './pkce';
import { type DatedField, presentObfuscated, presentUser } from './present';
import type { Place, Project } from './project';
import { invalid, Refusal, unexpected } from './refusal';
import { type Grant, isBanned, startSession } from './sessions';
import type { Identity, Session, User } from './tables';

const dayInMicroseconds = 86_400 * 1_000_000;

/** Shallow: a null deletes its key, anything else replaces the whole value. */
export function mergeMetadata(present: JsonMap, changes: JsonMap): JsonMap {
  const merged = Object.entries({ ...present, ...changes });
  return Object.fromEntries(merged.filter(([, value]) => value !== null));
}

export function buildUser(project: Project, id: string, email: string): User {
  const now = project.clock.now();
  return {
    id,
    email,
    passwordHash: null,
    emailConfirmedAt: null,
    confirmationSentAt: null,
    recoverySentAt: null,
    newEmail: '',
    emailChangeSentAt: null,
    emailChangeHalfConfirmed: false,
    reauthenticationSentAt: null,
    lastSignInAt: null,
    bannedUntil: null,
    appMetadata: {},
    userMetadata: {},
    isAnonymous: false,
    identities: [],
    codes: {},
    createdAt: now,
    updatedAt: now,
  };
}

export function buildIdentity(
  project: Project,
  { provider, providerId, data, email }: Pick<Identity, 'provider' | 'providerId' | 'data' | 'email'>,
): Identity {
  const now = project.clock.now();
  const rowId = project.random.uuid();
  return { rowId, providerId, provider, data, email, lastSignInAt: now, createdAt: now, updatedAt: now };
}

export function setPassword(project: Project, user: User, password: string): void {
  user.passwordHash = hashPassword(password, project.random.hex(8));
}

/** An e-mail account, not yet stored: what it is told about itself wins over what was submitted. */
export function buildEmailUser(
  project: Project,
  email: string,
  data: JsonMap,
  id: string = project.random.uuid(),
): User {
  const user = buildUser(project, id, email);
  const known = { sub: user.id, email, email_verified: false, phone_verified: false };
  user.appMetadata = { provider: 'email', providers: ['email'] };
  user.userMetadata = mergeMetadata(data, known);
  user.identities = [
    buildIdentity(project, { provider: 'email', providerId: user.id, data: { ...data, ...known }, email }),
  ];
  return user;
}

export function markConfirmed(project: Project, user: User): void {
  user.emailConfirmedAt = project.clock.now();
  user.userMetadata = mergeMetadata(user.userMetadata, { email_verified: true });
  user.updatedAt = project.clock.now();
}

export interface SignUp {
  email: string;
  phone: string;
  password: string;
  data: JsonMap;
  challenge: { value: string; method: string };
}

export type SignUpOutcome = { user: JsonMap } | { grant: Grant };

/** Signs up with an address that already passed its checks. */
export function signUpByEmail(
  project: Project,
  { email, password, data }: Pick<SignUp, 'email' | 'password' | 'data'>,
  challenge: Challenge | null,
  place: Place,
): SignUpOutcome {
  const { tables, settings } = project;
  const existing = tables.userByEmail(email);

  if (existing?.emailConfirmedAt != null) {
    if (settings.autoconfirm) throw new Refusal(422, 'user_already_exists', 'User already registered');
    return { user: presentObfuscated(existing, project.random.uuid(), project.clock.now(), data) };
  }

  const user = existing ?? buildEmailUser(project, email, data);
  if (!existing) {
    if (settings.signupTriggerFails) throw unexpected('Database error saving new user');
    setPassword(project, user, password);
  }

  if (settings.autoconfirm) {
    if (!existing) tables.addUser(user);
    const identitiesAsAnswered = markIdentitiesForAnswer(user);
    markConfirmed(project, user);
    const fresh: DatedField[] = ['emailConfirmedAt'];
    const grant = startSession(project, user, 'password', {
      baseUrl: place.baseUrl,
      fresh,
      withoutConfirmedAt: true,
    });
    return { grant: { ...grant, user: existing ? grant.user : identitiesAsAnswered(grant.user) } };
  }

  sendConfirmation(project, user, place, challenge !== null);
  if (!existing) tables.addUser(user);
  if (challenge) startFlow(project, user, 'email/signup', challenge);
  user.updatedAt = project.clock.now();
  return { user: presentUser(user, { fresh: ['confirmationSentAt'] }) };
}

/**
 * On automatic confirmation the answer shows the identity as verified, because the server shares one map in
 * memory, while the stored identity was written before the confirmation and stays unverified.
 */
function markIdentitiesForAnswer(user: User): (answered: JsonMap) => JsonMap {
  const data = user.identities.map((identity) => ({ ...identity.data, email_verified: true }));
  return (answered) => {
    const identities = Array.isArray(answered['identities']) ? answered['identities'] : [];
    return {
      ...answered,
      identities: identities.map((identity, i) =>
        typeof identity === 'object' && identity !== null && !Array.isArray(identity)
          ? { ...identity, identity_data: data[i] ?? {} }
          : identity,
      ),
    };
  };
}

export function signUpAnonymously(project: Project, data: JsonMap, place: Place): Grant {
  const user = buildUser(project, project.random.uuid(), '');
  user.isAnonymous = true;
  user.userMetadata = mergeMetadata(data, {});
  project.tables.addUser(user);
  return startSession(project, user, 'anonymous', { baseUrl: place.baseUrl });
}

export interface PasswordGrant {
  grant: Grant;
  weakPassword: { message: string; reasons: string[] } | null;
}

function wrongCredentials(): Refusal {
  return new Refusal(400, 'invalid_credentials', 'Invalid login credentials');
}

/** Checks in the server's order: a ban before the password, the password before the confirmation. */
export function signInWithPassword(
  project: Project,
  { email, password }: { email: string; password: string },
  place: Place,
): PasswordGrant {
  const user = project.tables.userByEmail(email);
  if (!user || user.passwordHash === null) throw wrongCredentials();
  if (isBanned(project, user)) throw new Refusal(400, 'user_banned', 'User is banned');
  if (!matchesPassword(user.passwordHash, password)) throw wrongCredentials();
  if (user.emailConfirmedAt === null) throw new Refusal(400, 'email_not_confirmed', 'Email not confirmed');
  const { reasons, text } = weaknessesOf(project.settings, password);
  const grant = startSession(project, user, 'password', { baseUrl: place.baseUrl });
  return { grant, weakPassword: reasons.length > 0 ? { message: text, reasons } : null };
}

export function recover(project: Project, email: string, challenge: Challenge | null, place: Place): void {
  const user = project.tables.userByEmail(email);
  if (!user) return;
  sendRecovery(project, user, place, challenge !== null);
  if (challenge) startFlow(project, user, 'recovery', challenge);
  user.updatedAt = project.clock.now();
}

export function resendConfirmation(
  project: Project,
  email: string,
  challenge: Challenge | null,
  place: Place,
): void {
  const user = project.tables.userByEmail(email);
  if (!user || user.emailConfirmedAt !== null) return;
  sendConfirmation(project, user, place, challenge !== null);
  if (challenge) startFlow(project, user, 'email/signup', challenge);
  user.updatedAt = project.clock.now();
}

export function resendEmailChange(
  project: Project,
  email: string,
  challenge: Challenge | null,
  place: Place,
): void {
  const user = project.tables.userByEmail(email);
  if (!user || user.newEmail === '') return;
  sendEmailChange(project, user, user.newEmail, place, challenge !== null);
  if (challenge) startFlow(project, user, 'email_change', challenge);
  user.updatedAt = project.clock.now();
}

/** A magic link for a confirmed person; a sign-up with a random password for anyone else. */
export function sendOtp(
  project: Project,
  { email, data, createUser }: { email: string; data: JsonMap; createUser: boolean },
  checkChallengeLate: () => Challenge | null,
  place: Place,
): void {
  const { tables, settings, random } = project;
  if (!createUser && !tables.userByEmail(email)) {
    throw new Refusal(422, 'otp_disabled', 'Signups not allowed for otp');
  }
  const challenge = checkChallengeLate();
  if (!settings.emailProviderEnabled)
    throw new Refusal(422, 'email_provider_disabled', 'Email logins are disabled');
  const address = checkEmail(email);
  const user = tables.userByEmail(address);
  if (user?.emailConfirmedAt == null) {
    if (settings.disableSignup) {
      throw new Refusal(422, 'signup_disabled', 'Signups not allowed for this instance');
    }
    const outcome = signUpByEmail(
      project,
      { email: address, password: random.hex(16), data },
      challenge,
      place,
    );
    if ('user' in outcome) return;
    const confirmed = tables.userByEmail(address);
    if (confirmed) sendMagicLink(project, confirmed, place, challenge !== null);
    if (confirmed && challenge) startFlow(project, confirmed, 'magiclink', challenge);
    return;
  }
  sendMagicLink(project, user, place, challenge !== null);
  if (challenge) startFlow(project, user, 'magiclink', challenge);
  user.updatedAt = project.clock.now();
}

export function reauthenticate(project: Project, user: User, place: Place): void {
  if (user.email === '') {
    throw invalid('Reauthentication requires the user to have an email or a phone number');
  }
  if (user.emailConfirmedAt === null) {
    throw new Refusal(422, 'email_not_confirmed', 'Please verify your email first.');
  }
  sendNonce(project, user, place);
  user.updatedAt = project.clock.now();
}

/** Fields that were not given are null; an empty password counts as given. */
export interface AccountChanges {
  email: string;
  password: string | null;
  currentPassword: string | null;
  nonce: string;
  data: JsonMap | null;
  phone: string;
  appMetadata: JsonMap | null;
}

/** Changes of one's own account, all checked before the first is made. Answers with the user. */
export function updateAccount(
  project: Project,
  user: User,
  session: Session | null,
  changes: AccountChanges,
  checkedChallenge: () => Challenge | null,
  place: Place,
): JsonMap {
  const { tables, clock } = project;
  const email = changes.email === '' ? '' : checkEmail(changes.email);
  if (changes.password !== null) checkPassword(project.settings, changes.password);
  if (changes.appMetadata !== null) {
    throw new Refusal(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  }
  if (user.isAnonymous && changes.password !== null && email === '' && changes.phone === '') {
    const text = 'Updating password of an anonymous user without an email or phone is not allowed';
    throw new Refusal(422, 'validation_failed', text);
  }
  const newEmail = email !== '' && email !== user.email ? email : '';
  if (newEmail !== '' && tables.userByEmail(newEmail)) {
    throw new Refusal(422, 'email_exists', 'A user with this email address has already been registered');
  }
  if (changes.password !== null) checkPasswordChange(project, user, session, changes.password, changes);
  const challenge = newEmail === '' ? null : checkedChallenge();

  const fresh: DatedField[] = [];
  if (newEmail !== '') {
    if (user.isAnonymous && project.settings.autoconfirm) {
      convertAnonymous(project, user, newEmail);
    } else {
      sendEmailChange(project, user, newEmail, place, challenge !== null);
      if (challenge) startFlow(project, user, 'email_change', challenge);
      fresh.push('emailChangeSentAt');
    }
  }
  if (changes.password !== null) {
    setPassword(project, user, changes.password);
    for (const other of tables.sessionsOf(user)) if (other.id !== session?.id) tables.removeSession(other);
    voidMailed(project, user, newEmail !== '');
  }
  if (changes.data !== null) user.userMetadata = mergeMetadata(user.userMetadata, changes.data);
  user.updatedAt = clock.now();
  return presentUser(user, { fresh });
}

function convertAnonymous(project: Project, user: User, email: string): void {
  const data = { sub: user.id, email, email_verified: false, phone_verified: false };
  project.tables.changeEmail(user, email);
  project.tables.addIdentity(
    user,
    buildIdentity(project, { provider: 'email', providerId: user.id, data, email }),
  );
  user.appMetadata = { provider: 'email', providers: ['email'] };
  user.isAnonymous = false;
  markConfirmed(project, user);
}

function checkPasswordChange(
  project: Project,
  user: User,
  session: Session | null,
  password: string,
  { currentPassword, nonce }: Pick<AccountChanges, 'currentPassword' | 'nonce'>,
): void {
  const { settings, clock } = project;
  const isRecovery = session?.amr.some(({ method }) => method === 'recovery' || method === 'otp') ?? false;
  if (settings.securePasswordChange && (!session || clock.now() > session.createdAt + dayInMicroseconds)) {
    if (nonce === '') {
      throw new Refusal(400, 'reauthentication_needed', 'Password update requires reauthentication');
    }
    checkNonce(project, user, nonce);
  }
  if (settings.requireCurrentPassword && !isRecovery && user.passwordHash !== null) {
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

function checkNonce(project: Project, user: User, nonce: string): void {
  const refused = new Refusal(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
  const sentAt = user.reauthenticationSentAt;
  if (sentAt === null || project.clock.now() > sentAt + project.settings.otpExp * 1_000_000) throw refused;
  const mail = project.tables.mails.findLast(
    ({ kind, to }) => kind === 'reauthentication' && to === user.email,
  );
  if (mail?.code !== nonce || user.codes.reauthentication === undefined) throw refused;
}

/** A new password voids everything that was mailed before it. */
function voidMailed(project: Project, user: User, keepEmailChange: boolean): void {
  const { emailChangeCurrent, emailChangeNew } = user.codes;
  const kept = keepEmailChange ? { emailChangeCurrent, emailChangeNew } : {};
  project.tables.removeLinksOf(user, ['confirmation', 'recovery', 'reauthentication']);
  if (!keepEmailChange) project.tables.removeLinksOf(user);
  user.codes = Object.fromEntries(Object.entries(kept).filter(([, hash]) => hash !== undefined));
  user.confirmationSentAt = null;
  user.recoverySentAt = null;
  user.reauthenticationSentAt = null;
  if (!keepEmailChange) user.emailChangeSentAt = null;
}
