import { emulator } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { challengeOf } from '@mocks/service/hashing';
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
const tooSoon = refusal(
  429,
  'over_email_send_rate_limit',
  'For security purposes, you can only request this after 59 seconds.',
);
const linkExpired = refusal(403, 'otp_expired', 'Email link is invalid or has expired');
const codeExpired = refusal(403, 'otp_expired', 'Token has expired or is invalid');

function recover(body: unknown) {
  return send('POST', '/recover', { body });
}

function resend(body: unknown) {
  return send('POST', '/resend', { body });
}

function otp(body: unknown) {
  return send('POST', '/otp', { body });
}

function verify(body: unknown) {
  return send('POST', '/verify', { body });
}

afterEach(() => jest.restoreAllMocks());

test.each([
  [{}, 400, 'validation_failed', 'Password recovery requires an email'],
  [{ email: 'nobody' }, 400, 'validation_failed', 'Unable to validate email address: invalid format'],
])('a recovery with %j is refused', async (body, status, code, text) => {
  expect(await recover(body)).toMatchObject(refusal(status, code, text));
});

test('/recover answers known and unknown addresses alike, until it is repeated within a minute', async () => {
  stopTime();
  for (const email of ['nobody@aiclub.example', seedUsers.ada.email]) {
    expect(await recover({ email })).toMatchObject({ status: 200, text: '{}' });
  }
  expect((await recover({ email: 'nobody@aiclub.example' })).status).toBe(200);
  expect(await recover({ email: seedUsers.ada.email })).toMatchObject(tooSoon);
  expect(emulator.mails()).toHaveLength(1);
});

test('with automatic confirmation, the hourly mail limit does not apply', async () => {
  emulator.configure({ autoconfirm: true, maxMailsPerHour: 1 });
  for (const { email } of [seedUsers.ada, seedUsers.carl, seedUsers.lena]) {
    expect(await recover({ email })).toMatchObject({ status: 200, text: '{}' });
  }
});

test('setting the clock back makes no wait longer than its own length', async () => {
  emulator.configure({ maxMailsPerHour: 2 });
  await recover({ email: seedUsers.ada.email });
  emulator.clock.advance(-86_400);
  expect(await recover({ email: seedUsers.ada.email })).toMatchObject({ status: 200, text: '{}' });
});

test('with the email provider off, /recover is refused', async () => {
  emulator.configure({ emailProviderEnabled: false });
  expect(await recover({})).toMatchObject(
    refusal(400, 'email_provider_disabled', 'Email logins are disabled'),
  );
});

test('following a recovery link confirms an unconfirmed user', async () => {
  await recover({ email: seedUsers.una.email });
  expect(await follow(seedUsers.una.email)).toContain('&type=recovery');
  const { json } = await signIn(seedUsers.una.email, seedUsers.una.password);
  expect(mapAt(json, 'user', 'user_metadata')['email_verified']).toBe(true);
  expect(JSON.stringify(mapAt(json, 'user')['identities'])).toContain('"email_verified":false');
});

test.each([
  [{}, 'Missing one of these types: signup, email_change, sms, phone_change'],
  [
    { type: 'recovery', email: 'a@b.co' },
    'Missing one of these types: signup, email_change, sms, phone_change',
  ],
  [{ type: 'signup' }, 'Type provided requires an email address'],
  [{ type: 'signup', phone: '4915112345678' }, 'Type provided requires an email address'],
  [{ type: 'sms', email: 'a@b.co' }, 'Type provided requires a phone number'],
  [
    { type: 'signup', email: 'a@b.co', phone: '4915112345678' },
    'Only an email address or phone number should be provided.',
  ],
  [{ type: 'email_change' }, 'Missing email address or phone number'],
])('resending with %j is refused', async (body, text) => {
  expect(await resend(body)).toMatchObject(refusal(400, 'validation_failed', text));
});

test('a confirmation is resent only to unconfirmed users, with the same response for all', async () => {
  stopTime();
  for (const email of ['nobody@aiclub.example', seedUsers.ada.email, seedUsers.una.email]) {
    expect(await resend({ type: 'signup', email })).toMatchObject({ status: 200, text: '{}' });
  }
  expect(emulator.mails().map(({ to }) => to)).toEqual([seedUsers.una.email]);
  expect(await resend({ type: 'signup', email: seedUsers.una.email })).toMatchObject(tooSoon);
});

