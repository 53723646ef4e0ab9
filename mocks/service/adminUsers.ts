import {
  buildIdentity,
  buildUser,
  emailIdentityData,
  markConfirmed,
  mergeMetadata,
  setPassword,
} from './users';
import { voidMailed } from './accountChanges';
import { checkEmail } from './emailAddresses';
import { moveEmailIdentity } from './emailChange';
import type { JsonMap } from './json';
import { checkPassword } from './passwords';
import { presentUser } from './present';
import type { Project } from './project';
import { readDuration } from './duration';
import { emailTaken, invalid, unexpected } from './refusal';
import type { User } from './rows';

/** An admin's values for a user. Missing fields are null, a missing address or ban is empty. */
export interface AdminParams {
  email: string;
  password: string | null;
  isConfirmed: boolean;
  userMetadata: JsonMap | null;
  appMetadata: JsonMap | null;
  /** Such as `24h`, or `none`. */
  banDuration: string;
}

/** The end of a new ban; null lifts the ban, undefined leaves it as it is. */
function banEnd({ clock }: Project, duration: string): User['bannedUntil'] | undefined {
  if (duration === '') return undefined;
  if (duration === 'none') return null;
  const read = readDuration(duration);
  if ('fault' in read) throw invalid(`invalid format for ban duration: ${read.fault}`);
  return read.microseconds === 0 ? null : clock.now() + read.microseconds;
}

function present(user: User, isJustConfirmed: boolean): JsonMap {
  return presentUser(user, {
    fresh: isJustConfirmed ? ['emailConfirmedAt'] : [],
    withoutConfirmedAt: isJustConfirmed,
  });
}

/** Creates a user without sending mail. Returns the user. */
export function createUser(project: Project, params: AdminParams): JsonMap {
  const { tables, settings, random } = project;
  if (params.email === '') throw invalid('Cannot create a user without either an email or phone');
  const email = checkEmail(params.email);
  if (tables.findDuplicate(email)) {
    throw emailTaken();
  }
  const password = params.password ?? '';
  if (password !== '') checkPassword(settings, password);
  const bannedUntil = banEnd(project, params.banDuration);

  const user = buildUser(project, random.uuid(), email);
  const data = emailIdentityData(user, email, false);
  user.identities = [buildIdentity(project, { provider: 'email', providerId: user.id, data, email })];
  user.userMetadata = params.userMetadata ?? {};
  user.appMetadata = mergeMetadata({ provider: 'email', providers: ['email'] }, params.appMetadata ?? {});
  setPassword(project, user, password === '' ? random.hex(32) : password);
  user.bannedUntil = bannedUntil ?? null;
  if (params.isConfirmed) markConfirmed(project, user);
  tables.addUser(user);
  return present(user, params.isConfirmed);
}

/** Gives a user another address, which invalidates everything mailed to the previous one. */
function moveToEmail(project: Project, user: User, email: string, isVerified: boolean): void {
  moveEmailIdentity(project, user, email, isVerified);
  if (isVerified) user.isAnonymous = false;
  project.tables.changeEmail(user, email);
  user.newEmail = '';
  voidMailed(project, user);
}

/** Changes a user, after checking all changes. Returns the user. */
export function changeUser(project: Project, user: User, params: AdminParams): JsonMap {
  const { tables, settings, clock } = project;
  const email = params.email === '' ? '' : checkEmail(params.email);
  const bannedUntil = banEnd(project, params.banDuration);
  if (params.password !== null) checkPassword(settings, params.password);
  const holder = email === '' ? user : (tables.userByEmail(email) ?? user);
  if (holder !== user) throw unexpected('Error updating user');

  const isJustConfirmed = params.isConfirmed && user.emailConfirmedAt === null;
  if (params.isConfirmed) markConfirmed(project, user);
  if (params.password !== null) {
    setPassword(project, user, params.password);
    voidMailed(project, user);
    for (const session of tables.sessionsOf(user)) tables.removeSession(session);
  }
  if (email !== '') moveToEmail(project, user, email, params.isConfirmed);
  user.userMetadata = mergeMetadata(user.userMetadata, params.userMetadata ?? {});
  user.appMetadata = mergeMetadata(user.appMetadata, params.appMetadata ?? {});
  if (bannedUntil !== undefined) user.bannedUntil = bannedUntil;
  user.updatedAt = clock.now();
  return present(user, isJustConfirmed);
}
