import { wellFormed } from './json';
import type { Settings } from './settings';

function parse(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null;
}

function isLoopback(host: string): boolean {
  return /^127(?:\.\d{1,3}){3}$/.test(host) || host === '[::1]';
}

const isIpAddress = (host: string): boolean => /^\d+(?:\.\d+){3}$/.test(host) || host.startsWith('[');

/** An address with a host that is one number, which browsers read as an IP address. */
const hasDecimalHost = (address: string): boolean => /^[a-z][a-z\d+.-]*:\/\/\d+(?:[:/?#]|$)/i.test(address);

/** Spaces and control characters, which browsers drop at the ends. */
const unseen = /[^!-~\u0080-\u{10ffff}]/u;

const regularHost = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i;

/** The host as it is written, without the normalization of `URL`. */
const hostIn = (address: string): string =>
  /^[a-z][a-z\d+.-]*:\/\/(?:[^/?#]*@)?([^/?#:]*)/i.exec(address)?.[1] ?? '';

const special = /[\\^$.|+()]/;

/** A glob as a pattern: `*` and `?` stop at `.` and `/`, `**` does not; `[…]`, `[!…]` and `{a,b}` work as usual. */
function patternOf(glob: string): RegExp | null {
  let pattern = '';
  let braces = 0;
  for (let i = 0; i < glob.length; i += 1) {
    const character = glob.charAt(i);
    if (glob.startsWith('**', i)) {
      pattern += '.*';
      i += 1;
    } else if (character === '*') pattern += '[^./]*';
    else if (character === '?') pattern += '[^./]';
    else if (character === '[' && glob.startsWith('!', i + 1)) {
      pattern += '[^';
      i += 1;
    } else if (character === '{') {
      pattern += '(?:';
      braces += 1;
    } else if (character === '}' && braces > 0) {
      pattern += ')';
      braces -= 1;
    } else if (character === ',' && braces > 0) pattern += '|';
    else if (special.test(character)) pattern += `\\${character}`;
    else pattern += character;
  }
  try {
    return new RegExp(`^${pattern}$`, 's');
  } catch {
    return null;
  }
}

/** Whether a link may redirect to an address. No list allows IP addresses other than loopback. */
function isAllowedRedirect(settings: Settings, address: string): boolean {
  if (unseen.test(address)) return false;
  const site = parse(settings.siteUrl);
  const target = parse(address);
  if (!target) return false;
  if (site && site.hostname === target.hostname && site.protocol === target.protocol) {
    if (site.port === target.port || site.hostname === 'localhost') return true;
  }
  if (hasDecimalHost(address)) return false;
  const isWeb = target.protocol === 'http:' || target.protocol === 'https:';
  if (isWeb && isLoopback(target.hostname)) return true;
  if (isIpAddress(target.hostname)) return false;
  if (isWeb && !regularHost.test(hostIn(address))) return false;
  const [withoutFragment = ''] = address.split('#');
  return settings.redirectAllowList.some((glob) => patternOf(glob)?.test(withoutFragment));
}

/** The first candidate that is allowed; the site itself if none is. */
export function chooseRedirect(settings: Settings, candidates: readonly (string | null)[]): string {
  const allowed = candidates.find((address) => address && isAllowedRedirect(settings, address));
  return allowed ?? settings.siteUrl;
}

function encode(text: string): string {
  return encodeURIComponent(wellFormed(text))
    .replaceAll(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');
}

/** As the server does: keys sorted, the values of a key in their order, `+` for a space. */
const writePairs = (pairs: readonly (readonly [key: string, value: string])[]): string =>
  pairs
    .toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)))
    .map(([key, value]) => `${encode(key)}=${encode(value)}`)
    .join('&');

/** Parameters the way the server writes them. */
export const writeQuery = (values: Readonly<Record<string, string | number>>): string =>
  writePairs(Object.entries(values).map(([key, value]) => [key, String(value)]));

/** Parameters of a fragment, which the server escapes twice. */
export function writeFragment(values: Readonly<Record<string, string>>): string {
  return writeQuery(values).replaceAll('%', '%25');
}

/** Merges parameters into an address's query, and replaces its fragment if one is given. */
export function extendAddress(
  address: string,
  { query = {}, fragment }: { query?: Readonly<Record<string, string>>; fragment?: string },
): string {
  const [beforeFragment = '', ...own] = address.split('#');
  const [path = '', ...rest] = beforeFragment.split('?');
  const present = rest.join('?');
  const hasChanges = Object.keys(query).length > 0;
  const merged = hasChanges
    ? writePairs([
        ...[...new URLSearchParams(present)].filter(([key]) => !Object.hasOwn(query, key)),
        ...Object.entries(query),
      ])
    : present;
  const ending = fragment === undefined ? own : [fragment];
  return [`${path}${merged === '' ? '' : `?${merged}`}`, ...ending].join('#');
}
