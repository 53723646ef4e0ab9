import * as v from 'valibot';

const keyClaims = v.object({ role: v.string() });

/** The role a legacy key (a JWT) was issued for; undefined for keys of the `sb_` kind. */
function roleOfKey(key: string): string | undefined {
  const payload = key.split('.')[1];
  if (payload === undefined) return undefined;
  try {
    return v.parse(keyClaims, JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))).role;
  } catch {
    return 'unreadable';
  }
}

const isWebAddress = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/** Two slashes lead to another site. */
const isOwnPath = (url: string): boolean => /^\/(?![/\\])/.test(url);

function isPublishable(key: string): boolean {
  const role = roleOfKey(key);
  return !key.startsWith('sb_secret_') && (role === undefined || role === 'anon');
}

const isGiven = (text: string): boolean => text !== '';

const appEnv = v.object({
  supabaseUrl: v.pipe(
    v.string(),
    v.check(isGiven, 'VITE_SUPABASE_URL is missing.'),
    v.check(isWebAddress, 'VITE_SUPABASE_URL is not a web address such as https://project.supabase.co.'),
  ),
  supabaseAnonKey: v.pipe(
    v.string(),
    v.check(isGiven, 'VITE_SUPABASE_ANON_KEY is missing.'),
    v.check(
      isPublishable,
      'VITE_SUPABASE_ANON_KEY is not a publishable key. A secret key must never be in a browser.',
    ),
  ),
  /** Where errors are reported; without it, nowhere. */
  errorReports: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (address) => isWebAddress(address) || isOwnPath(address),
        'VITE_ERROR_REPORTS is neither a web address nor a path.',
      ),
    ),
  ),
});

export type AppEnv = v.InferOutput<typeof appEnv>;

type EnvReading = { env: AppEnv; problems: readonly [] } | { env: undefined; problems: readonly string[] };

/** Resolves the address of a backend on the site itself, which is configured as a path such as `/supabase`. */
function resolved(env: AppEnv): AppEnv {
  if (!isOwnPath(env.supabaseUrl)) return env;
  return { ...env, supabaseUrl: new URL(env.supabaseUrl, window.location.origin).href };
}

/** Reads the build's configuration and names, in sentences, everything that is wrong with it. */
export function readEnv(raw: AppEnv = __APP_ENV__): EnvReading {
  const reading = v.safeParse(appEnv, resolved(raw), { abortPipeEarly: true });
  return reading.success
    ? { env: reading.output, problems: [] }
    : { env: undefined, problems: reading.issues.map(({ message }) => message) };
}

/** Where the client keeps the session of a backend: named after the first label of its host. */
export function sessionStorageKey(supabaseUrl: string): string {
  const host = URL.canParse(supabaseUrl) ? new URL(supabaseUrl).hostname : '';
  return `sb-${host.split('.')[0]}-auth-token`;
}

/** The published site's origin, for addresses that must be absolute. */
export const siteOrigin = (): string => __SITE_URL__;
