import { hashPassword } from './hashing';
import type { JsonMap } from './json';
import type { Project } from './project';
import type { Identity, User } from './rows';

/** Shallow: a null among the changes deletes its key, anything else replaces the whole value. */
export function mergeMetadata(present: JsonMap, changes: JsonMap): JsonMap {
  const merged = Object.entries({ ...present, ...changes });
  return Object.fromEntries(merged.filter(([key]) => changes[key] !== null));
}

/** The name that somebody gave at sign-up or brought from a provider; empty without one. */
export function nameOf({ userMetadata: { firstName, lastName, full_name: fullName } }: User): string {
  const name = [firstName, lastName].filter((part) => typeof part === 'string').join(' ');
  return name === '' && typeof fullName === 'string' ? fullName : name;
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

/** Sets an account's providers from its identities; the first is its main provider. */
export function updateProviders(user: User): void {
  const providers = [...new Set(user.identities.map(({ provider }) => provider))];
  const [provider] = providers;
  user.appMetadata = { ...user.appMetadata, ...(provider === undefined ? {} : { provider }), providers };
}

/** The data of an account's e-mail identity. */
export function emailIdentityData(user: User, email: string, isVerified: boolean): JsonMap {
  return { sub: user.id, email, email_verified: isVerified, phone_verified: false };
}

/** An e-mail account, not yet stored: the data of its identity overrides what was submitted. */
export function buildEmailUser(
  project: Project,
  email: string,
  data: JsonMap,
  id: string = project.random.uuid(),
): User {
  const user = buildUser(project, id, email);
  user.appMetadata = { provider: 'email', providers: ['email'] };
  user.userMetadata = mergeMetadata({}, { ...data, ...emailIdentityData(user, email, false) });
  const identity = { provider: 'email', providerId: user.id, data: user.userMetadata, email };
  user.identities = [buildIdentity(project, identity)];
  return user;
}

/** However an address is confirmed, the links mailed before are invalid. */
export function markConfirmed(project: Project, user: User): void {
  delete user.codes.confirmation;
  project.tables.removeLinksOf(user);
  user.emailConfirmedAt = project.clock.now();
  user.userMetadata = mergeMetadata(user.userMetadata, { email_verified: true });
  user.updatedAt = project.clock.now();
}
