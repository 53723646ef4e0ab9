export interface AppEnv {
  supabaseUrl: string;
  supabaseAnonKey: string;
  /** Where errors are reported to; nowhere without it. */
  errorReports?: string | undefined;
}

type EnvReading = { env: AppEnv; problems: readonly [] } | { env: undefined; problems: readonly string[] };

/** The role a legacy key (a JWT) was issued for; undefined for keys of the `sb_` kind. */
function roleOfKey(key: string): unknown {
  const payload = key.split('.')[1];
  if (payload === undefined) return undefined;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null && 'role' in claims ? claims.role : 'unreadable';
  } catch {
    return 'unreadable';
  }
}

const isWebAddress = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/** Two slashes lead to another site. */
const isOwnPath = (url: string): boolean => /^\/(?![/\\])/.test(url);

function problemWithUrl(url: string): string | undefined {
  if (url === '') return 'VITE_SUPABASE_URL is missing.';
  if (!isWebAddress(url)) {
    return 'VITE_SUPABASE_URL is not a web address such as https://project.supabase.co.';
  }
  return undefined;
}

function problemWithKey(key: string): string | undefined {
  if (key === '') return 'VITE_SUPABASE_ANON_KEY is missing.';
  const role = roleOfKey(key);
  if (key.startsWith('sb_secret_') || (role !== undefined && role !== 'anon')) {
    return 'VITE_SUPABASE_ANON_KEY is not a publishable key. A secret key must never be in a browser.';
  }
  return undefined;
}

function problemWithReports(address: string | undefined): string | undefined {
  if (address === undefined || isWebAddress(address) || isOwnPath(address)) return undefined;
  return 'VITE_ERROR_REPORTS is neither a web address nor a path.';
}

/** A backend reached through the site itself, such as `/supabase`, is named by its path alone. */
function resolved(env: AppEnv): AppEnv {
  if (!isOwnPath(env.supabaseUrl)) return env;
  return { ...env, supabaseUrl: new URL(env.supabaseUrl, window.location.origin).href };
}

/** Reads the build's configuration and names, in sentences, everything that is wrong with it. */
export function readEnv(given: AppEnv = __APP_ENV__): EnvReading {
  const raw = resolved(given);
  const problems = [
    problemWithUrl(raw.supabaseUrl),
    problemWithKey(raw.supabaseAnonKey),
    problemWithReports(raw.errorReports),
  ].filter((problem) => problem !== undefined);
  return problems.length === 0 ? { env: raw, problems: [] } : { env: undefined, problems };
}

/** Where the client keeps the session of a backend: named after the first label of its host. */
export function sessionStorageKey(supabaseUrl: string): string {
  const host = URL.canParse(supabaseUrl) ? new URL(supabaseUrl).hostname : '';
  return `sb-${host.split('.')[0]}-auth-token`;
}

/** The published site's origin, for addresses that must be absolute. */
export const siteOrigin = (): string => __SITE_URL__;
