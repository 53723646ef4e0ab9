import { emulator } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { base64url, hmacSha256, utf8 } from '@mocks/service/hashing';
import type { JsonMap } from '@mocks/service/json';
import { refusal, send, session, textAt } from './send';

const prefix = 'invalid JWT: unable to parse or verify signature, ';

function segment(value: unknown): string {
  return base64url(utf8(typeof value === 'string' ? value : JSON.stringify(value)));
}

function signed(claims: JsonMap, header: JsonMap = { alg: 'HS256', typ: 'JWT' }): string {
  const text = `${segment(header)}.${segment(claims)}`;
  return `${text}.${base64url(hmacSha256(emulator.settings.jwtSecret, text))}`;
}

function claimsOf(token: string): JsonMap {
  const claims: JsonMap = JSON.parse(
    atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')),
  );
  return claims;
}

test.each([undefined, 'Basic abc', 'Bearer', 'Bearer ', 'Bearer a b', 'abc'])(
  'the Authorization header %p counts as missing',
  async (authorization) => {
    const headers: Record<string, string> =
      authorization === undefined ? {} : { Authorization: authorization };
    expect(await send('GET', '/user', { headers })).toMatchObject(
      refusal(401, 'no_authorization', 'This endpoint requires a valid Bearer token'),
    );
  },
);

test('the word Bearer is case-insensitive', async () => {
  const { access } = await session(seedUsers.ada);
  for (const word of ['bearer', 'BEARER', 'bEaReR']) {
    expect((await send('GET', '/user', { headers: { Authorization: `${word} ${access}` } })).status).toBe(
      200,
    );
  }
});

const header = segment({ alg: 'HS256', typ: 'JWT' });

test.each([
  ['abc', 'token is malformed: token contains an invalid number of segments'],
  ['a.b.c.d', 'token is malformed: token contains an invalid number of segments'],
  ['a*b.x.y', 'token is malformed: could not base64 decode header: illegal base64 data at input byte 1'],
  ['abcde.x.y', 'token is malformed: could not base64 decode header: illegal base64 data at input byte 4'],
  [
    `${segment('hello')}.x.y`,
    "token is malformed: could not JSON decode header: invalid character 'h' looking for beginning of value",
  ],
  [
    `${header}.a=.y`,
    'token is malformed: could not base64 decode claim: illegal base64 data at input byte 1',
  ],
  [
    `${header}.${segment('{')}.y`,
    'token is malformed: could not JSON decode claim: unexpected end of JSON input',
  ],
  [
    `${header}.${segment({})}.!`,
    'token is malformed: could not base64 decode signature: illegal base64 data at input byte 0',
  ],
  [
    `${segment({ alg: 'XY1' })}.${segment({})}.`,
    'token is unverifiable: signing method (alg) is unavailable',
  ],
  [
    `${segment({ alg: 'ES256' })}.${segment({})}.`,
    'token signature is invalid: signing method ES256 is invalid',
  ],
  [
    `${segment({ alg: 'none' })}.${segment({})}.`,
    'token signature is invalid: signing method none is invalid',
  ],
  [`${header}.${segment({})}.`, 'token signature is invalid: signature is invalid'],
])('the token %p is refused: %s', async (token, text) => {
  const { status, json } = await send('GET', '/user', { token });
  expect(status).toBe(403);
  expect(json).toEqual({ code: 'bad_jwt', message: prefix + text });
});

test('a token with one changed character is refused', async () => {
  const { access } = await session(seedUsers.ada);
  for (let i = 0; i < access.length; i += 7) {
    const other = access.charAt(i) === 'A' ? 'B' : 'A';
    const answer = await send('GET', '/user', { token: access.slice(0, i) + other + access.slice(i + 1) });
    expect([answer.status, answer.json['code']]).toEqual([403, 'bad_jwt']);
  }
});

test('a token signed with another secret is refused', async () => {
  const { access } = await session(seedUsers.ada);
  emulator.configure({ jwtSecret: 'another-secret-of-more-than-32-characters' });
  expect(await send('GET', '/user', { token: access })).toMatchObject(
    refusal(403, 'bad_jwt', `${prefix}token signature is invalid: signature is invalid`),
  );
});

