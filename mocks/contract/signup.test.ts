import { emulator } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { isJsonMap } from '@mocks/service/json';
import {
  confirmedAccount,
  follow,
  mailTo,
  mapAt,
  refusal,
  send,
  session,
  signIn,
  signUp,
  stopTime,
  textAt,
} from './send';

const password = 'a-good-password';
/** Just set in the server's memory, where times are finer than in its database. */
const freshTime = /\.\d{7,9}Z$/;
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/;

function identityOf(json: Parameters<typeof mapAt>[0]) {
  const { identities } = json;
  const [first] = Array.isArray(identities) ? identities : [];
  return isJsonMap(first) ? first : {};
}

afterEach(() => jest.restoreAllMocks());

test('a new account that must be confirmed is returned as a bare user', async () => {
  const data = { firstName: 'Nora', lastName: 'Lund', accountType: 'student' };
  const { status, json } = await signUp({ email: 'Nora@AIClub.example', password, data });
  expect(status).toBe(200);
  expect(Object.keys(json)).toEqual(
    'id aud role email phone confirmation_sent_at app_metadata user_metadata identities created_at updated_at is_anonymous'.split(
      ' ',
    ),
  );
  const id = textAt(json, 'id');
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(json).toMatchObject({
    aud: 'authenticated',
    role: 'authenticated',
    email: 'nora@aiclub.example',
    phone: '',
    is_anonymous: false,
    app_metadata: { provider: 'email', providers: ['email'] },
  });
  const told = {
    ...data,
    sub: id,
    email: 'nora@aiclub.example',
    email_verified: false,
    phone_verified: false,
  };
  expect(json['user_metadata']).toEqual(told);

  const identity = identityOf(json);
  expect(Object.keys(identity)).toEqual(
    'identity_id id user_id identity_data provider last_sign_in_at created_at updated_at email'.split(' '),
  );
  expect(identity).toMatchObject({ id, user_id: id, provider: 'email', identity_data: told });
  expect(identity['identity_id']).not.toBe(id);
  for (const key of ['confirmation_sent_at', 'created_at', 'updated_at']) expect(json[key]).toMatch(time);
});

test("the server's own fields win over submitted data of the same name; nulls are dropped", async () => {
  const data = {
    sub: 'x',
    email: 'x',
    email_verified: true,
    phone_verified: true,
    nothing: null,
    kept: [null],
  };
  const { json } = await signUp({ email: 'own@aiclub.example', password, data });
  expect(json['user_metadata']).toEqual({
    sub: json['id'],
    email: 'own@aiclub.example',
    email_verified: false,
    phone_verified: false,
    kept: [null],
  });
  const [identity] = Array.isArray(json['identities']) ? json['identities'] : [];
  expect(identity).toMatchObject({ identity_data: json['user_metadata'] });
  expect(JSON.stringify(identity)).not.toContain('nothing');
});

test('with automatic confirmation, a new account is returned with a session', async () => {
  emulator.configure({ autoconfirm: true });
  const { json } = await signUp({ email: 'auto@aiclub.example', password });
  expect(Object.keys(json)).toEqual(
    'access_token token_type expires_in expires_at refresh_token user'.split(' '),
  );
  expect(json['refresh_token']).toMatch(/^[a-z2-7]{12}$/);
  const user = mapAt(json, 'user');
  expect(Object.keys(user)).toEqual(
    'id aud role email email_confirmed_at phone last_sign_in_at app_metadata user_metadata identities created_at updated_at is_anonymous'.split(
      ' ',
    ),
  );
  expect(mapAt(user, 'user_metadata')).toMatchObject({ email_verified: true });
  expect(mapAt(identityOf(user), 'identity_data')).toMatchObject({ email_verified: true });

  const later = await send('GET', '/user', { token: textAt(json, 'access_token') });
  expect(later.json['confirmed_at']).toBe(later.json['email_confirmed_at']);
  expect(mapAt(later.json, 'user_metadata')).toMatchObject({ email_verified: true });
  expect(mapAt(identityOf(later.json), 'identity_data')).toMatchObject({ email_verified: false });
  expect(emulator.mails()).toEqual([]);
});

