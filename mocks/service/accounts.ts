import { hashPassword, matchesPassword } from './hashing';
import type { JsonMap } from './json';
import { sendConfirmation, sendEmailChange, sendMagicLink, sendNonce, sendRecovery } from './mailing';
import { weaknessesOf } from './passwords';
import { buildFlow, type SentChallenge } from './pkce';
import { type DatedField, presentObfuscated, presentUser } from './present';
import type { Place, Project } from './project';
import { invalid, Refusal, unexpected } from './refusal';
import { type Grant, isBanned, startSession } from './sessions';
import type { Flow, Identity, User } from './tables';

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

/** Follows the identities an account has now; the first of them is its provider. */
export function updateProviders(user: User): void {
  const providers = [...new Set(user.identities.map(({ provider }) => provider))];
  const [provider] = providers;
  user.appMetadata = { ...user.appMetadata, ...(provider === undefined ? {} : { provider }), providers };
}

/** What an account's identity by e-mail is told about itself. */
export function emailIdentityData(user: User, email: string, isVerified: boolean): JsonMap {
  return { sub: user.id, email, email_verified: isVerified, phone_verified: false };
}

/** An e-mail account, not yet stored: what it is told about itself wins over what was submitted. */
export function buildEmailUser(
  project: Project,
  email: string,
  data: JsonMap,
  id: string = project.random.uuid(),
): User {
  const user = buildUser(project, id, email);
  user.appMetadata = { provider: 'email', providers: ['email'] };
  user.userMetadata = mergeMetadata(data, emailIdentityData(user, email, false));
  const identity = { provider: 'email', providerId: user.id, data: user.userMetadata, email };
  user.identities = [buildIdentity(project, identity)];
  return user;
}

/** However an address came to be confirmed, the mails that were sent before it have had their day. */
export function markConfirmed(project: Project, user: User): void {
  delete user.codes.confirmation;
  project.tables.removeLinksOf(user);
  user.emailConfirmedAt = project.clock.now();
  user.userMetadata = mergeMetadata(user.userMetadata, { email_verified: true });
  user.updatedAt = project.clock.now();
}

interface SignUp {
  email: string;
  password: string;
  data: JsonMap;
}

export type SignUpOutcome = { user: JsonMap } | { grant: Grant };

/** Signs up with an address that already passed its checks. */
export function signUpByEmail(
  project: Project,
  { email, password, data }: SignUp,
  challenge: SentChallenge | null,
  place: Place,
): SignUpOutcome {
  const { tables, settings } = project;
  const existing = tables.findDuplicate(email);

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

  const flow = challenge && buildFlow(project, user, 'email/signup', challenge);
  sendConfirmation(project, user, place, flow !== null);
  if (!existing) tables.addUser(user);
  finishMailing(project, user, flow);
  return { user: presentUser(user, { fresh: ['confirmationSentAt'] }) };
}

/** What follows a mail that is out: the flow it carries begins. */
function finishMailing({ tables, clock }: Project, user: User, flow: Flow | null): void {
  if (flow) tables.addFlow(flow);
  user.updatedAt = clock.now();
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

export function recover(
  project: Project,
  email: string,
  challenge: SentChallenge | null,
  place: Place,
): void {
  const user = project.tables.userByEmail(email);
  if (!user) return;
  const flow = challenge && buildFlow(project, user, 'recovery', challenge);
  sendRecovery(project, user, place, flow !== null);
  finishMailing(project, user, flow);
}

export function resendConfirmation(
  project: Project,
  email: string,
  challenge: SentChallenge | null,
  place: Place,
): void {
  const user = project.tables.userByEmail(email);
  if (!user || user.emailConfirmedAt !== null) return;
  const flow = challenge && buildFlow(project, user, 'email/signup', challenge);
  sendConfirmation(project, user, place, flow !== null);
  finishMailing(project, user, flow);
}

export function resendEmailChange(
  project: Project,
  email: string,
  challenge: SentChallenge | null,
  place: Place,
): void {
  const user = project.tables.userByEmail(email);
  if (!user || user.newEmail === '') return;
  const flow = challenge && buildFlow(project, user, 'email_change', challenge);
  sendEmailChange(project, user, user.newEmail, place, flow !== null);
  finishMailing(project, user, flow);
}

/** A magic link for a confirmed user; a sign-up with a random password for anyone else. */
export function requestMagicLink(
  project: Project,
  { email, data }: { email: string; data: JsonMap },
  challenge: SentChallenge | null,
  place: Place,
): void {
  const { tables, settings, random } = project;
  const isConfirmed = tables.userByEmail(email)?.emailConfirmedAt != null;
  if (!isConfirmed && settings.disableSignup) {
    throw new Refusal(422, 'signup_disabled', 'Signups not allowed for this instance');
  }
  if (!isConfirmed) {
    const outcome = signUpByEmail(project, { email, password: random.hex(16), data }, challenge, place);
    if ('user' in outcome) return;
  }
  const user = tables.userByEmail(email);
  if (!user) return;
  const flow = challenge && buildFlow(project, user, 'magiclink', challenge);
  sendMagicLink(project, user, place, flow !== null);
  finishMailing(project, user, flow);
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
