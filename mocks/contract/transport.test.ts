import { dispatch } from '@mocks/handlers/dispatch';
import { emulator } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { baseUrl, refusal, send, session, signIn, signUp, textAt } from './send';

const anEmptyObject = '{}';

test('a success is compact JSON without charset, version or caching', async () => {
  const answer = await signIn(seedUsers.ada.email, seedUsers.ada.password);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(answer.headers.get('x-supabase-api-version')).toBeNull();
  expect(answer.headers.get('cache-control')).toBeNull();
  expect(answer.text.endsWith('}')).toBe(true);
  expect(answer.text).not.toMatch(/": |, "/);
});

test('free-form maps are sorted by bytes and escaped for HTML', async () => {
  const answer = await signUp({
    email: 'maps@aiclub.example',
    password: 'a-good-password',
    data: { b: '<&>', a: { z: 1, Z: 2 }, '10': 1, '9': 2, gone: null, é: '\u2028' },
  });
  const id = textAt(answer.json, 'id');
  expect(answer.text).toContain(
    `"user_metadata":{"10":1,"9":2,"a":{"Z":2,"z":1},"b":"\\u003c\\u0026\\u003e","email":"maps@aiclub.example","email_verified":false,"phone_verified":false,"sub":"${id}","é":"\\u2028"}`,
  );
});

test('token responses name the user, the session and the start of the refresh token in headers', async () => {
  const { json, headers } = await signIn(seedUsers.ada.email, seedUsers.ada.password);
  expect(headers.get('sb-auth-user-id')).toBe(seedUsers.ada.id);
  expect(headers.get('sb-auth-session-id')).toMatch(/^[\da-f-]{36}$/);
  expect(headers.get('sb-auth-refresh-token-prefix')).toBe(textAt(json, 'refresh_token').slice(0, 5));
  expect(headers.get('sb-auth-refresh-token-reuse')).toBeNull();
  const body = { refresh_token: json['refresh_token'] };
  const refreshed = await send('POST', '/token?grant_type=refresh_token', { body });
  expect(refreshed.headers.get('sb-auth-refresh-token-reuse')).toBe('false');
});

test.each([
  [null, false],
  ['soon', false],
  ['2023-12-31', false],
  ['2024-01-01', true],
  ['2099-06-30', true],
  ['2024-13-01', false],
])('the version header %p selects the newer error shape: %p', async (version, isNewer) => {
  const answer = await send('POST', '/token', { version, body: {} });
  expect(answer.status).toBe(400);
  expect(answer.headers.get('x-sb-error-code')).toBe('invalid_credentials');
  expect(answer.headers.get('x-supabase-api-version')).toBe(isNewer ? '2024-01-01' : null);
  expect(answer.text).toBe(
    isNewer
      ? '{"code":"invalid_credentials","message":"unsupported_grant_type"}'
      : '{"code":400,"error_code":"invalid_credentials","msg":"unsupported_grant_type"}',
  );
});

test('a weak password has its reasons in both shapes, and the error-code header only in the older one', async () => {
  const body = { email: 'weak@aiclub.example', password: 'short' };
  const newer = await send('POST', '/signup', { body });
  expect(newer.text).toBe(
    '{"code":"weak_password","message":"Password should be at least 6 characters.","weak_password":{"reasons":["length"]}}',
  );
  expect(newer.headers.get('x-sb-error-code')).toBeNull();
  const older = await send('POST', '/signup', { body, version: null });
  expect(older.text).toBe(
    '{"code":422,"error_code":"weak_password","msg":"Password should be at least 6 characters.","weak_password":{"reasons":["length"]}}',
  );
  expect(older.headers.get('x-sb-error-code')).toBe('weak_password');
});

test('a server error has an error id only in the older shape', async () => {
  emulator.configure({ mailerFails: true });
  const body = { email: 'fail@aiclub.example', password: 'a-good-password' };
  const older = await send('POST', '/signup', { body, version: null });
  expect(older.status).toBe(500);
  expect(older.text).toMatch(
    /^\{"code":500,"error_code":"unexpected_failure","msg":"Error sending confirmation email","error_id":"[\da-f-]{36}"\}$/,
  );
  expect(await send('POST', '/signup', { body })).toMatchObject(
    refusal(500, 'unexpected_failure', 'Error sending confirmation email'),
  );
  expect((await signIn(body.email, body.password)).json['code']).toBe('invalid_credentials');
});

