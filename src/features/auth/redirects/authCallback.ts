import { paths } from '@/paths';
import { isLinkCode } from './pendingLink';

interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/** What a link from a mail, or the way back from a provider, carries in its address. */
export type AuthCallback =
  | { kind: 'code'; code: string }
  /** Tokens in the address: anyone could have made such a link, so it never signs anyone in. */
  | { kind: 'tokens' }
  | { kind: 'failure'; code: string };

const landings: ReadonlySet<string> = new Set([paths.home, paths.login, paths.resetPassword]);
const inQuery = [
  'code',
  'error',
  'error_code',
  'error_description',
  'error_uri',
  'message',
  'state',
  'sb_flow_id',
];
const tokenNames = ['access_token', 'refresh_token', 'provider_token', 'provider_refresh_token'];

/**
 * Reads a callback and says what the address looks like without it. Texts in the address are never read:
 * anyone can write them.
 */
export function readAuthCallback({ pathname, search, hash }: Address): {
  callback: AuthCallback | undefined;
  cleaned: Address | undefined;
} {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const fromEither = (name: string) => query.get(name) ?? fragment.get(name);
  const carriesTokens = tokenNames.some((name) => query.has(name) || fragment.has(name));
  const isLanding = landings.has(pathname);

  let callback: AuthCallback | undefined;
  const code = query.get('code');
  const failure = fromEither('error_code') ?? fromEither('error');
  if (carriesTokens) callback = { kind: 'tokens' };
  else if (isLanding && failure !== null) callback = { kind: 'failure', code: failure };
  else if (isLanding && isLinkCode(code)) callback = { kind: 'code', code };
  if (!callback) return { callback, cleaned: undefined };

  for (const name of [...inQuery, ...tokenNames]) query.delete(name);
  const isOurs = carriesTokens || fragment.has('error') || fragment.has('error_code');
  const left = query.toString();
  return {
    callback,
    cleaned: { pathname, search: left === '' ? '' : `?${left}`, hash: isOurs ? '' : hash },
  };
}