test('a taken address is hidden behind a made-up user', async () => {
  const data = { firstName: 'Eve' };
  const { status, json } = await signUp({ email: 'ADA@aiclub.example', password: 'another-password', data });
  expect(status).toBe(200);
  expect(Object.keys(json)).toEqual(
    'id aud role email phone confirmation_sent_at app_metadata user_metadata identities created_at updated_at is_anonymous'.split(
      ' ',
    ),
  );
  expect(json).toMatchObject({ role: '', email: 'ada@aiclub.example', identities: [], user_metadata: data });
  expect(json['id']).not.toBe(seedUsers.ada.id);
  expect(json['created_at']).toBe(json['confirmation_sent_at']);
  expect(json['created_at']).toMatch(freshTime);
  expect(emulator.mails()).toEqual([]);
  expect((await signIn(seedUsers.ada.email, 'another-password')).status).toBe(400);
});

test('the made-up user reveals what the server forgets to hide', async () => {
  const { access } = await session(seedUsers.ada);
  await send('POST', '/recover', { body: { email: seedUsers.ada.email } });
  await send('GET', '/reauthenticate', { token: access });
  const token = await emulator.sign({ role: 'service_role', exp: 4_000_000_000 });
  const path = `/admin/users/${seedUsers.ada.id}`;
  const ada = await send('PUT', path, { token, body: { ban_duration: '1h' } });
  const made = await signUp({ email: seedUsers.ada.email, password });
  for (const name of ['recovery_sent_at', 'reauthentication_sent_at', 'banned_until']) {
    expect(ada.json[name]).toMatch(time);
    expect(made.json[name]).toBe(ada.json[name]);
  }
});

test('with automatic confirmation, a taken address is an error', async () => {
  emulator.configure({ autoconfirm: true });
  expect(await signUp({ email: seedUsers.ada.email, password })).toMatchObject(
    refusal(422, 'user_already_exists', 'User already registered'),
  );
});

test('an unconfirmed account stays unchanged and is mailed again, once a minute', async () => {
  stopTime();
  const first = await signUp({ email: 'twice@aiclub.example', password, data: { firstName: 'First' } });
  expect(await signUp({ email: 'twice@aiclub.example', password: 'second-password' })).toMatchObject(
    refusal(
      429,
      'over_email_send_rate_limit',
      'For security purposes, you can only request this after 59 seconds.',
    ),
  );
  emulator.clock.advance(61);
  const oldMail = mailTo('twice@aiclub.example');
  const second = await signUp({
    email: 'twice@aiclub.example',
    password: 'second-password',
    data: { firstName: 'Second' },
  });
  expect(second.json['id']).toBe(first.json['id']);
  expect(mapAt(second.json, 'user_metadata')['firstName']).toBe('First');
  expect(second.json['identities']).toHaveLength(1);

  const stale = await send('GET', `/verify?token=${oldMail.hash}&type=signup`);
  expect(stale.headers.get('location')).toContain('error_code=otp_expired');
  await follow('twice@aiclub.example');
  expect((await signIn('twice@aiclub.example', 'second-password')).json['code']).toBe('invalid_credentials');
  expect((await signIn('twice@aiclub.example', password)).status).toBe(200);
});

test('once confirmation is automatic, an unconfirmed account is signed in with its old password', async () => {
  emulator.configure({ autoconfirm: true });
  const { status, json } = await signUp({ email: seedUsers.una.email, password: 'something-else' });
  expect(status).toBe(200);
  expect(textAt(json, 'user', 'id')).toBe(seedUsers.una.id);
  expect((await signIn(seedUsers.una.email, seedUsers.una.password)).status).toBe(200);
});

const challenge = 'c'.repeat(43);