test('the mails of a pending change of address are resent', async () => {
  const { access } = await session(seedUsers.ada);
  expect((await resend({ type: 'email_change', email: seedUsers.ada.email })).text).toBe('{}');
  expect(emulator.mails()).toEqual([]);
  await send('PUT', '/user', { token: access, body: { email: 'new@aiclub.example' } });
  emulator.clock.advance(61);
  await resend({ type: 'email_change', email: seedUsers.ada.email });
  expect(emulator.mails()).toHaveLength(4);
});

test.each([
  [{}, 400, 'validation_failed', 'One of email or phone must be set'],
  [
    { email: 'a@b.co', phone: '1' },
    400,
    'validation_failed',
    'Only an email address or phone number should be provided',
  ],
  [
    { email: 'a@b.co', channel: 'sms' },
    400,
    'validation_failed',
    'Channel should only be specified with Phone OTP',
  ],
  [{ email: 'a@b.co', create_user: false }, 422, 'otp_disabled', 'Signups not allowed for otp'],
  [{ email: 'nobody', create_user: false }, 422, 'otp_disabled', 'Signups not allowed for otp'],
  [{ email: 'nobody' }, 400, 'validation_failed', 'Unable to validate email address: invalid format'],
])('/otp with %j is refused', async (body, status, code, text) => {
  expect(await otp(body)).toMatchObject(refusal(status, code, text));
});

test('a code is a sign-up for a new address and a magic link for a known one', async () => {
  stopTime();
  expect(await otp({ email: 'new@aiclub.example', data: { firstName: 'New' } })).toMatchObject({
    text: '{}',
  });
  expect(mailTo('new@aiclub.example').kind).toBe('signup');
  await otp({ email: seedUsers.ada.email });
  expect(mailTo(seedUsers.ada.email).kind).toBe('magiclink');
  expect(await otp({ email: seedUsers.ada.email })).toMatchObject(tooSoon);
  expect(await recover({ email: seedUsers.ada.email })).toMatchObject(tooSoon);
});

test("mails have the server's subjects", async () => {
  emulator.configure({ minMailInterval: 0 });
  const { access } = await session(seedUsers.ada);
  await signUp({ email: 'new@aiclub.example', password });
  await recover({ email: seedUsers.ada.email });
  await otp({ email: seedUsers.ada.email });
  await send('PUT', '/user', { token: access, body: { email: 'ada.new@aiclub.example' } });
  await send('GET', '/reauthenticate', { token: access });
  const [nonce, ...others] = emulator.mails();
  expect(nonce?.subject).toBe(`${nonce?.code} is your verification code`);
  expect(others.map(({ subject }) => subject).toReversed()).toEqual([
    'Confirm your email address',
    'Reset your password',
    'Your sign-in link',
    'Confirm your new email address',
    'Confirm your new email address',
  ]);
});

function magicLink(body: unknown) {
  return send('POST', '/magiclink', { body });
}

test('/magiclink sends a magic link', async () => {
  stopTime();
  expect(await magicLink({ email: 'new@aiclub.example', data: { city: 'Oslo' } })).toMatchObject({
    status: 200,
    text: '{}',
  });
  expect(mailTo('new@aiclub.example').kind).toBe('signup');
  expect((await magicLink({ email: seedUsers.ada.email })).text).toBe('{}');
  expect(mailTo(seedUsers.ada.email).kind).toBe('magiclink');
  expect(await magicLink({ email: seedUsers.ada.email })).toMatchObject(tooSoon);
  expect((await send('GET', '/magiclink')).status).toBe(405);
});

test.each(['{"email":"ada@aiclub.example"} and more', '{"email":"ada@aiclub.example"}{"email":'])(
  '/magiclink reads only the first JSON value of %p',
  async (body) => {
    expect(await magicLink(body)).toMatchObject({ status: 200, text: '{}' });
    expect(mailTo(seedUsers.ada.email).kind).toBe('magiclink');
  },
);

