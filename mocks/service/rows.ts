import type { JsonMap } from './json';
import type { Learner } from './learning/learners';
import type { ProviderName } from './settings';
import type { Moment } from './time';

export interface Identity {
  rowId: string;
  /** The provider's id of the user; for e-mail the user's own id. */
  providerId: string;
  provider: string;
  data: JsonMap;
  email: string;
  lastSignInAt: Moment;
  createdAt: Moment;
  updatedAt: Moment;
}

export type MailTokenKind =
  'confirmation' | 'recovery' | 'emailChangeCurrent' | 'emailChangeNew' | 'reauthentication';

export interface User {
  id: string;
  email: string;
  passwordHash: string | null;
  emailConfirmedAt: Moment | null;
  confirmationSentAt: Moment | null;
  recoverySentAt: Moment | null;
  newEmail: string;
  emailChangeSentAt: Moment | null;
  /** One of the two confirmations of an e-mail change was given. */
  emailChangeHalfConfirmed: boolean;
  reauthenticationSentAt: Moment | null;
  lastSignInAt: Moment | null;
  bannedUntil: Moment | null;
  appMetadata: JsonMap;
  userMetadata: JsonMap;
  isAnonymous: boolean;
  identities: Identity[];
  /** Hashes of mailed codes not yet used, by kind. */
  codes: Partial<Record<MailTokenKind, string>>;
  createdAt: Moment;
  updatedAt: Moment;
  /** Only of a softly deleted user. */
  deletedAt?: Moment;
}

interface Amr {
  method: string;
  timestamp: number;
}

export interface Session {
  id: string;
  userId: string;
  amr: Amr[];
  createdAt: Moment;
  refreshedAt: Moment | null;
  /** Newest last. */
  refreshTokens: RefreshToken[];
}

export interface RefreshToken {
  token: string;
  parent: string | null;
  used: boolean;
  updatedAt: Moment;
}

export interface Flow {
  authCode: string;
  userId: string;
  method: string;
  challenge: { value: string; method: 's256' | 'plain' };
  createdAt: Moment;
  /** When the code was handed out. */
  issuedAt: Moment | null;
  /** The provider's own tokens; only after a sign-in with a provider. */
  provider: { accessToken: string; refreshToken: string } | null;
}

/** A sign-in with a provider that has begun. */
export interface OAuthState {
  provider: ProviderName;
  redirectTo: string;
  /** Null in the implicit flow. */
  challenge: Flow['challenge'] | null;
  /** The `access_type` and `prompt` of the request to the provider. */
  accessType: string;
  prompt: string;
  createdAt: Moment;
  /** The code issued when a code flow came back. */
  authCode?: string;
}

export interface Mail {
  id: string;
  to: string;
  kind: 'signup' | 'recovery' | 'magiclink' | 'email_change' | 'reauthentication' | 'invite';
  subject: string;
  code: string;
  /** Null for a mail that carries only a code. */
  link: string | null;
  sentAt: Moment;
}

export interface LinkOwner {
  userId: string;
  kind: MailTokenKind;
}

export interface Bucket {
  tokens: number;
  filledAt: Moment;
}

/** A pair of private and public key, as JWK. */
export interface SigningKey {
  kid: string;
  algorithm: 'ES256' | 'RS256';
  privateKey: JsonMap;
  publicKey: JsonMap;
}

/** Everything that is stored; plain data, so that it can be written as JSON. */
export interface Rows {
  version: 1;
  users: User[];
  sessions: Session[];
  flows: Flow[];
  oauthStates: [state: string, remembered: OAuthState][];
  mails: Mail[];
  /** Hash of a mailed link, and whose it is. */
  links: [hash: string, owner: LinkOwner][];
  buckets: [key: string, bucket: Bucket][];
  signingKeys: SigningKey[];
  /** Missing in data stored before users could learn. */
  learners?: Learner[];
  clockOffset: number;
}
