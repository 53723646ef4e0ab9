import { buildIdentity, emailIdentityData, markConfirmed, updateProviders } from './users';
import type { Project } from './project';
import { unexpected } from './refusal';
import type { Identity, MailTokenKind, User } from './rows';

function findEmailIdentity(user: User): Identity | undefined {
  return user.identities.find(({ provider }) => provider === 'email');
}

/** Gives an account's identity by e-mail another address, or makes one for an account that has none. */
export function moveEmailIdentity(project: Project, user: User, email: string, isVerified: boolean): void {
  const { tables, clock } = project;
  const identity = findEmailIdentity(user);
  if (identity) {
    identity.data = { ...identity.data, email, email_verified: isVerified };
    tables.changeIdentityEmail(user, identity, email);
    identity.updatedAt = clock.now();
  } else {
    const data = emailIdentityData(user, email, isVerified);
    tables.addIdentity(user, buildIdentity(project, { provider: 'email', providerId: user.id, data, email }));
  }
}

/**
 * Gives an account the address it asked for, which makes an anonymous one permanent. Its providers follow its
 * identities only where a mail was answered, as in the server.
 */
export function completeEmailChange(project: Project, user: User): void {
  const { tables, clock } = project;
  const email = user.newEmail;
  const holder = tables.userByEmail(email);
  if (holder && holder !== user) throw unexpected('Error confirm email');

  moveEmailIdentity(project, user, email, true);
  user.isAnonymous = false;
  tables.changeEmail(user, email);
  tables.removeLinksOf(user);
  delete user.codes.emailChangeCurrent;
  delete user.codes.emailChangeNew;
  user.newEmail = '';
  if (user.emailConfirmedAt === null) markConfirmed(project, user);
  user.updatedAt = clock.now();
}

/** Whether the word of one mailbox still leaves the other one to be asked. */
export function isOtherMailboxPending({ settings }: Project, user: User): boolean {
  const { autoconfirm, secureEmailChange } = settings;
  return !autoconfirm && secureEmailChange && user.email !== '' && !user.emailChangeHalfConfirmed;
}

/**
 * Takes the word of one mailbox.
 * @returns false if the other one has yet to agree
 */
export function acceptEmailChange(project: Project, user: User, kind: MailTokenKind): boolean {
  if (!isOtherMailboxPending(project, user)) {
    completeEmailChange(project, user);
    updateProviders(user);
    return true;
  }
  user.emailChangeHalfConfirmed = true;
  delete user.codes[kind];
  project.tables.removeLinksOf(user, [kind]);
  user.updatedAt = project.clock.now();
  return false;
}