test.each([
  ['{}', 422, 'validation_failed', 'Password recovery requires an email'],
  ['{"email":"nobody"}', 400, 'validation_failed', 'Unable to validate email address: invalid format'],
  [
    `{"email":"a@b.co","code_challenge":"${'c'.repeat(43)}"}`,
    400,
    'validation_failed',
    'PKCE flow requires code_challenge_method and code_challenge',
  ],
  ['', 400, 'bad_json', 'Could not read verification params: EOF'],
  ['{', 400, 'bad_json', 'Could not read verification params: unexpected EOF'],
  [
    '{"email":1}',
    400,
    'bad_json',
    'Could not read verification params: json: cannot unmarshal number into Go struct field MagicLinkParams.email of type string',
  ],
])('/magiclink with %p is refused', async (body, status, code, text) => {
  expect(await magicLink(body)).toMatchObject(refusal(status, code, text));
});

test('with the email provider off, /magiclink is refused before its body is read', async () => {
  emulator.configure({ emailProviderEnabled: false });
  expect(await magicLink('x')).toMatchObject(
    refusal(422, 'email_provider_disabled', 'Email logins are disabled'),
  );
});

test('codes are refused with the email provider off, and for new addresses with sign-ups off', async () => {
  emulator.configure({ emailProviderEnabled: false });
  expect(await otp({ email: 'a@b.co' })).toMatchObject(
    refusal(422, 'email_provider_disabled', 'Email logins are disabled'),
  );
  emulator.configure({ emailProviderEnabled: true, disableSignup: true });
  expect(await otp({ email: 'a@b.co' })).toMatchObject(
    refusal(422, 'signup_disabled', 'Signups not allowed for this instance'),
  );
});

test.each([
  [{}, 400, 'validation_failed', 'Verify requires a verification type'],
  [{ type: 'signup' }, 400, 'validation_failed', 'Verify requires either a token or a token hash'],
  [
    { type: 'signup', token: '1', token_hash: '2' },
    400,
    'validation_failed',
    'Verify requires either a token or a token hash',
  ],
  [
    { type: 'signup', token: '1' },
    400,
    'validation_failed',
    'Only an email address or phone number should be provided on verify',
  ],
  [
    { type: 'signup', token: '1', email: 'a@b.co', phone: '1' },
    400,
    'validation_failed',
    'Only an email address or phone number should be provided on verify',
  ],
  [
    { type: 'signup', token_hash: '1', email: 'a@b.co' },
    400,
    'validation_failed',
    'Only the token_hash and type should be provided',
  ],
  [
    { type: 'signup', token_hash: '1', redirect_to: 'x' },
    400,
    'validation_failed',
    'Only the token_hash and type should be provided',
  ],
  [{ type: 'signup', token: '1', email: 'nobody' }, 422, 'validation_failed', 'Invalid email format'],
  [{ type: 'signup', token: '1', email: 'a@b.co' }, 403, 'otp_expired', 'Token has expired or is invalid'],
  [
    { type: 'constructor', token: '1', email: seedUsers.una.email },
    403,
    'otp_expired',
    'Token has expired or is invalid',
  ],
  [{ type: 'signup', token_hash: 'x' }, 403, 'otp_expired', 'Email link is invalid or has expired'],
  [{ type: 'other', token_hash: 'x' }, 400, 'validation_failed', 'Invalid email verification type'],
])('a verification with %j is refused with %i %s', async (body, status, code, text) => {
  expect(await verify(body)).toMatchObject(refusal(status, code, text));
});

test.each([
  ['signup', 'signup'],
  ['email', 'signup'],
  ['recovery', 'recovery'],
  ['magiclink', 'magiclink'],
  ['email', 'magiclink'],
])('a code of type %s is accepted once for a mail of kind %s', async (type, kind) => {
  const email = kind === 'signup' ? seedUsers.una.email : seedUsers.ada.email;
  if (kind === 'signup') await resend({ type: 'signup', email });
  if (kind === 'recovery') await recover({ email });
  if (kind === 'magiclink') await otp({ email });
  const { code } = mailTo(email);
  const { status, json } = await verify({ type, email: email.toUpperCase(), token: code });
  expect(status).toBe(200);
  expect(Object.keys(json)).toEqual(
    'access_token token_type expires_in expires_at refresh_token user'.split(' '),
  );
  expect(JSON.parse(atob(textAt(json, 'access_token').split('.')[1] ?? '')).amr[0].method).toBe('otp');
  expect(await verify({ type, email, token: code })).toMatchObject(codeExpired);
});