test('a token is valid to its last second', async () => {
  const { access, json } = await session(seedUsers.ada);
  const expiry = Number(json['expires_at']);
  emulator.clock.set(new Date(expiry * 1000 - 500));
  expect((await send('GET', '/user', { token: access })).status).toBe(200);
  emulator.clock.set(new Date(expiry * 1000 + 1));
  expect(await send('GET', '/user', { token: access })).toMatchObject(
    refusal(403, 'bad_jwt', `${prefix}token has invalid claims: token is expired`),
  );
});

test.each([
  [{ role: 'anon' }, 403, 'bad_jwt', 'invalid claim: missing sub claim'],
  [{ sub: '' }, 403, 'bad_jwt', 'invalid claim: missing sub claim'],
  [{ sub: '1234567890' }, 400, 'bad_jwt', 'invalid claim: sub claim must be a UUID'],
  [
    { sub: '11111111-1111-4111-8111-111111111111' },
    403,
    'user_not_found',
    'User from sub claim in JWT does not exist',
  ],
  [
    { sub: seedUsers.ada.id, session_id: 'x' },
    403,
    'bad_jwt',
    'invalid claim: session_id claim must be a UUID',
  ],
  [
    { sub: seedUsers.ada.id, session_id: '11111111-1111-4111-8111-111111111111' },
    403,
    'session_not_found',
    'Session from session_id claim in JWT does not exist',
  ],
])('the claims %j are answered with %i %s', async (claims, status, code, text) => {
  expect(await send('GET', '/user', { token: signed(claims) })).toMatchObject(refusal(status, code, text));
});

const unreadable = `${prefix}token is malformed: could not JSON decode claim: `;
const field = 'json: cannot unmarshal number into Go struct field AccessTokenClaims.';

test.each([
  [{ sub: 1 }, `${field}RegisteredClaims.sub of type string`],
  [{ iss: 1 }, `${field}RegisteredClaims.iss of type string`],
  [{ jti: 1 }, `${field}RegisteredClaims.jti of type string`],
  [{ email: 1 }, `${field}email of type string`],
  [{ is_anonymous: 1 }, `${field}is_anonymous of type bool`],
  [{ user_metadata: 1 }, `${field}user_metadata of type map[string]interface {}`],
  [
    { exp: 'soon' },
    String.raw`could not parse NumericData: json: invalid number literal, trying to unmarshal "\"soon\"" into Number`,
  ],
  [
    { iat: '' },
    String.raw`could not parse NumericData: json: invalid number literal, trying to unmarshal "\"\"" into Number`,
  ],
  [
    { nbf: true },
    'could not parse NumericData: json: cannot unmarshal bool into Go value of type json.Number',
  ],
  [
    { exp: [1] },
    'could not parse NumericData: json: cannot unmarshal array into Go value of type json.Number',
  ],
])('the claims %j cannot be parsed', async (claims, text) => {
  const { status, json } = await send('GET', '/user', {
    token: signed({ sub: seedUsers.ada.id, ...claims }),
  });
  expect([status, json]).toEqual([403, { code: 'bad_jwt', message: unreadable + text }]);
});

test('a time written as text is read as its number', async () => {
  const claims = { sub: seedUsers.ada.id, aud: 'authenticated' };
  expect((await send('GET', '/user', { token: signed({ ...claims, exp: '4000000000' }) })).status).toBe(200);
  expect((await send('GET', '/user', { token: signed({ ...claims, exp: null }) })).status).toBe(200);
  for (const exp of ['1000000000', '1e9', '-5.5']) {
    expect((await send('GET', '/user', { token: signed({ ...claims, exp }) })).json['message']).toBe(
      `${prefix}token has invalid claims: token is expired`,
    );
  }
});

const otherAudience = refusal(400, 'validation_failed', "Token audience doesn't match request audience");

test.each<JsonMap>([{}, { aud: null }, { aud: '' }, { aud: [] }])(
  'GET /user refuses a token without an audience (%j)',
  async (claims) => {
    const token = signed({ sub: seedUsers.ada.id, ...claims });
    expect(await send('GET', '/user', { token })).toMatchObject(otherAudience);
    const headers = { 'X-JWT-AUD': 'authenticated' };
    expect(await send('GET', '/user', { token, headers })).toMatchObject(otherAudience);
    expect((await send('PUT', '/user', { token, body: {} })).status).toBe(200);
  },
);

