export type AccountType = 'student' | 'creator';

/** The signed-in person, as every screen may know them. */
export interface CurrentUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  avatar: string | undefined;
  accountType: AccountType;
  /** ISO 8601, or empty when the server did not say. */
  createdAt: string;
}

const longestText = 100;
const longestAddress = 255;
const longestAvatar = 32_768;
// Control characters have no place in a name or an address; some of them break the page's layout.
const controls = /\p{Cc}/gu;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object's own field, never one of its prototype's. */
function field(source: unknown, name: string): unknown {
  return isRecord(source) && Object.hasOwn(source, name) ? source[name] : undefined;
}

function text(value: unknown, longest: number): string {
  if (typeof value !== 'string') return '';
  return Array.from(value.slice(0, 4 * longest).replace(controls, ''))
    .slice(0, longest)
    .join('')
    .trim();
}

/** Pictures come over https or inside the address itself; anything else is answered with the letter. */
function avatarAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > longestAvatar) return undefined;
  if (/^data:image\/(?:png|jpeg|gif|webp|avif);base64,[a-z\d+/=]+$/i.test(value)) return value;
  if (/\s/.test(value) || !/^https:\/\/[^/\\]/i.test(value) || !URL.canParse(value)) return undefined;
  return new URL(value).href;
}

function timestamp(value: unknown): string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : '';
}

/**
 * Reads the account service's user field by field and by type. People can write anything into their own
 * metadata, so nothing is trusted and no right is ever derived from it.
 */
export function toCurrentUser(source: unknown): CurrentUser {
  const metadata = field(source, 'user_metadata');
  return {
    id: text(field(source, 'id'), longestText),
    email: text(field(source, 'email'), longestAddress),
    firstName: text(field(metadata, 'firstName'), longestText),
    lastName: text(field(metadata, 'lastName'), longestText),
    avatar: avatarAddress(field(metadata, 'avatar_url')),
    accountType: field(metadata, 'accountType') === 'creator' ? 'creator' : 'student',
    createdAt: timestamp(field(source, 'created_at')),
  };
}

// In a sentence these would turn around the words beside the name.
const directionOverrides = /[\u202A-\u202E\u2066-\u2069]/g;

/** What to call someone; without a first name, the part of the address before the @. */
export function greetingName({ firstName, email }: CurrentUser): string {
  return firstName.replace(directionOverrides, '') || email.split('@', 1)[0] || 'member';
}

/** Both names; empty when neither is known. */
export const fullName = ({ firstName, lastName }: CurrentUser): string =>
  [firstName, lastName].filter(Boolean).join(' ');