const signUpFault = 'Could not parse request body as JSON: ';

test.each([
  ['', 'unexpected end of JSON input'],
  ['{"email":"a', 'unexpected end of JSON input'],
  ['hello', "invalid character 'h' looking for beginning of value"],
  ["{'a':1}", String.raw`invalid character '\'' looking for beginning of object key string`],
  ['{"email":"a",}', "invalid character '}' looking for beginning of object key string"],
  ['{"email":"a"} x', "invalid character 'x' after top-level value"],
  ['{"email" 1}', "invalid character '1' after object key"],
  ['{"email":1 2}', "invalid character '2' after object key:value pair"],
  ['[1 2]', "invalid character '2' after array element"],
  ['tru_', "invalid character '_' in literal true (expecting 'e')"],
  ['-x', "invalid character 'x' in numeric literal"],
  ['1.x', "invalid character 'x' after decimal point in numeric literal"],
  ['1ex', "invalid character 'x' in exponent of numeric literal"],
  [String.raw`"\x"`, "invalid character 'x' in string escape code"],
  [String.raw`"\u00g0"`, String.raw`invalid character 'g' in \u hexadecimal character escape`],
  ['"\n"', String.raw`invalid character '\n' in string literal`],
  ['\u00e9', "invalid character 'Ã' looking for beginning of value"],
  ['['.repeat(10_001), 'exceeded max depth'],
  ['{"email":1}', 'json: cannot unmarshal number into Go struct field SignupParams.email of type string'],
  ['{"email":true}', 'json: cannot unmarshal bool into Go struct field SignupParams.email of type string'],
  ['{"email":{}}', 'json: cannot unmarshal object into Go struct field SignupParams.email of type string'],
  ['{"email":[]}', 'json: cannot unmarshal array into Go struct field SignupParams.email of type string'],
  [
    '{"data":[]}',
    'json: cannot unmarshal array into Go struct field SignupParams.data of type map[string]interface {}',
  ],
  ['[]', 'json: cannot unmarshal array into Go value of type api.SignupParams'],
  ['"a"', 'json: cannot unmarshal string into Go value of type api.SignupParams'],
])("the body %p is refused with the parser's message", async (body, text) => {
  const answer = await send('POST', '/signup', { body });
  expect(answer.status).toBe(400);
  expect(answer.json).toEqual({ code: 'bad_json', message: signUpFault + text });
});

test.each([
  ['/token?grant_type=password', 'PasswordGrantParams', 'email'],
  ['/token?grant_type=refresh_token', 'RefreshTokenGrantParams', 'refresh_token'],
  ['/token?grant_type=pkce', 'PKCEGrantParams', 'auth_code'],
  ['/recover', 'RecoverParams', 'email'],
  ['/resend', 'ResendConfirmationParams', 'type'],
  ['/otp', 'OtpParams', 'email'],
  ['/verify', 'VerifyParams', 'type'],
])('%s names its own Go struct', async (path, struct, field) => {
  expect((await send('POST', path, { body: `{"${field}":1}` })).json).toEqual({
    code: 'bad_json',
    message: `${signUpFault}json: cannot unmarshal number into Go struct field ${struct}.${field} of type string`,
  });
});

test('a null body, unknown fields, null fields and field names in any case are accepted', async () => {
  expect(await send('POST', '/recover', { body: 'null' })).toMatchObject(
    refusal(400, 'validation_failed', 'Password recovery requires an email'),
  );
  const body = { EMAIL: seedUsers.ada.email, Password: seedUsers.ada.password, phone: null, colour: 'red' };
  expect((await send('POST', '/token?grant_type=password', { body })).status).toBe(200);
});