test.each([
  [{ password: '' }, 400, 'validation_failed', 'Signup requires a valid password'],
  [{ password: null }, 400, 'validation_failed', 'Signup requires a valid password'],
  [{ password: 'x'.repeat(73) }, 400, 'validation_failed', 'Password cannot be longer than 72 characters'],
  [{ password: 'ü'.repeat(37) }, 400, 'validation_failed', 'Password cannot be longer than 72 characters'],
  [
    { phone: '123' },
    400,
    'validation_failed',
    'Only an email address or phone number should be provided on signup.',
  ],
  [
    { code_challenge: challenge },
    400,
    'validation_failed',
    'PKCE flow requires code_challenge_method and code_challenge',
  ],
  [
    { code_challenge_method: 's256' },
    400,
    'validation_failed',
    'PKCE flow requires code_challenge_method and code_challenge',
  ],
  [
    { code_challenge: 'short', code_challenge_method: 's256' },
    400,
    'validation_failed',
    'code challenge has to be between 43 and 128 characters',
  ],
  [
    { code_challenge: 'c'.repeat(129), code_challenge_method: 's256' },
    400,
    'validation_failed',
    'code challenge has to be between 43 and 128 characters',
  ],
  [
    { code_challenge: `${challenge}+`, code_challenge_method: 's256' },
    400,
    'validation_failed',
    'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
  ],
  [{ email: `${'a'.repeat(251)}@b.co` }, 400, 'validation_failed', 'An email address is too long'],
  [{ email: 'nobody' }, 400, 'validation_failed', 'Unable to validate email address: invalid format'],
  [{ email: ' a@b.co' }, 400, 'validation_failed', 'Unable to validate email address: invalid format'],
  [{ email: 'a@b..co' }, 400, 'validation_failed', 'Unable to validate email address: invalid format'],
  [{ email: 'ü@b.co' }, 400, 'validation_failed', 'Unable to validate email address: invalid format'],
  [{ email: 'a@-b.co' }, 400, 'validation_failed', 'Unable to validate email address: invalid format'],
])('a sign-up with %j is refused with %i %s', async (changes, status, code, text) => {
  const body = { email: 'new@aiclub.example', password, ...changes };
  expect(await signUp(body)).toMatchObject(refusal(status, code, text));
  expect(emulator.users()).toHaveLength(Object.keys(seedUsers).length);
});

test('an unknown challenge method is answered with a 500', async () => {
  const body = { email: 'x@y.co', password, code_challenge: challenge, code_challenge_method: 'md5' };
  const newer = await signUp(body);
  expect(newer).toMatchObject(
    refusal(500, 'unexpected_failure', 'Unexpected failure, please check server logs for more information'),
  );
  const older = await send('POST', '/signup', { body, version: null });
  expect(older.text).toBe(
    '{"code":500,"error_code":"unexpected_failure","msg":"Unexpected failure, please check server logs for more information"}',
  );
  for (const { headers } of [newer, older]) expect(headers.get('x-sb-error-code')).toBeNull();
  expect(emulator.users()).toHaveLength(Object.keys(seedUsers).length);
  expect((await signUp({ ...body, email: seedUsers.ada.email })).status).toBe(200);
});

test.each(['a@b', "o'neil+tag@sub.aiclub.example", '!#$%&*/=?^_`{|}~.-@b.co'])(
  '%s is a valid address',
  async (email) => {
    expect((await signUp({ email, password })).json['email']).toBe(email);
  },
);

test('errors of the password come before errors of the address', async () => {
  expect((await signUp({ email: 'nobody', password: 'short' })).json['code']).toBe('weak_password');
});

test('weaknesses are listed in order with their sentences joined', async () => {
  emulator.configure({ minPasswordLength: 8, requiredCharacters: ['abc', '123'], leakedPasswords: ['xyz'] });
  const { json } = await signUp({ email: 'x@y.co', password: 'xyz' });
  expect(json).toEqual({
    code: 'weak_password',
    message:
      'Password should be at least 8 characters. Password should contain at least one character of each: abc, 123. Password is known to be weak and easy to guess, please choose a different one.',
    weak_password: { reasons: ['length', 'characters', 'pwned'] },
  });
  expect((await signUp({ email: 'x@y.co', password: 'abc12345' })).status).toBe(200);
});