test('the token hash of a link can be posted by the app, once', async () => {
  await signUp({ email: 'hash@aiclub.example', password });
  const { hash } = mailTo('hash@aiclub.example');
  expect(await verify({ type: 'recovery', token_hash: hash })).toMatchObject(linkExpired);
  expect((await verify({ type: 'email', token_hash: hash })).status).toBe(200);
  expect(await verify({ type: 'signup', token_hash: hash })).toMatchObject(linkExpired);
});

test('codes and links are valid for an hour', async () => {
  await signUp({ email: 'late@aiclub.example', password });
  const { hash, code } = mailTo('late@aiclub.example');
  await recover({ email: seedUsers.ada.email });
  await recover({ email: seedUsers.carl.email });
  emulator.clock.advance(3599);
  const ofAda = { type: 'recovery', token_hash: mailTo(seedUsers.ada.email).hash };
  expect((await verify(ofAda)).status).toBe(200);
  const { email } = seedUsers.carl;
  expect((await verify({ type: 'recovery', email, token: mailTo(email).code })).status).toBe(200);
  emulator.clock.advance(2);
  expect(await verify({ type: 'signup', token_hash: hash })).toMatchObject(linkExpired);
  expect(await verify({ type: 'signup', email: 'late@aiclub.example', token: code })).toMatchObject(
    codeExpired,
  );
});

test("verifying voids the user's other links, but not a code of another kind", async () => {
  await signUp({ email: 'both@aiclub.example', password });
  const confirmation = mailTo('both@aiclub.example');
  await recover({ email: 'both@aiclub.example' });
  const recovery = mailTo('both@aiclub.example');
  await verify({ type: 'signup', token_hash: confirmation.hash });
  expect(await verify({ type: 'recovery', token_hash: recovery.hash })).toMatchObject(linkExpired);
  const byCode = { type: 'recovery', email: 'both@aiclub.example', token: recovery.code };
  expect((await verify(byCode)).status).toBe(200);
});

test("a banned user's link and code are refused", async () => {
  await recover({ email: seedUsers.ada.email });
  const { hash, code } = mailTo(seedUsers.ada.email);
  emulator.transact(({ tables, clock }) => {
    const ada = tables.users.get(seedUsers.ada.id);
    if (ada) ada.bannedUntil = clock.now() + 1_000_000_000;
  });
  const banned = refusal(403, 'user_banned', 'User is banned');
  expect(await verify({ type: 'recovery', token_hash: hash })).toMatchObject(banned);
  expect(await verify({ type: 'recovery', email: seedUsers.ada.email, token: code })).toMatchObject(banned);
});

function open(query: string) {
  return send('GET', `/verify${query}`, { key: null });
}

test.each([
  ['', 'Verify requires a verification type'],
  ['?token=x', 'Verify requires a verification type'],
  ['?type=signup', 'Verify requires a token or a token hash'],
])('a link with %p is answered without a redirect', async (query, text) => {
  expect(await open(query)).toMatchObject(refusal(400, 'validation_failed', text));
});

test('a link signs in and returns the session in the fragment', async () => {
  await signUp(
    { email: 'link@aiclub.example', password },
    '?redirect_to=http%3A%2F%2Flocalhost%2Fin%3Fa%3D1',
  );
  const answer = await open(new URL(mailTo('link@aiclub.example').link ?? '').search);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const location = answer.headers.get('location') ?? '';
  expect(location).toMatch(
    /^http:\/\/localhost\/in\?a=1#access_token=[\w.-]+&expires_at=\d+&expires_in=3600&refresh_token=[a-z2-7]{12}&sb=&token_type=bearer&type=signup$/,
  );
  expect(answer.text).toBe(`<a href="${location.replaceAll('&', '&amp;')}">See Other</a>.\n\n`);
});