test.each(['text/plain', 'application/json', 'application/octet-stream'])(
  'the content type of a body is ignored (%s)',
  async (type) => {
    const { email, password } = seedUsers.ada;
    const answer = await send('POST', '/token?grant_type=password', {
      body: { email, password },
      headers: { 'Content-Type': type },
    });
    expect(answer.status).toBe(200);
  },
);

test('a form body is not read as JSON', async () => {
  const answer = await send('POST', '/token?grant_type=password', {
    body: 'email=ada',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  expect(answer.json).toEqual({ code: 'bad_json', message: `${signUpFault}unexpected end of JSON input` });
});

test('a body over one mebibyte is refused', async () => {
  const fits = JSON.stringify({ email: '', filler: 'x'.repeat(1_048_576 - 24) });
  expect(new TextEncoder().encode(fits)).toHaveLength(1_048_576);
  expect((await send('POST', '/recover', { body: fits })).json['code']).toBe('validation_failed');
  expect(await send('POST', '/recover', { body: `${fits} ` })).toMatchObject(
    refusal(413, 'request_entity_too_large', 'Request body too large (max 1048576 bytes)'),
  );
});

test.each([
  '',
  '/nowhere',
  '/',
  '/tokens',
  '/token/',
  '/logout/',
  '/verify/x',
  '/.well-known/jwks.jsonx',
  '/%00',
  '/admin%2Fusers',
])('the path %s is unknown, and a warning is logged', async (path) => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  const answer = await send('POST', path);
  expect(answer.status).toBe(404);
  expect(answer.text).toBe('404 page not found\n');
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  const { pathname } = new URL(baseUrl + path);
  expect(warn).toHaveBeenLastCalledWith(`The emulator of the auth service knows no POST ${pathname}`);
});

test.each([
  ['GET', '/token', 'POST'],
  ['DELETE', '/logout', 'POST'],
  ['GET', '/recover', 'POST'],
  ['PUT', '/resend', 'POST'],
  ['GET', '/otp', 'POST'],
  ['POST', '/settings', 'GET'],
  ['POST', '/health', 'GET'],
  ['HEAD', '/health', 'GET'],
  ['POST', '/authorize', 'GET'],
  ['GET', '/signup', 'POST'],
  ['GET', '/signup/', 'POST'],
  ['PUT', '/verify', 'GET, POST'],
])('%s %s is answered with the allowed methods', async (method, path, allowed) => {
  const answer = await send(method, path);
  expect(answer.status).toBe(405);
  expect(answer.text).toBe('');
  expect(answer.headers.get('allow')).toBe(allowed);
});

test('/user checks the token before the method', async () => {
  expect((await send('DELETE', '/user')).status).toBe(401);
  const { access } = await session(seedUsers.ada);
  const answer = await send('DELETE', '/user', { token: access });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('GET, PUT');
});

test('paths below /user check the token before the path', async () => {
  jest.spyOn(console, 'warn').mockReturnValue();
  expect((await send('POST', '/user/x')).status).toBe(401);
  const { access } = await session(seedUsers.ada);
  const answer = await send('POST', '/user/x', { token: access });
  expect([answer.status, answer.text]).toEqual([404, '404 page not found\n']);
});

test('sign-up, verification, reauthentication and /user accept a trailing slash', async () => {
  const { access } = await session(seedUsers.ada);
  expect((await send('GET', '/user/', { token: access })).status).toBe(200);
  expect((await send('GET', '/reauthenticate/', { token: access })).status).toBe(200);
  expect((await send('POST', '/signup/', { body: anEmptyObject })).json['code']).toBe(
    'anonymous_provider_disabled',
  );
  expect((await send('POST', '/verify/', { body: anEmptyObject })).json['code']).toBe('validation_failed');
});

test('a body is read in browsers whose requests have no stream, such as Firefox', async () => {
  const { email, password } = seedUsers.ada;
  const request = new Request(`${baseUrl}/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: emulator.settings.apiKey },
    body: JSON.stringify({ email, password }),
  });
  Object.defineProperty(request, 'body', { value: undefined });
  expect((await dispatch(emulator, request, '/auth/v1')).status).toBe(200);
});
