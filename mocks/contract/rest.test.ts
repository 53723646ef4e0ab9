import { emulator } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { base64url, utf8 } from '@mocks/service/hashing';
import type { JsonMap } from '@mocks/service/json';
import { parseFaults } from '@mocks/service/faults';

const rest = 'https://aiclub.supabase.test/rest/v1';
const key = 'sb_publishable_mock';

function tokenFor(claims: JsonMap): Promise<string> {
  return emulator.sign({ role: 'authenticated', exp: 4_000_000_000, ...claims });
}

interface Sending {
  body?: unknown;
  /** The whole Authorization header. */
  authorization?: string;
  apikey?: string | null;
  method?: string;
  headers?: Readonly<Record<string, string>>;
}

async function send(
  path: string,
  { body, authorization, apikey = key, method = 'POST', headers = {} }: Sending = {},
) {
  const response = await fetch(`${rest}${path}`, {
    method,
    headers: {
      ...(apikey === null ? {} : { apikey }),
      ...(authorization === undefined ? {} : { Authorization: authorization }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function asLena(): Promise<string> {
  return `Bearer ${await tokenFor({ sub: seedUsers.lena.id })}`;
}

const refusal = (code: string, message: string, details: string | null = null, hint: string | null = null) =>
  JSON.stringify({ code, details, hint, message });

function segment(value: JsonMap): string {
  return base64url(utf8(JSON.stringify(value)));
}

describe('the data API refuses', () => {
  const unsuitable = 'No suitable key or wrong key type';
  const invalid = (code: string, message: string, details: string | null = null) => ({
    text: refusal(code, message, details),
    authenticate: `Bearer error="invalid_token", error_description="${message}"`,
  });

  test.each([
    ['Bearer', invalid('PGRST301', 'Empty JWT is sent in Authorization header')],
    ['Bearer x', invalid('PGRST301', 'Expected 3 parts in JWT; got 1')],
    ['bearer a.b.c.d', invalid('PGRST301', 'Expected 3 parts in JWT; got 4')],
    ['Bearer a.b.c', invalid('PGRST301', "JWT couldn't be decoded")],
    [
      `Bearer ${segment({ alg: 'none' })}.${segment({ role: 'authenticated' })}.`,
      invalid(
        'PGRST301',
        'Wrong or unsupported encoding algorithm',
        "JWT is unsecured but expected 'alg' was not 'none'",
      ),
    ],
    [
      `Bearer ${segment({ alg: 'RS256' })}.${segment({ role: 'authenticated' })}.AAAA`,
      invalid('PGRST301', unsuitable, 'No suitable key was found to decode the JWT'),
    ],
    [
      `Bearer ${segment({ alg: 'HS256' })}.${segment({ role: 'authenticated' })}.AAAA`,
      invalid('PGRST301', unsuitable, 'None of the keys was able to decode the JWT'),
    ],
  ])('the Authorization header %s', async (authorization, { text, authenticate }) => {
    const answer = await send('/rpc/my_learning', { authorization });
    expect([answer.status, answer.text]).toEqual([401, text]);
    expect(answer.headers.get('www-authenticate')).toBe(authenticate);
  });

  test.each<[JsonMap, string]>([
    [{ exp: 1 }, 'JWT expired'],
    [{ nbf: 4_000_000_000 }, 'JWT not yet valid'],
    [{ iat: 4_000_000_000 }, 'JWT issued at future'],
    [{ exp: 'soon' }, "The JWT 'exp' claim must be a number"],
    [{ nbf: 'soon' }, "The JWT 'nbf' claim must be a number"],
    [{ iat: true }, "The JWT 'iat' claim must be a number"],
    [{ aud: 5 }, "The JWT 'aud' claim must be a string or an array of strings"],
  ])('the claims %j', async (claims, message) => {
    const authorization = `Bearer ${await tokenFor({ sub: seedUsers.lena.id, ...claims })}`;
    const answer = await send('/rpc/my_learning', { authorization });
    expect([answer.status, answer.text]).toEqual([401, refusal('PGRST303', message)]);
  });

  test('an expired token only after half a minute', async () => {
    const now = Math.floor(emulator.clock.now() / 1_000_000);
    const authorization = `Bearer ${await tokenFor({ sub: seedUsers.lena.id, exp: now - 20 })}`;
    expect((await send('/rpc/my_learning', { authorization })).status).toBe(200);
    emulator.clock.advance(20);
    expect((await send('/rpc/my_learning', { authorization })).status).toBe(401);
  });

  test('an unknown role', async () => {
    const authorization = `Bearer ${await tokenFor({ role: 'admin' })}`;
    const answer = await send('/rpc/my_learning', { authorization });
    expect([answer.status, answer.text]).toEqual([401, refusal('22023', 'role "admin" does not exist')]);
  });

  test('a user id that is no UUID', async () => {
    const authorization = `Bearer ${await tokenFor({ sub: '5' })}`;
    const answer = await send('/rpc/my_learning', { authorization });
    expect([answer.status, answer.text]).toEqual([
      400,
      refusal('22P02', 'invalid input syntax for type uuid: "5"'),
    ]);
  });
});

test('without a token, or with the key in its place, the caller is anonymous', async () => {
  const denied = refusal('42501', 'permission denied for function my_learning');
  for (const authorization of [undefined, `Bearer ${key}`, 'Basic YTpi']) {
    const answer = await send('/rpc/my_learning', authorization === undefined ? {} : { authorization });
    expect([answer.status, answer.text]).toEqual([401, denied]);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    expect(answer.headers.get('proxy-status')).toBe('PostgREST; error=42501');
  }
});

test('the gateway requires its key first', async () => {
  const answer = await send('/rpc/no_such_function', { apikey: null });
  expect([answer.status, JSON.parse(answer.text).message]).toEqual([401, 'No API key found in request']);
  const authorization = await asLena();
  expect(
    (await send(`/rpc/my_learning?apikey=${key}`, { apikey: null, authorization, body: {} })).status,
  ).toBe(200);
});

test.each(['/', '', '/courses', '/courses?select=*', '/rpc', '/rpc/'])(
  '%p is answered as not emulated',
  async (path) => {
    const { status, text } = await send(path, { method: 'GET' });
    expect(status).toBe(501);
    expect(JSON.parse(text)).toMatchObject({
      code: 'EMULATOR',
      hint: expect.stringContaining('/rest/v1/rpc/'),
    });
  },
);

test.each([
  ['/rpc/my_learning?select=enrolments', 'GET'],
  ['/rpc/my_learning?limit=1', 'GET'],
  ['/rpc/my_learning?with_texts=eq.true', 'GET'],
  ['/rpc/my_learning?select=*', 'POST'],
])('a shape requested in %s is answered as not emulated', async (path, method) => {
  const authorization = await asLena();
  expect((await send(path, { method, authorization })).status).toBe(501);
});

test('a path below a function is invalid', async () => {
  const answer = await send('/rpc/enrol/now');
  expect([answer.status, answer.text]).toEqual([
    404,
    refusal('PGRST125', 'Invalid path specified in request URL'),
  ]);
});

test.each([
  [
    '/rpc/enrol_me',
    { course: 1 },
    'public.enrol_me(course)',
    'with parameter course or with a single unnamed json/jsonb parameter',
    null,
  ],
  [
    '/rpc/my_learnin',
    {},
    'public.my_learnin without parameters',
    'without parameters or with a single unnamed json/jsonb parameter',
    'public.my_learning',
  ],
  [
    '/rpc/save_note',
    { note: 1, lesson: 2, bodi: 3, revision: 4 },
    'public.save_note(bodi, lesson, note, revision)',
    'with parameters bodi, lesson, note, revision or with a single unnamed json/jsonb parameter',
    'public.save_note(body, lesson, note, revision)',
  ],
])('%s with %j is not in the schema cache', async (path, body, shown, searched, suggested) => {
  const { status, text } = await send(path, { body });
  const name = path.slice('/rpc/'.length);
  const hint = suggested === null ? null : `Perhaps you meant to call the function ${suggested}`;
  const details = `Searched for the function public.${name} ${searched}, but no matches were found in the schema cache.`;
  const message = `Could not find the function ${shown} in the schema cache`;
  expect([status, text]).toEqual([404, refusal('PGRST202', message, details, hint)]);
});

test('a text/plain body is one unnamed argument', async () => {
  const { status, text } = await send('/rpc/export_my_learning', {
    body: 'x',
    headers: { 'Content-Type': 'text/plain' },
  });
  const details =
    'Searched for the function public.export_my_learning with a single unnamed text parameter, but no matches were found in the schema cache.';
  const message = 'Could not find the function public.export_my_learning in the schema cache';
  expect([status, text]).toEqual([404, refusal('PGRST202', message, details)]);
});

test('unknown preferences are refused with handling=strict', async () => {
  const authorization = await asLena();
  const wish = (prefer: string) => send('/rpc/my_learning', { authorization, headers: { Prefer: prefer } });
  const strict = await wish('handling=strict, sooner, later');
  const details = 'Invalid preferences: sooner, later';
  const message = 'Invalid preferences given with handling=strict';
  expect([strict.status, strict.text]).toEqual([400, refusal('PGRST122', message, details)]);
  const lenient = await wish('handling=lenient, sooner, count=exact');
  expect(lenient.status).toBe(200);
  expect(lenient.headers.get('preference-applied')).toBe('count=exact, handling=lenient');
  expect(lenient.headers.get('content-range')).toBe('0-0/1');
  expect((await wish('handling=strict, max-affected=1')).text).toContain('PGRST128');
});

test('the public schema is served, and one that is not exposed is refused', async () => {
  const authorization = await asLena();
  const ask = (schema: string) =>
    send('/rpc/my_learning', { authorization, headers: { 'Content-Profile': schema } });
  expect((await ask('public')).headers.get('content-profile')).toBe('public');
  const hint = 'Only the following schemas are exposed: public, graphql_public';
  const refused = await ask('private');
  expect([refused.status, refused.text]).toEqual([
    406,
    refusal('PGRST106', 'Invalid schema: private', null, hint),
  ]);
});

test('the response format follows the order of the Accept header', async () => {
  const authorization = await asLena();
  const ask = (accept: string) => send('/rpc/my_learning', { authorization, headers: { Accept: accept } });
  const typeOf = async (accept: string) => (await ask(accept)).headers.get('content-type');
  expect(await typeOf('text/html;q=0.9, application/json;q=0.5')).toBe('application/json; charset=utf-8');
  expect(await typeOf('application/vnd.pgrst.object+json')).toBe(
    'application/vnd.pgrst.object+json; charset=utf-8',
  );
  const stripped = await ask('application/vnd.pgrst.object+json;nulls=stripped');
  expect(stripped.text).not.toContain('null');
  const refused = await ask('text/html, text/csv');
  const message = 'None of these media types are available: text/html, text/csv';
  expect([refused.status, refused.text]).toEqual([406, refusal('PGRST107', message)]);
});

test('OPTIONS lists the methods, and the gateway answers a preflight', async () => {
  const allowed = async (path: string) => (await send(path, { method: 'OPTIONS' })).headers.get('allow');
  expect(await allowed('/rpc/my_learning')).toBe('OPTIONS,GET,HEAD,POST');
  expect(await allowed('/rpc/delete_my_learning')).toBe('OPTIONS,POST');
  const preflight = await send('/rpc/enrol', {
    method: 'OPTIONS',
    apikey: null,
    headers: { Origin: 'https://app.aiclub.example', 'Access-Control-Request-Method': 'POST' },
  });
  expect([preflight.status, preflight.headers.get('access-control-allow-methods')]).toEqual([204, 'POST']);
  const { headers } = await send('/rpc/my_learning', { headers: { Origin: 'https://app.aiclub.example' } });
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('access-control-expose-headers')).toContain('Content-Range');
});

test('a body that is invalid JSON or too long is refused', async () => {
  const authorization = await asLena();
  const half = await send('/rpc/my_learning', { authorization, body: '{"with_texts":"\\ud800"}' });
  expect([half.status, half.text]).toEqual([400, refusal('PGRST102', 'Empty or invalid json')]);
  const long = await send('/rpc/my_learning', { authorization, body: ' '.repeat(1_048_577) });
  expect(long.status).toBe(413);
});

test('a fault applies to one function or to all', async () => {
  const authorization = await asLena();
  emulator.faults.replace(parseFaults('rpc.enrol:503x2,rpc.get:offline'));
  const ask = (name: string) => send(`/rpc/${name}`, { authorization, body: {} });
  expect((await ask('my_learning')).status).toBe(200);
  expect((await ask('enrol')).status).toBe(503);
  expect((await ask('enrol')).status).toBe(503);
  expect((await ask('enrol')).status).toBe(404);
  await expect(send('/rpc/my_learning', { method: 'GET' })).rejects.toThrow('Failed to fetch');
  emulator.faults.replace(parseFaults('rpc:500'));
  expect((await ask('enrol')).text).toBe(refusal('XX000', 'Internal server error'));
  emulator.faults.replace(parseFaults('rpc:429'));
  expect([(await ask('enrol')).status, (await ask('enrol')).text]).toEqual([
    429,
    '{"message":"Too many requests"}',
  ]);
});

test('a token stays valid after its session has signed out, until it expires', async () => {
  const signedIn = await fetch('https://aiclub.supabase.test/auth/v1/token?grant_type=password', {
    method: 'POST',
    headers: { apikey: key },
    body: JSON.stringify(seedUsers.lena),
  });
  const { access_token: token } = await signedIn.json();
  const authorization = `Bearer ${token}`;
  expect((await send('/rpc/my_learning', { authorization })).status).toBe(200);
  const out = await fetch('https://aiclub.supabase.test/auth/v1/logout', {
    method: 'POST',
    headers: { apikey: key, Authorization: authorization },
  });
  expect(out.status).toBe(204);
  expect((await send('/rpc/my_learning', { authorization })).status).toBe(200);
});

test('a mistake of the emulator is reported, besides its answer', async () => {
  const mistake = new TypeError('undefined is not a function');
  jest.spyOn(emulator, 'verifyToken').mockRejectedValueOnce(mistake);
  const report = jest.spyOn(console, 'error').mockReturnValue();
  const { status, text } = await send('/rpc/my_learning', { authorization: await asLena(), body: {} });
  expect(status).toBe(500);
  expect(text).toBe(refusal('XX000', 'The emulator failed at this request.'));
  expect(report).toHaveBeenCalledWith(mistake);
});
