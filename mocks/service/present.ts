import type { JsonMap } from './json';
import type { Identity, User } from './rows';
import { obfuscate } from './softDeletion';
import { type Moment, writeFresh, writeStored } from './time';

export type DatedField =
  | 'emailConfirmedAt'
  | 'confirmationSentAt'
  | 'recoverySentAt'
  | 'emailChangeSentAt'
  | 'reauthenticationSentAt'
  | 'lastSignInAt'
  | 'createdAt'
  | 'updatedAt';

interface Presentation {
  /** Times set in this request, which are written with more digits than stored ones. */
  fresh?: readonly DatedField[];
  /** The row was not read again, so the generated confirmation time is missing. */
  withoutConfirmedAt?: boolean;
}

function presentIdentity(user: User, identity: Identity): JsonMap {
  return {
    identity_id: identity.rowId,
    id: identity.providerId,
    user_id: user.id,
    ...(Object.keys(identity.data).length === 0 ? {} : { identity_data: structuredClone(identity.data) }),
    provider: identity.provider,
    last_sign_in_at: writeStored(identity.lastSignInAt),
    created_at: writeStored(identity.createdAt),
    updated_at: writeStored(identity.updatedAt),
    ...(identity.email === '' ? {} : { email: identity.email }),
  };
}

/** A user as the server answers: fixed key order, absent times left out. */
export function presentUser(
  user: User,
  { fresh = [], withoutConfirmedAt = false }: Presentation = {},
): JsonMap {
  const dated = (key: string, field: DatedField, moment: Moment | null = user[field]): JsonMap => {
    if (moment === null) return {};
    return { [key]: fresh.includes(field) ? writeFresh(moment) : writeStored(moment) };
  };
  // The server obfuscates even an empty number.
  const hiddenPhone = user.deletedAt === undefined ? '' : obfuscate(user, '').slice(0, 15);

  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    ...dated('email_confirmed_at', 'emailConfirmedAt'),
    phone: hiddenPhone,
    ...dated('confirmation_sent_at', 'confirmationSentAt'),
    ...(user.emailConfirmedAt === null || withoutConfirmedAt
      ? {}
      : { confirmed_at: writeStored(user.emailConfirmedAt) }),
    ...dated('recovery_sent_at', 'recoverySentAt'),
    ...(user.newEmail === '' ? {} : { new_email: user.newEmail }),
    ...dated('email_change_sent_at', 'emailChangeSentAt'),
    ...(hiddenPhone === '' ? {} : { new_phone: hiddenPhone }),
    ...dated('reauthentication_sent_at', 'reauthenticationSentAt'),
    ...dated('last_sign_in_at', 'lastSignInAt'),
    app_metadata: structuredClone(user.appMetadata),
    user_metadata: structuredClone(user.userMetadata),
    identities: user.identities.map((identity) => presentIdentity(user, identity)),
    ...dated('created_at', 'createdAt'),
    ...dated('updated_at', 'updatedAt'),
    ...(user.bannedUntil === null ? {} : { banned_until: writeStored(user.bannedUntil) }),
    ...(user.deletedAt === undefined ? {} : { deleted_at: writeStored(user.deletedAt) }),
    is_anonymous: user.isAnonymous,
  };
}

/** A made-up user that hides that an address is taken. As in the server, some real times still show through. */
export function presentObfuscated(existing: User, id: string, now: Moment, data: JsonMap): JsonMap {
  const moment = writeFresh(now);
  const dated = (key: string, stored: Moment | null): JsonMap =>
    stored === null ? {} : { [key]: writeStored(stored) };
  return {
    id,
    aud: 'authenticated',
    role: '',
    email: existing.email,
    phone: '',
    confirmation_sent_at: moment,
    ...dated('recovery_sent_at', existing.recoverySentAt),
    ...dated('reauthentication_sent_at', existing.reauthenticationSentAt),
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: structuredClone(data),
    identities: [],
    created_at: moment,
    updated_at: moment,
    ...dated('banned_until', existing.bannedUntil),
    is_anonymous: false,
  };
}