test('GET /user accepts the first audience of a token, which the request may name', async () => {
  const token = signed({ sub: seedUsers.ada.id, aud: ['readers', 'writers'] });
  const ask = (headers: Record<string, string>) => send('GET', '/user', { token, headers });
  expect((await ask({})).status).toBe(200);
  expect((await ask({ 'X-JWT-AUD': 'readers' })).status).toBe(200);
  expect(await ask({ 'X-JWT-AUD': 'writers' })).toMatchObject(otherAudience);
});

test('an API key in place of a token is no user', async () => {
  expect(await send('GET', '/user', { token: 'sb_publishable_mock' })).toMatchObject(
    refusal(403, 'bad_jwt', 'invalid claim: missing sub claim'),
  );
});

test('a banned user is refused', async () => {
  const { access } = await session(seedUsers.ada);
  emulator.transact(({ tables, clock }) => {
    const ada = tables.users.get(seedUsers.ada.id);
    if (ada) ada.bannedUntil = clock.now() + 1_000_000_000;
  });
  expect(await send('GET', '/user', { token: access })).toMatchObject(
    refusal(403, 'user_banned', 'User is banned'),
  );
});

test('the access token carries the documented claims in order', async () => {
  const { access, json } = await session(seedUsers.ada);
  const claims = claimsOf(access);
  expect(Object.keys(claims)).toEqual(
    'iss sub aud exp iat email phone app_metadata user_metadata role aal amr session_id is_anonymous'.split(
      ' ',
    ),
  );
  expect(claims).toMatchObject({
    iss: 'https://aiclub.supabase.test/auth/v1',
    sub: seedUsers.ada.id,
    aud: 'authenticated',
    role: 'authenticated',
    aal: 'aal1',
    phone: '',
    is_anonymous: false,
    amr: [{ method: 'password', timestamp: claims['iat'] }],
  });
  expect(Number(claims['exp']) - Number(claims['iat'])).toBe(3600);
  expect(claims['exp']).toBe(json['expires_at']);
  expect(atob(access.split('.')[0] ?? '')).toBe('{"alg":"HS256","typ":"JWT"}');
});

test.each(['ES256', 'RS256'] as const)('%s tokens are verified with the published key', async (algorithm) => {
  emulator.configure({ signingAlgorithm: algorithm });
  const { access } = await session(seedUsers.ada);
  expect((await send('GET', '/user', { token: access })).status).toBe(200);

  const listed = await send('GET', '/.well-known/jwks.json', { key: null });
  expect(listed.headers.get('cache-control')).toBe('public, max-age=600');
  const keys: JsonWebKey[] = JSON.parse(listed.text).keys;
  expect(keys).toHaveLength(1);
  const [key = {}] = keys;
  expect(Object.keys(key)).toEqual(
    algorithm === 'ES256'
      ? ['alg', 'crv', 'key_ops', 'kid', 'kty', 'use', 'x', 'y']
      : ['alg', 'e', 'key_ops', 'kid', 'kty', 'use', 'n'],
  );
  const [head = '', body = '', signature = ''] = access.split('.');
  expect(JSON.parse(atob(head))).toEqual({ alg: algorithm, kid: Reflect.get(key, 'kid'), typ: 'JWT' });

  const library = algorithm === 'ES256' ? 'crypto/ecdsa' : 'crypto/rsa';
  const changed = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
  expect(await send('GET', '/user', { token: `${head}.${body}.${changed}` })).toMatchObject(
    refusal(403, 'bad_jwt', `${prefix}token signature is invalid: ${library}: verification error`),
  );
  const unknown = `${segment({ alg: algorithm, kid: 'other', typ: 'JWT' })}.${body}.${signature}`;
  const reason = `unrecognized JWT kid other for algorithm ${algorithm}`;
  expect((await send('GET', '/user', { token: unknown })).json['message']).toBe(
    `${prefix}token is unverifiable: error while executing keyfunc: ${reason}`,
  );
  const anonymous = `${segment({ alg: algorithm, typ: 'JWT' })}.${body}.${signature}`;
  expect(textAt((await send('GET', '/user', { token: anonymous })).json, 'message')).toContain(
    `unrecognized JWT kid <nil> for algorithm ${algorithm}`,
  );
});

test('a shared secret is never published among the keys', async () => {
  expect((await send('GET', '/.well-known/jwks.json', { key: null })).text).toBe('{"keys":[]}');
});
