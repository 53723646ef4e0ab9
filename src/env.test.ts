import { readEnv, sessionStorageKey } from './env';

const anonKey = `header.${btoa(JSON.stringify({ role: 'anon' }))}.signature`;
const serviceKey = `header.${btoa(JSON.stringify({ role: 'service_role' }))}.signature`;

test('a project URL with a publishable key is valid', () => {
  const raw = { supabaseUrl: 'https://abc.supabase.co', supabaseAnonKey: 'sb_publishable_x' };
  expect(readEnv(raw).problems).toEqual([]);
  expect(readEnv({ ...raw, supabaseAnonKey: anonKey }).problems).toEqual([]);
});

test('a path is valid as a backend on the site itself', () => {
  expect(readEnv({ supabaseUrl: '/supabase', supabaseAnonKey: 'sb_publishable_x' }).env?.supabaseUrl).toBe(
    'http://localhost/supabase',
  );
});

test('every missing value is named', () => {
  expect(readEnv({ supabaseUrl: '', supabaseAnonKey: '' }).problems).toEqual([
    'VITE_SUPABASE_URL is missing.',
    'VITE_SUPABASE_ANON_KEY is missing.',
  ]);
});

test.each(['not an address', '//elsewhere.example', 'ftp://abc.supabase.co', 'javascript:alert(1)'])(
  '%s is not a project URL',
  (supabaseUrl) => {
    expect(readEnv({ supabaseUrl, supabaseAnonKey: anonKey }).problems).toEqual([
      'VITE_SUPABASE_URL is not a web address such as https://project.supabase.co.',
    ]);
  },
);

test('error reports accept a web address, a path or nothing', () => {
  const raw = { supabaseUrl: 'https://abc.supabase.co', supabaseAnonKey: 'sb_publishable_x' };
  for (const errorReports of [undefined, '/errors', 'https://errors.example/report']) {
    expect(readEnv({ ...raw, errorReports }).problems).toEqual([]);
  }
  for (const errorReports of ['https://', 'errors', '//elsewhere.example', 'javascript:alert(1)']) {
    expect(readEnv({ ...raw, errorReports }).problems).toEqual([
      'VITE_ERROR_REPORTS is neither a web address nor a path.',
    ]);
  }
});

test.each(['sb_secret_x', serviceKey, 'header.not-base64.signature'])(
  'a key that is not publishable is refused',
  (supabaseAnonKey) => {
    expect(readEnv({ supabaseUrl: 'https://abc.supabase.co', supabaseAnonKey }).problems).toEqual([
      'VITE_SUPABASE_ANON_KEY is not a publishable key. A secret key must never be in a browser.',
    ]);
  },
);

test.each([
  ['https://abc.supabase.co', 'sb-abc-auth-token'],
  ['http://localhost:54321', 'sb-localhost-auth-token'],
  ['http://127.0.0.1:54321', 'sb-127-auth-token'],
])('the session of %s is stored under the key %s', (url, key) => {
  expect(sessionStorageKey(url)).toBe(key);
});
