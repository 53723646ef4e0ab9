import { initialOf } from '@/ui/art/avatarArt';
import { safePicture } from '@/ui/art/safePicture';
import { isInvisible } from '@/ui/isInvisible';
import { withoutDirectionOverrides } from '@/ui/withoutDirectionOverrides';
import { ownField } from '@/ui/readUnknown';

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
// Control characters have no place in a name or an address; some of them break the page's layout.
const controls = /\p{Cc}/gu;

function text(value: unknown, longest: number): string {
  if (typeof value !== 'string') return '';
  return Array.from(value.slice(0, 4 * longest).replace(controls, ''))
    .slice(0, longest)
    .join('')
    .trim();
}

/** A name of invisible characters counts as none. */
function personName(value: unknown): string {
  const typed = text(value, longestText);
  return isInvisible(typed) ? '' : typed;
}

type Names = Pick<CurrentUser, 'firstName' | 'lastName'>;

function splitName(name: string): Names {
  const [firstName = '', ...others] = name.split(/\s+/).filter((word) => !isInvisible(word));
  return { firstName, lastName: others.join(' ') };
}

/** The names given to the account itself, or else those from a sign-in provider. */
function namesIn(metadata: unknown): Names {
  const read = (field: string) => personName(ownField(metadata, field));
  const inParts: Names[] = [
    { firstName: read('firstName'), lastName: read('lastName') },
    { firstName: read('given_name'), lastName: read('family_name') },
  ];
  const whole = ['full_name', 'name', 'user_name', 'preferred_username'].map(read).find(Boolean) ?? '';
  return inParts.find(({ firstName, lastName }) => firstName || lastName) ?? splitName(whole);
}

const picture = (value: unknown): string | undefined =>
  typeof value === 'string' ? safePicture(value) : undefined;

function timestamp(value: unknown): string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : '';
}

/**
 * Reads the account service's user field by field and by type. People can write anything into their own
 * metadata, so nothing is trusted and no right is ever derived from it.
 */
export function toCurrentUser(source: unknown): CurrentUser {
  const metadata = ownField(source, 'user_metadata');
  return {
    id: text(ownField(source, 'id'), longestText),
    email: text(ownField(source, 'email'), longestAddress),
    ...namesIn(metadata),
    avatar: picture(ownField(metadata, 'avatar_url')) ?? picture(ownField(metadata, 'picture')),
    accountType: ownField(metadata, 'accountType') === 'creator' ? 'creator' : 'student',
    createdAt: timestamp(ownField(source, 'created_at')),
  };
}

/** What to call someone; without a first name, the part of the address before the @. */
export function greetingName({ firstName, email }: CurrentUser): string {
  return withoutDirectionOverrides(firstName) || email.split('@', 1)[0] || 'member';
}

/** What to draw an avatar from: the first name, or the address where that holds no letter. */
export const avatarName = ({ firstName, email }: CurrentUser): string =>
  initialOf(firstName) === '' ? email : firstName;

/** Both names; empty when neither is known. */
export const fullName = ({ firstName, lastName }: CurrentUser): string =>
  [firstName, lastName].filter(Boolean).join(' ');