test('the length of a password is measured in bytes', async () => {
  expect((await signUp({ email: 'x@y.co', password: 'дом' })).status).toBe(200);
  emulator.configure({ minPasswordLength: 2 });
  expect((await signUp({ email: 'z@y.co', password: 'abcde' })).json['message']).toBe(
    'Password should be at least 6 characters.',
  );
});

test('a sign-up without an address is anonymous, which is off by default', async () => {
  expect(await signUp({ password })).toMatchObject(
    refusal(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'),
  );
});

test('an anonymous sign-in creates an account without an address', async () => {
  emulator.configure({ anonymousEnabled: true });
  const { json } = await signUp({ password, data: { colour: 'red' } });
  expect(json['user']).toMatchObject({
    email: '',
    phone: '',
    app_metadata: {},
    identities: [],
    is_anonymous: true,
    user_metadata: { colour: 'red' },
  });
  const claims = JSON.parse(atob(textAt(json, 'access_token').split('.')[1] ?? ''));
  expect(claims.is_anonymous).toBe(true);
  expect(claims.amr[0].method).toBe('anonymous');
});

test('sign-ups, the email provider and phones can be switched off', async () => {
  emulator.configure({ disableSignup: true });
  expect(await signUp({ email: 'x@y.co', password: '' })).toMatchObject(
    refusal(422, 'signup_disabled', 'Signups not allowed for this instance'),
  );
  emulator.configure({ disableSignup: false, emailProviderEnabled: false });
  expect(await signUp({ email: 'nobody', password })).toMatchObject(
    refusal(400, 'email_provider_disabled', 'Email signups are disabled'),
  );
  expect(await signUp({ phone: '4915112345678', password })).toMatchObject(
    refusal(400, 'phone_provider_disabled', 'Phone signups are disabled'),
  );
});

function proving(token: string) {
  return { email: 'x@y.co', password, gotrue_meta_security: { captcha_token: token } };
}

test('the captcha is checked before anything else is read', async () => {
  emulator.configure({ captchaEnabled: true });
  expect(await signUp({})).toMatchObject(
    refusal(400, 'captcha_failed', 'captcha protection: request disallowed (no captcha_token found)'),
  );
  expect(await signUp(proving('robot'))).toMatchObject(
    refusal(400, 'captcha_failed', 'captcha protection: request disallowed (invalid-input-response)'),
  );
  expect((await signUp(proving('human'))).status).toBe(200);
});

test.each([
  'a@test.com',
  'a@example.org',
  'a@gamil.com',
  'a@b',
  'a@aiclub.example',
  'test@gmail.com',
  'abc@gmail.com',
])('a hosted project mails nothing to %s', async (email) => {
  emulator.configure({ blockExampleDomains: true });
  expect(await signUp({ email, password })).toMatchObject(
    refusal(400, 'email_address_invalid', `Email address "${email}" is invalid`),
  );
  expect(emulator.users()).toHaveLength(Object.keys(seedUsers).length);
});

test('a project without its own mail server mails only its team', async () => {
  emulator.configure({ authorizedAddresses: ['team@aiclub.dev'] });
  expect(await signUp({ email: 'x@y.co', password })).toMatchObject(
    refusal(
      400,
      'email_address_not_authorized',
      'Email address "x@y.co" cannot be used as it is not authorized',
    ),
  );
  expect((await signUp({ email: 'team@aiclub.dev', password })).status).toBe(200);
});

test('a failing database trigger leaves nothing behind', async () => {
  emulator.configure({ signupTriggerFails: true });
  expect(await signUp({ email: 'x@y.co', password })).toMatchObject(
    refusal(500, 'unexpected_failure', 'Database error saving new user'),
  );
  expect(emulator.users()).toHaveLength(Object.keys(seedUsers).length);
});

test('the mail has a code and a link whose token is made of address and code', async () => {
  await signUp(
    { email: 'mail@aiclub.example', password },
    '?redirect_to=http%3A%2F%2Flocalhost%3A5173%2Fwelcome',
  );
  const mail = mailTo('mail@aiclub.example');
  expect(mail.code).toMatch(/^\d{6}$/);
  expect(mail.link).toBe(
    `https://aiclub.supabase.test/auth/v1/verify?token=${mail.hash}&type=signup&redirect_to=http://localhost:5173/welcome`,
  );
  expect(mail.hash).toMatch(/^[\da-f]{56}$/);
  const body = {
    email: 'pkce@aiclub.example',
    password,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  };
  await signUp(body);
  expect(mailTo('pkce@aiclub.example').hash).toMatch(/^pkce_[\da-f]{56}$/);
});

test.each([
  ['http://localhost:9/any', 'http://localhost:9/any'],
  ['http://127.0.0.1:8080/x', 'http://127.0.0.1:8080/x'],
  ['https://preview.aiclub.dev/in', 'https://preview.aiclub.dev/in'],
  ['https://a.b.aiclub.dev/in', 'http://localhost:3000'],
  ['https://deep.aiclub.app/a/b#c', 'https://deep.aiclub.app/a/b%23c'],
  ['https://evil.example', 'http://localhost:3000'],
  ['http://192.168.1.2:3000/in', 'http://localhost:3000'],
  ['http://2130706433/in', 'http://localhost:3000'],
  ['javascript:alert(1)', 'http://localhost:3000'],
  ['//evil.example', 'http://localhost:3000'],
  ['https://my_app.aiclub.dev/in', 'http://localhost:3000'],
  ['https://-preview.aiclub.dev/in', 'http://localhost:3000'],
  ['https://prévue.aiclub.dev/in', 'http://localhost:3000'],
  ['https://me@Preview.aiclub.dev:8443/in', 'https://me@Preview.aiclub.dev:8443/in'],
  [' http://localhost:9/any', 'http://localhost:3000'],
  ['\thttp://localhost:9/any', 'http://localhost:3000'],
  ['http://localhost:9/any\u007f', 'http://localhost:3000'],
])('a redirect to %s leads to %s', async (wanted, expected) => {
  const addresses = ['http://192.168.1.2:3000/**', 'http://2130706433/**'];
  emulator.configure({
    redirectAllowList: [
      'https://*.aiclub.dev/*',
      'https://me@Preview.aiclub.dev:8443/*',
      'https://deep.aiclub.app/**',
      ...addresses,
    ],
  });
  await signUp({ email: 'to@aiclub.example', password }, `?redirect_to=${encodeURIComponent(wanted)}`);
  const link = mailTo('to@aiclub.example').link ?? '';
  const target = new URL(link).searchParams.get('redirect_to') ?? '';
  expect(target).toBe(expected.replace('%23', '#'));
});

test('the redirect may come from a header or from the Referer', async () => {
  const headers = { redirect_to: 'http://localhost:1/header' };
  await send('POST', '/signup', { body: { email: 'h@aiclub.example', password }, headers });
  expect(mailTo('h@aiclub.example').link).toContain('http://localhost:1/header');
  const cameFrom = { Referer: 'http://localhost:2/page' };
  await send('POST', '/signup', { body: { email: 'r@aiclub.example', password }, headers: cameFrom });
  expect(mailTo('r@aiclub.example').link).toContain('http://localhost:2/page');
});

test("times have the server's format", async () => {
  emulator.clock.set(new Date('2026-08-20T10:00:00.120Z'));
  const { email } = await confirmedAccount('time@aiclub.example');
  const { json } = await signIn(email, password);
  const user = mapAt(json, 'user');
  for (const key of [
    'email_confirmed_at',
    'confirmed_at',
    'created_at',
    'updated_at',
    'confirmation_sent_at',
  ]) {
    expect(user[key]).toMatch(/^2026-08-20T10:00:0\d(?:\.\d{1,6})?Z$/);
  }
  expect(user['last_sign_in_at']).toMatch(/^2026-08-20T10:00:0\d\.\d{7,9}Z$/);
  expect(JSON.stringify(user)).not.toMatch(/\.\d*0Z/);
});