test('a link of the type email is redirected with the type magiclink', async () => {
  await otp({ email: seedUsers.ada.email });
  const { hash } = mailTo(seedUsers.ada.email);
  expect((await open(`?token=${hash}&type=email`)).headers.get('location')).toMatch(/&type=magiclink$/);
});

const error =
  'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired';

test('a used link redirects with an error; one of a code flow repeats it in the query', async () => {
  const plain = await open('?token=x&type=signup&redirect_to=http%3A%2F%2Flocalhost%2Fin');
  expect(plain.headers.get('location')).toBe(`http://localhost/in#${error}&sb=`);
  const pkce = await open(
    '?token=pkce_x&type=signup&redirect_to=http%3A%2F%2Flocalhost%2Fin%3Fz%3D2%26z%3D1',
  );
  expect(pkce.headers.get('location')).toBe(`http://localhost/in?${error}&z=2&z=1#${error}&sb=`);
});

test('an error without an OAuth name is invalid_request', async () => {
  const { headers } = await open('?token=x&type=a,b');
  expect(headers.get('location')).toBe(
    'http://localhost:3000#error=invalid_request&error_code=validation_failed&error_description=Invalid+email+verification+type&sb=',
  );
});

test('a link of a code flow redirects with a code only', async () => {
  const body = {
    email: 'code@aiclub.example',
    password,
    code_challenge: challengeOf('v'.repeat(50)),
    code_challenge_method: 's256',
  };
  await signUp(body, '?redirect_to=http%3A%2F%2Flocalhost%2Fin%3Fnext%3D%2Fx');
  expect(await follow('code@aiclub.example')).toMatch(
    /^http:\/\/localhost\/in\?code=[\da-f-]{36}&next=%2Fx$/,
  );
});

test('a recovery refused as too soon keeps its code flow, which the link of the mail before then uses', async () => {
  const challengeFor = (letter: string) => ({
    code_challenge: challengeOf(letter.repeat(50)),
    code_challenge_method: 's256',
  });
  const { email } = seedUsers.ada;
  await recover({ email, ...challengeFor('a') });
  expect((await recover({ email, ...challengeFor('b') })).status).toBe(429);
  const code = new URL(await follow(email)).searchParams.get('code');
  const exchange = (letter: string) =>
    send('POST', '/token?grant_type=pkce', { body: { auth_code: code, code_verifier: letter.repeat(50) } });
  const text = 'code challenge does not match previously saved code verifier';
  expect(await exchange('a')).toMatchObject(refusal(400, 'bad_code_verifier', text));
  expect((await exchange('b')).status).toBe(200);
});

test('a link without a code flow of its kind is refused and not used up', async () => {
  const { email, password: own } = seedUsers.una;
  const challenge = { code_challenge: challengeOf('v'.repeat(50)), code_challenge_method: 's256' };
  await recover({ email, ...challenge });
  const { hash } = mailTo(email);
  const answer = await open(`?token=${hash}&type=magiclink&redirect_to=http%3A%2F%2Flocalhost%2Fin`);
  const start =
    'error=invalid_request&error_code=flow_state_not_found&error_description=No+associated+flow+state+found.+422';
  const end = '+No+valid+flow+state+found+for+user.';
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `http://localhost/in?${start}%3A${end}#${start}%253A${end}&sb=`,
  ]);
  expect((await signIn(email, own)).json['code']).toBe('email_not_confirmed');
  expect(await follow(email)).toMatch(/\?code=[\da-f-]{36}$/);
  expect((await signIn(email, own)).status).toBe(200);
});

test.each(['email', 'other'])(
  'a link of a code flow with the type %s is answered with a 500',
  async (type) => {
    const challenge = { code_challenge: challengeOf('v'.repeat(50)), code_challenge_method: 's256' };
    await recover({ email: seedUsers.ada.email, ...challenge });
    const { hash } = mailTo(seedUsers.ada.email);
    const text = 'Unexpected failure, please check server logs for more information';
    expect(await open(`?token=${hash}&type=${type}`)).toMatchObject(refusal(500, 'unexpected_failure', text));
    expect(await follow(seedUsers.ada.email)).toMatch(/\?code=[\da-f-]{36}$/);
  },
);

