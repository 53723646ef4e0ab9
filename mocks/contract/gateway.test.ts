import { createClient } from '@supabase/supabase-js';
import { emulator } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { presets } from '@mocks/service/settings';
import { refusal, send, session, signUp } from './send';

const noKey =
  '{"message":"No API key found in request","hint":"No `apikey` request header or url param was found."}';
const wrongKey =
  '{"message":"Invalid API key","hint":"Double check your Supabase `anon` or `service_role` API key."}';

test.each([
  [null, noKey],
  ['', noKey],
  ['sb_publishable_other', wrongKey],
  ['eyJhbGciOiJIUzI1NiJ9.e30.x', wrongKey],
])('the hosted gateway refuses the key %p', async (key, text) => {
  const answer = await send('GET', '/settings', { key });
  expect([answer.status, answer.text]).toEqual([401, text]);
  expect(answer.headers.get('x-supabase-api-version')).toBeNull();
  expect(answer.headers.get('x-sb-error-code')).toBeNull();
});

test('the gateway answers before the service, even for unknown paths', async () => {
  expect((await send('GET', '/nowhere', { key: null })).status).toBe(401);
  expect((await send('GET', '/health', { key: null })).status).toBe(401);
});

test('a key may be in the query, and may be a token of the project', async () => {
  expect((await send('GET', '/health?apikey=sb_publishable_mock', { key: null })).status).toBe(200);
  const legacy = await emulator.sign({
    iss: 'supabase',
    ref: 'mock',
    role: 'anon',
    iat: 1,
    exp: 4_000_000_000,
  });
  expect((await send('GET', '/health', { key: legacy })).status).toBe(200);
});

test.each([
  ['/verify?token=x&type=signup', 303],
  ['/callback', 303],
  ['/authorize?provider=google', 302],
  ['/.well-known/jwks.json', 200],
  ['/.well-known/jwks.json.bak', 404],
  ['/verify/elsewhere', 404],
  ['/sso/saml/metadata', 404],
])('%s is open without a key', async (path, status) => {
  jest.spyOn(console, 'warn').mockReturnValue();
  expect((await send('GET', path, { key: null })).status).toBe(status);
});

test('older self-hosted gateways have their own error messages', async () => {
  emulator.configure({ gateway: 'kong' });
  const missing = await send('GET', '/settings', { key: null });
  expect([missing.status, missing.text]).toEqual([401, '{"message":"No API key found in request"}']);
  expect(missing.headers.get('www-authenticate')).toBe('Key realm="kong"');
  expect((await send('GET', '/settings', { key: 'x' })).text).toBe(
    '{"message":"Invalid authentication credentials"}',
  );
});

test('newer self-hosted gateways answer in plain text', async () => {
  emulator.configure({ gateway: 'envoy' });
  const answer = await send('GET', '/settings', { key: null });
  expect([answer.status, answer.text, answer.headers.get('content-type')]).toEqual([
    401,
    'Unauthorized',
    'text/plain',
  ]);
});

test.each(['local', 'bare'] as const)('a server set to %s checks no key', async (preset) => {
  emulator.configure(presets[preset]);
  expect((await send('GET', '/settings', { key: null })).status).toBe(200);
});

/** Asks for a certificate, an enrolment and an account with the key in place of a token, as the client does. */
async function askWith(key: string) {
  const client = createClient('https://aiclub.supabase.test', key, { auth: { autoRefreshToken: false } });
  const { error: refused } = await client.rpc('verify_certificate', { code: '7K3M9QXW2B4D' });
  const { error: notEnrolled } = await client.rpc('enrol', { course: seedUsers.lena.course.id });
  const { json } = await send('GET', '/user', { key, token: key });
  await client.auth.dispose();
  return {
    certificate: refused?.code ?? 'told',
    enrolment: notEnrolled?.message,
    account: json['message'],
  };
}

test.each(['hosted', 'local'] as const)(
  'a server set to %s treats the key in place of a token as anonymous',
  async (preset) => {
    emulator.configure(presets[preset]);
    expect(await askWith('sb_publishable_mock')).toEqual({
      certificate: 'told',
      enrolment: 'permission denied for function enrol',
      account: 'invalid claim: missing sub claim',
    });
  },
);

