import { matchesPassword } from './hashing';
import type { JsonMap } from './json';
import { sendConfirmation, sendEmailChange, sendMagicLink, sendNonce, sendRecovery } from './mailing';
import { weaknessesOf } from './passwords';
import { buildFlow, type SentChallenge } from './pkce';
import { type DatedField, presentObfuscated, presentUser } from './present';
import type { Place, Project } from './project';
import { invalid, Refusal, signupDisabled, unexpected } from './refusal';
import { type Grant, isBanned, startSession } from './sessions';
import { buildEmailUser, buildUser, markConfirmed, mergeMetadata, setPassword } from './users';
import type { Flow, User } from './rows';

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

/** Begins the flow of a mail that has been sent. */
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
  user.userMetadata = mergeMetadata({}, data);
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

/** Mails a recovery link. Its flow begins first and stays if the mail is refused, unlike with other mails. */
export function recover(
  project: Project,
  email: string,
  challenge: SentChallenge | null,
  place: Place,
): void {
  const user = project.tables.userByEmail(email);
  if (!user) return;
  const flow = challenge && buildFlow(project, user, 'recovery', challenge);
  if (flow) project.tables.addFlow(flow);
  sendRecovery(project, user, place, flow !== null);
  user.updatedAt = project.clock.now();
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
  const change = { email: user.newEmail, isPkce: flow !== null, mailedAt: user.emailChangeSentAt };
  sendEmailChange(project, user, change, place);
  finishMailing(project, user, flow);
}

/** A magic link for a confirmed user, with a flow as in `recover`; a sign-up with a random password for anyone else. */
export function requestMagicLink(
  project: Project,
  { email, data }: { email: string; data: JsonMap },
  challenge: SentChallenge | null,
  place: Place,
): void {
  const { tables, settings, random } = project;
  const isConfirmed = tables.userByEmail(email)?.emailConfirmedAt != null;
  if (!isConfirmed && settings.disableSignup) throw signupDisabled();
  if (!isConfirmed) {
    const outcome = signUpByEmail(project, { email, password: random.hex(16), data }, challenge, place);
    if ('user' in outcome) return;
  }
  const user = tables.userByEmail(email);
  if (!user) return;
  const flow = challenge && buildFlow(project, user, 'magiclink', challenge);
  if (flow) tables.addFlow(flow);
  sendMagicLink(project, user, place, flow !== null);
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
