import { challengeOf } from './hashing';
import type { Project } from './project';
import type { User } from './rows';

/** The hash that the server stores in place of a deleted user's value. */
export function obfuscate({ id }: Pick<User, 'id'>, value: string): string {
  return challengeOf(id + value);
}

/** Keeps the row of a user but hides whose it was, so that the address can be used again. */
export function deleteSoftly({ tables, clock }: Project, user: User): void {
  if (user.deletedAt !== undefined) return;
  for (const identity of user.identities) {
    tables.removeIdentity(user, identity);
    const providerId = obfuscate(user, `${identity.provider}:${identity.providerId}`);
    tables.addIdentity(user, { ...identity, providerId, data: {}, email: '' });
  }
  tables.changeEmail(user, obfuscate(user, user.email));
  user.newEmail = obfuscate(user, user.newEmail);
  user.passwordHash = null;
  user.codes = {};
  tables.removeLinksOf(user);
  user.appMetadata = {};
  user.userMetadata = {};
  for (const session of tables.sessionsOf(user)) tables.removeSession(session);
  user.deletedAt = clock.now();
  user.updatedAt = clock.now();
}
