import { markConfirmed, updateProviders } from './users';
import { isEmailFormat } from './emailAddresses';
import { acceptEmailChange } from './emailChange';
import { hashCode } from './hashing';
import type { Project } from './project';
import { invalid, Refusal } from './refusal';
import { isBanned } from './sessions';
import type { MailTokenKind, User } from './rows';
import type { Moment } from './time';

/** What a code or link does once it is accepted. */
type Purpose = 'signup' | 'invite' | 'recovery' | 'magiclink' | 'email_change';

interface Claim {
  user: User;
  purpose: Purpose;
  kind: MailTokenKind;
}

const kindsByType: Readonly<Record<string, readonly MailTokenKind[]>> = {
  signup: ['confirmation'],
  invite: ['confirmation'],
  recovery: ['recovery'],
  magiclink: ['recovery'],
  email: ['confirmation', 'recovery'],
  email_change: ['emailChangeCurrent', 'emailChangeNew'],
};

function purposeOf(type: string, kind: MailTokenKind): Purpose {
  if (kind === 'emailChangeCurrent' || kind === 'emailChangeNew') return 'email_change';
  if (type === 'email') return kind === 'recovery' ? 'magiclink' : 'signup';
  if (kind === 'recovery') return type === 'recovery' ? 'recovery' : 'magiclink';
  return type === 'invite' ? 'invite' : 'signup';
}

function sentAt(user: User, kind: MailTokenKind): Moment | null {
  if (kind === 'confirmation') return user.confirmationSentAt;
  if (kind === 'recovery') return user.recoverySentAt;
  if (kind === 'reauthentication') return user.reauthenticationSentAt;
  return user.emailChangeSentAt;
}

function isFresh(project: Project, user: User, kind: MailTokenKind): boolean {
  const sent = sentAt(user, kind);
  return sent !== null && project.clock.now() <= sent + project.settings.otpExp * 1_000_000;
}

/** Finds whose link this is and what it is for. */
export function claimLink(project: Project, type: string, hash: string): Claim {
  const kinds = Object.hasOwn(kindsByType, type) ? kindsByType[type] : undefined;
  if (!kinds) throw invalid('Invalid email verification type');
  const refused = new Refusal(403, 'otp_expired', 'Email link is invalid or has expired');
  const owner = project.tables.links.get(hash);
  const user = owner && project.tables.users.get(owner.userId);
  if (!owner || !user || !kinds.includes(owner.kind)) throw refused;
  if (isBanned(project, user)) throw new Refusal(403, 'user_banned', 'User is banned');
  if (!isFresh(project, user, owner.kind)) throw refused;
  return { user, purpose: purposeOf(type, owner.kind), kind: owner.kind };
}

/** Several users may ask for the same new address, so the user of a change is found by the code. */
function findByCode({ tables }: Project, type: string, email: string, hash: string): User | undefined {
  if (type !== 'email_change') return tables.userByEmail(email);
  const owner = tables.links.get(hash) ?? tables.links.get(`pkce_${hash}`);
  return owner && tables.users.get(owner.userId);
}

/** Finds whose code this is and what it is for. */
export function claimCode(project: Project, type: string, email: string, code: string): Claim {
  if (!isEmailFormat(email)) throw new Refusal(422, 'validation_failed', 'Invalid email format');
  const refused = new Refusal(403, 'otp_expired', 'Token has expired or is invalid');
  const address = email.toLowerCase();
  const hash = hashCode(address, code);
  const user = findByCode(project, type, address, hash);
  if (!user) throw refused;
  if (isBanned(project, user)) throw new Refusal(403, 'user_banned', 'User is banned');
  const kinds = Object.hasOwn(kindsByType, type) ? (kindsByType[type] ?? []) : [];
  const kind = kinds.find((candidate) => {
    const expected = user.codes[candidate];
    return (expected === hash || expected === `pkce_${hash}`) && isFresh(project, user, candidate);
  });
  if (!kind) throw refused;
  return { user, purpose: purposeOf(type, kind), kind };
}

/**
 * Does what the code or link was mailed for.
 * @returns false if the other address has yet to confirm an e-mail change.
 */
export function accept(project: Project, { user, purpose, kind }: Claim): boolean {
  if (purpose === 'email_change') return acceptEmailChange(project, user, kind);
  delete user.codes[kind];
  project.tables.removeLinksOf(user);
  if (user.emailConfirmedAt === null) markConfirmed(project, user);
  if (purpose === 'signup' || purpose === 'invite') {
    for (const identity of user.identities) {
      if (identity.provider !== 'email') continue;
      identity.data = { ...identity.data, email_verified: true };
      identity.updatedAt = project.clock.now();
    }
  }
  updateProviders(user);
  user.updatedAt = project.clock.now();
  return true;
}