test('a link of a code flow with an unknown type is refused', async () => {
  const { headers } = await open('?token=pkce_x&type=password');
  expect(headers.get('location')).toContain('error_description=Invalid+email+verification+type');
});

test('a change of address with a code flow ends with a code, after both mailboxes', async () => {
  const { access } = await session(seedUsers.ada);
  const challenge = { code_challenge: challengeOf('v'.repeat(50)), code_challenge_method: 's256' };
  await send('PUT', '/user', { token: access, body: { email: 'ada.new@aiclub.example', ...challenge } });
  expect(await follow('ada.new@aiclub.example')).toContain('?message=Confirmation+link+accepted.');
  expect(await follow(seedUsers.ada.email)).toMatch(/\?code=[\da-f-]{36}$/);
});

test('a scanner that follows the link first uses it up', async () => {
  await signUp({ email: 'scan@aiclub.example', password });
  const mail = mailTo('scan@aiclub.example');
  await open(new URL(mail.link ?? '').search);
  expect(await follow('scan@aiclub.example')).toContain(error);
});

test('a code with a hyphen is a different code', async () => {
  await send('POST', '/recover', { body: { email: seedUsers.ada.email } });
  const { code } = mailTo(seedUsers.ada.email);
  const verify = (token: string) =>
    send('POST', '/verify', { body: { type: 'recovery', email: seedUsers.ada.email, token } });
  expect((await verify(`${code.slice(0, 3)}-${code.slice(3)}`)).json['code']).toBe('otp_expired');
  expect((await verify('-')).json['code']).toBe('otp_expired');
  expect((await verify(code)).status).toBe(200);
});

test('the hourly mail limit applies to the whole project', async () => {
  emulator.configure({ maxMailsPerHour: 2 });
  await confirmedAccount('one@aiclub.example');
  await confirmedAccount('two@aiclub.example');
  expect(await signUp({ email: 'three@aiclub.example', password })).toMatchObject(
    refusal(429, 'over_email_send_rate_limit', 'email rate limit exceeded'),
  );
  expect((await signIn('three@aiclub.example', password)).json['code']).toBe('invalid_credentials');
  emulator.clock.advance(1801);
  expect((await signUp({ email: 'three@aiclub.example', password })).status).toBe(200);
});

const sender = { 'X-Forwarded-For': '203.0.113.7' };

test.each([
  ['POST', '/token?grant_type=password', 10],
  ['POST', '/recover', 10],
  ['POST', '/resend', 10],
  ['POST', '/otp', 10],
  ['POST', '/token?grant_type=id_token', 10],
  ['POST', '/verify', 10],
])('%s %s is rate-limited by sender before its body is read', async (method, path, seconds) => {
  emulator.configure({ perAddressLimits: true });
  for (let i = 0; i < 30; i += 1) expect((await send(method, path, { headers: sender })).status).toBe(400);
  const refused = await send(method, path, { headers: sender });
  expect(refused).toMatchObject(refusal(429, 'over_request_rate_limit', 'Request rate limit reached'));
  expect(refused.headers.get('retry-after')).toBeNull();
  expect((await send(method, path, { headers: { 'X-Forwarded-For': '203.0.113.8' } })).status).toBe(400);
  emulator.clock.advance(seconds);
  expect((await send(method, path, { headers: sender })).status).toBe(400);
});

test('a sign-up is rate-limited after its body is read, an anonymous one separately', async () => {
  emulator.configure({ perAddressLimits: true, anonymousEnabled: true });
  const body = { email: 'nobody', password };
  for (let i = 0; i < 30; i += 1) await send('POST', '/signup', { body, headers: sender });
  expect((await send('POST', '/signup', { body, headers: sender })).status).toBe(429);
  expect((await send('POST', '/signup', { body: 'x', headers: sender })).json['code']).toBe('bad_json');
  expect((await send('POST', '/signup', { body: {}, headers: sender })).status).toBe(200);
});