test.each(['hosted', 'local'] as const)(
  'a server set to %s treats the secret key as an admin',
  async (preset) => {
    emulator.configure(presets[preset]);
    const { auth } = createClient('https://aiclub.supabase.test', 'sb_secret_mock', {
      auth: { autoRefreshToken: false, persistSession: false },
    });
    const { data, error } = await auth.admin.getUserById(seedUsers.ada.id);
    await auth.dispose();
    expect(error).toBeNull();
    expect(data.user?.email).toBe(seedUsers.ada.email);
    expect(await askWith('sb_secret_mock')).toEqual({
      certificate: 'told',
      enrolment: 'permission denied for function enrol',
      account: 'invalid claim: missing sub claim',
    });
  },
);

test('the publishable key is no admin, even with the secret key as the token', async () => {
  const path = `/admin/users/${seedUsers.ada.id}`;
  expect(await send('GET', path, { token: 'sb_secret_mock' })).toMatchObject(
    refusal(403, 'not_admin', 'User not allowed'),
  );
});

test('a server set to bare treats the key in place of a token as a bad token', async () => {
  emulator.configure(presets.bare);
  expect(await askWith('sb_publishable_mock')).toEqual({
    certificate: 'PGRST301',
    enrolment: 'Expected 3 parts in JWT; got 1',
    account: expect.stringContaining('token contains an invalid number of segments'),
  });
});

test('the gateway fills in a missing Authorization header when configured to', async () => {
  emulator.configure({ fillMissingAuthorization: true });
  expect((await send('GET', '/user')).json['message']).toBe('invalid claim: missing sub claim');
});

test('responses are readable from another origin, with three headers exposed', async () => {
  const { access } = await session(seedUsers.ada);
  const { headers } = await send('GET', '/user', {
    token: access,
    headers: { Origin: 'https://app.aiclub.example' },
  });
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('access-control-allow-credentials')).toBe('true');
  expect(headers.get('access-control-expose-headers')).toBe('X-Total-Count, Link, X-Supabase-Api-Version');
  expect(headers.get('vary')).toBe('Origin');
  const same = await signUp({});
  expect(same.headers.get('access-control-allow-origin')).toBeNull();
  expect(same.headers.get('vary')).toBe('Origin');
});

test('a preflight is answered with what it requested', async () => {
  const { status, text, headers } = await send('OPTIONS', '/token?grant_type=password', {
    key: null,
    version: null,
    headers: {
      Origin: 'https://app.aiclub.example',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'apikey, authorization, content-type',
    },
  });
  expect([status, text]).toEqual([204, '']);
  expect(headers.get('access-control-allow-methods')).toBe('POST');
  expect(headers.get('access-control-allow-headers')).toBe('apikey, authorization, content-type');
  expect(headers.get('vary')).toBe('Origin, Access-Control-Request-Method, Access-Control-Request-Headers');
  expect(headers.get('access-control-max-age')).toBeNull();
});

const allowing = ['origin', 'credentials', 'methods', 'headers'].map(
  (name) => `access-control-allow-${name}`,
);

test.each([
  [{ Origin: 'https://a.example', 'Access-Control-Request-Method': 'TRACE' }],
  [{ Origin: 'https://a.example', 'Access-Control-Request-Method': 'HEAD' }],
  [
    {
      Origin: 'https://a.example',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization, x-mine',
    },
  ],
  [{ 'Access-Control-Request-Method': 'POST' }],
])('a preflight of %j allows nothing', async (headers) => {
  const answer = await send('OPTIONS', '/user', { key: null, version: null, headers });
  expect([answer.status, answer.text]).toEqual([204, '']);
  for (const name of allowing) expect(answer.headers.get(name)).toBeNull();
  expect(answer.headers.get('vary')).toBe(
    'Origin, Access-Control-Request-Method, Access-Control-Request-Headers',
  );
});

test.each([
  ['PATCH', 'accept,authorization,content-type,x-client-info,x-supabase-api-version,apikey'],
  ['DELETE', 'X-JWT-AUD, x-use-cookie, X-Client-IP'],
  ['get', ''],
])('a preflight for %s with %p is allowed', async (method, wanted) => {
  const { headers } = await send('OPTIONS', '/nowhere', {
    key: null,
    version: null,
    headers: {
      Origin: 'https://a.example',
      'Access-Control-Request-Method': method,
      ...(wanted === '' ? {} : { 'Access-Control-Request-Headers': wanted }),
    },
  });
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('access-control-allow-methods')).toBe(method.toUpperCase());
  expect(headers.get('access-control-allow-headers')).toBe(wanted === '' ? null : wanted);
});

test('the response to a method that is not allowed is unreadable from another origin', async () => {
  const { status, headers } = await send('HEAD', '/health', { headers: { Origin: 'https://a.example' } });
  expect([status, headers.get('access-control-allow-origin')]).toEqual([405, null]);
});
