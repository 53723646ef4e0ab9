import { buildIdentity, emailIdentityData, markConfirmed, updateProviders } from './users';
import type { Project } from './project';
import { unexpected } from './refusal';
import type { Identity, MailTokenKind, User } from './rows';

function findEmailIdentity(user: User): Identity | undefined {
  return user.identities.find(({ provider }) => provider === 'email');
}

/** Changes the address of an account's e-mail identity, or adds one if it has none. */
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
 * Gives an account the address it asked for, which makes an anonymous account permanent. As in the server, its
 * providers are updated only after a confirmation by mail, which is left to the caller.
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

/** Whether the other mailbox must still confirm after this one. */
export function isOtherMailboxPending({ settings }: Project, user: User): boolean {
  const { autoconfirm, secureEmailChange } = settings;
  return !autoconfirm && secureEmailChange && user.email !== '' && !user.emailChangeHalfConfirmed;
}

/**
 * Accepts the confirmation of one mailbox.
 * @returns false if the other one has yet to confirm
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
