import { presentUser } from '@mocks/service/present';
import { invalid, Refusal } from '@mocks/service/refusal';
import type { User } from '@mocks/service/rows';
import { answerJson } from './responses';
import type { Call } from './call';

/** Whether the oldest users come first; the server sorts by `created_at` only. */
function readSort({ url }: Call): boolean {
  const directions = url.searchParams.getAll('sort').map((value) => {
    const [field = '', ...rest] = value.split(' ');
    if (field !== 'created_at') throw invalid(`Bad Sort Parameters: bad field for sort '${field}'`);
    const direction = rest.length === 0 ? 'DESC' : rest.join(' ').toUpperCase();
    if (direction === 'ASC' || direction === 'DESC') return direction;
    const text = `bad direction for sort '${rest.join(' ')}', only 'asc' and 'desc' allowed`;
    throw invalid(`Bad Sort Parameters: ${text}`);
  });
  return directions[0] === 'ASC';
}

const largest = 2n ** 64n - 1n;

/** Reads a number from the query; refuses any other text with Go's message. */
function readNumber({ url }: Call, name: string, usual: number): number {
  const text = url.searchParams.get(name) ?? '';
  if (text === '') return usual;
  const isNumber = /^\d+$/.test(text);
  if (isNumber && BigInt(text) <= largest) return Number(text);
  const fault = isNumber ? 'value out of range' : 'invalid syntax';
  throw invalid(`Bad Pagination Parameters: strconv.ParseUint: parsing ${JSON.stringify(text)}: ${fault}`);
}

const wildcards: Readonly<Record<string, string>> = { '%': '.*', _: '.' };

/** A pattern of SQL's LIKE, where a backslash escapes the next character. */
function readLike(pattern: string, flags: string): RegExp {
  const source = pattern.replaceAll(/\\?(.)/gsu, (whole, character: string) => {
    return wildcards[whole] ?? character.replace(/[\\^$.|?*+()[\]{}]/, String.raw`\$&`);
  });
  return new RegExp(`^${source}$`, flags);
}

/** Finds users by address (case-sensitive) or by full name (case-insensitive). */
function matching(users: readonly Readonly<User>[], filter: string): readonly Readonly<User>[] {
  if (filter === '') return users;
  const [address, name] = [readLike(`%${filter}%`, 'su'), readLike(`%${filter}%`, 'siu')];
  return users.filter(({ email, userMetadata: { full_name: fullName } }) => {
    return (email !== '' && address.test(email)) || (typeof fullName === 'string' && name.test(fullName));
  });
}

export function listUsers(call: Call): Response {
  const isOldestFirst = readSort(call);
  const page = readNumber(call, 'page', 1);
  const size = readNumber(call, 'per_page', 50);
  // The server divides by the size.
  if (size === 0) throw new Refusal(500, null, 'Internal Server Error');

  const found = matching(call.emulator.users(), call.url.searchParams.get('filter') ?? '');
  const sorted = isOldestFirst ? found : found.toReversed();
  const start = (Math.max(1, page) - 1) * size;
  // The server does not read the identities for a list.
  const listed = sorted
    .slice(start, start + size)
    .map((user) => ({ ...presentUser(user), identities: null }));
  const last = Math.ceil(found.length / size);
  const links = [...(last > page ? [linkTo(call, page + 1, 'next')] : []), linkTo(call, last, 'last')];
  const headers = { 'X-Total-Count': String(found.length), Link: links.join(', ') };
  return answerJson({ users: listed, aud: 'authenticated' }, headers);
}

/** A page for the `Link` header, with its path below the service's address. */
function linkTo({ url }: Call, page: number, relation: 'next' | 'last'): string {
  const query = new URLSearchParams(url.searchParams);
  query.set('page', String(page));
  query.sort();
  const slash = url.pathname.endsWith('/') ? '/' : '';
  return `</admin/users${slash}?${query.toString()}>; rel="${relation}"`;
}
