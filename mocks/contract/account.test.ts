import { emulator } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { challengeOf } from '@mocks/service/hashing';
import {
  confirmedAccount,
  follow,
  mailTo,
  refresh,
  refusal,
  send,
  session,
  signIn,
  signUp,
  stopTime,
  textAt,
} from './send';

const password = 'a-good-password';

function update(token: string, body: unknown, query = '') {
  return send('PUT', `/user${query}`, { token, body });
}

afterEach(() => jest.restoreAllMocks());

test('GET /user returns the whole user and no secrets', async () => {
  const { access } = await session(seedUsers.ada);
  const { json, text } = await send('GET', '/user', { token: access });
  expect(Object.keys(json)).toEqual(
    'id aud role email email_confirmed_at phone confirmed_at last_sign_in_at app_metadata user_metadata identities created_at updated_at is_anonymous'.split(
      ' ',
    ),
  );
  expect(json).toMatchObject({
    id: seedUsers.ada.id,
    email: 'ada@aiclub.example',
    user_metadata: { firstName: 'Ada', lastName: 'Winter', accountType: 'student' },
  });
  expect(text).not.toContain('password');
});

test('user data is merged by key; null deletes a key, a nested object is replaced', async () => {
  const { access } = await session(seedUsers.ada);
  await update(access, { data: { nested: { a: 1, b: 2 }, lastName: null } });
  const { json } = await update(access, { data: { nested: { c: 3 }, city: 'Oslo' } });
  expect(json['user_metadata']).toMatchObject({ firstName: 'Ada', nested: { c: 3 }, city: 'Oslo' });
  expect(json['user_metadata']).not.toHaveProperty('lastName');
  const claims = JSON.parse(atob(access.split('.')[1] ?? ''));
  expect(claims.user_metadata).toHaveProperty('lastName', 'Winter');
  expect(Object.keys(json)).not.toContain('access_token');
});

test.each([
  [{ email: 'nobody' }, 400, 'validation_failed', 'Unable to validate email address: invalid format'],
  [{ password: 'x'.repeat(73) }, 400, 'validation_failed', 'Password cannot be longer than 72 characters'],
  [{ app_metadata: {} }, 403, 'not_admin', 'Updating app_metadata requires admin privileges'],
  [
    { email: seedUsers.carl.email },
    422,
    'email_exists',
    'A user with this email address has already been registered',
  ],
  [
    { password: seedUsers.ada.password },
    422,
    'same_password',
    'New password should be different from the old password.',
  ],
])('a change to %j is refused with %i %s', async (body, status, code, text) => {
  const { access } = await session(seedUsers.ada);
  const before = JSON.stringify(emulator.users());
  expect(await update(access, body)).toMatchObject(refusal(status, code, text));
  expect(JSON.stringify(emulator.users())).toBe(before);
});

test.each(['', 'short'])('the new password %p is weak', async (weak) => {
  const { access } = await session(seedUsers.ada);
  const { status, json } = await update(access, { password: weak });
  expect(status).toBe(422);
  expect(json).toMatchObject({ code: 'weak_password', weak_password: { reasons: ['length'] } });
});

test('a new password ends all other sessions and keeps this one', async () => {
  const here = await session(seedUsers.ada);
  const there = await session(seedUsers.ada);
  expect((await update(here.access, { password: 'the-new-password' })).status).toBe(200);
  expect((await send('GET', '/user', { token: here.access })).status).toBe(200);
  expect((await refresh(here.refresh)).status).toBe(200);
  expect((await send('GET', '/user', { token: there.access })).json['code']).toBe('session_not_found');
  expect((await refresh(there.refresh)).json['code']).toBe('refresh_token_not_found');
  expect((await signIn(seedUsers.ada.email, seedUsers.ada.password)).json['code']).toBe(
    'invalid_credentials',
  );
  expect((await signIn(seedUsers.ada.email, 'the-new-password')).status).toBe(200);
});

test('a new password voids every mail sent before it', async () => {
  const { email } = await confirmedAccount('void@aiclub.example');
  await send('POST', '/recover', { body: { email } });
  const link = mailTo(email);
  const { access } = await session({ email, password });
  await send('GET', '/reauthenticate', { token: access });
  const { json } = await update(access, { password: 'the-new-password' });
  for (const kind of ['confirmation', 'recovery', 'email_change', 'reauthentication']) {
    expect(json).not.toHaveProperty(`${kind}_sent_at`);
  }
  const followed = await send('GET', `/verify?token=${link.hash}&type=recovery`);
  expect(followed.headers.get('location')).toContain('error_code=otp_expired');
});

test('an address changes once both mailboxes have confirmed', async () => {
  stopTime();
  const { access } = await session(seedUsers.ada);
  const { json } = await update(access, { email: 'Ada.New@aiclub.example' });
  expect(json).toMatchObject({ email: 'ada@aiclub.example', new_email: 'ada.new@aiclub.example' });
  expect(json['email_change_sent_at']).toMatch(/^\d{4}-/);
  expect(await update(access, { email: 'other@aiclub.example' })).toMatchObject(
    refusal(
      429,
      'over_email_send_rate_limit',
      'For security purposes, you can only request this after 59 seconds.',
    ),
  );

  const first = await follow('ada.new@aiclub.example');
  expect(first).toBe(
    'http://localhost:3000#message=Confirmation+link+accepted.+Please+proceed+to+confirm+link+sent+to+the+other+email&sb=',
  );
  const second = await follow('ada@aiclub.example');
  expect(second).toMatch(/^http:\/\/localhost:3000#access_token=.*&sb=&token_type=bearer&type=email_change$/);
  const after = await send('GET', '/user', { token: access });
  expect(after.json).toMatchObject({ email: 'ada.new@aiclub.example' });
  expect(after.json).not.toHaveProperty('new_email');
  expect((await signIn('ada.new@aiclub.example', seedUsers.ada.password)).status).toBe(200);
  expect((await signIn('ada@aiclub.example', seedUsers.ada.password)).json['code']).toBe(
    'invalid_credentials',
  );
});

function confirm(email: string) {
  const body = { type: 'email_change', email, token: mailTo(email).code };
  return send('POST', '/verify', { body });
}

test('the codes of both mails also change the address', async () => {
  const { access } = await session(seedUsers.ada);
  await update(access, { email: 'ada.new@aiclub.example' });
  const first = await confirm('ada@aiclub.example');
  expect(first.text).toBe(
    '{"code":"200","msg":"Confirmation link accepted. Please proceed to confirm link sent to the other email"}',
  );
  expect((await confirm('ada@aiclub.example')).json['code']).toBe('otp_expired');
  const second = await confirm('ada.new@aiclub.example');
  expect(second.json['user']).toMatchObject({ email: 'ada.new@aiclub.example' });
});

test('a code works for the user it was sent to, even when another user has asked for the same address', async () => {
  const [ada, carl] = [await session(seedUsers.ada), await session(seedUsers.carl)];
  await update(ada.access, { email: 'wanted@aiclub.example' });
  const { code } = mailTo('wanted@aiclub.example');
  await update(carl.access, { email: 'wanted@aiclub.example' });
  const body = { type: 'email_change', email: 'wanted@aiclub.example', token: code };
  expect((await send('POST', '/verify', { body })).status).toBe(200);
  const second = await confirm('ada@aiclub.example');
  expect(second.json['user']).toMatchObject({ email: 'wanted@aiclub.example' });
});

test('a change confirmed at both addresses is refused unless both may be mailed', async () => {
  const { access } = await session(seedUsers.ada);
  emulator.configure({ authorizedAddresses: ['team@aiclub.dev'] });
  expect(await update(access, { email: 'team@aiclub.dev' })).toMatchObject(
    refusal(
      400,
      'email_address_not_authorized',
      'Email address "ada@aiclub.example" cannot be used as it is not authorized',
    ),
  );
  expect(emulator.mails()).toEqual([]);
  emulator.configure({ secureEmailChange: false });
  expect((await update(access, { email: 'team@aiclub.dev' })).status).toBe(200);
});

test('without secure email change, the new mailbox alone confirms', async () => {
  emulator.configure({ secureEmailChange: false, autoconfirm: true });
  const { access } = await session(seedUsers.ada);
  await update(access, { email: 'ada.new@aiclub.example' });
  expect(emulator.mails()).toHaveLength(1);
  await follow('ada.new@aiclub.example');
  expect((await send('GET', '/user', { token: access })).json['email']).toBe('ada.new@aiclub.example');
});

test('changing to the present address changes nothing', async () => {
  const { access } = await session(seedUsers.ada);
  const { status, json } = await update(access, { email: 'ADA@aiclub.example' });
  expect(status).toBe(200);
  expect(json).not.toHaveProperty('new_email');
  expect(emulator.mails()).toEqual([]);
});

test('a code challenge is ignored unless the address changes', async () => {
  const { access } = await session(seedUsers.ada);
  const challenge = { code_challenge: 'short', code_challenge_method: 's256' };
  const unknown = { ...challenge, code_challenge_method: 'md5' };
  expect((await update(access, { data: { city: 'Oslo' }, ...unknown })).status).toBe(200);
  expect((await update(access, { email: 'ada.new@aiclub.example', ...challenge })).status).toBe(200);
  expect(mailTo('ada.new@aiclub.example').hash).toMatch(/^pkce_/);
});

test.each([
  { code_challenge: 'c'.repeat(43) },
  { code_challenge: 'c'.repeat(43), code_challenge_method: 'md5' },
])('a new address with the challenge %j is answered with a 500 and changes nothing', async (challenge) => {
  const { access } = await session(seedUsers.ada);
  const before = JSON.stringify(emulator.users());
  const body = { email: 'ada.new@aiclub.example', data: { city: 'Oslo' }, ...challenge };
  const answer = await update(access, body);
  expect(answer).toMatchObject(
    refusal(500, 'unexpected_failure', 'Unexpected failure, please check server logs for more information'),
  );
  expect(answer.headers.get('x-sb-error-code')).toBeNull();
  expect(JSON.stringify(emulator.users())).toBe(before);
  expect(emulator.mails()).toEqual([]);
});

test('a challenge method without a challenge starts no code flow', async () => {
  const { access } = await session(seedUsers.ada);
  const body = { email: 'ada.new@aiclub.example', code_challenge_method: 'md5' };
  expect((await update(access, body)).status).toBe(200);
  expect(mailTo('ada.new@aiclub.example').hash).not.toMatch(/^pkce_/);
});

test('an anonymous user cannot set a password without an address', async () => {
  emulator.configure({ anonymousEnabled: true });
  const { json } = await signUp({ data: {} });
  const text = 'Updating password of an anonymous user without an email or phone is not allowed';
  expect(await update(textAt(json, 'access_token'), { password })).toMatchObject(
    refusal(422, 'validation_failed', text),
  );
});

test('with secure password change, a session older than a day needs a nonce', async () => {
  emulator.configure({ securePasswordChange: true, jwtExp: 200_000 });
  const { access } = await session(seedUsers.ada);
  emulator.clock.advance(86_500);
  expect(await update(access, { password: 'the-new-password' })).toMatchObject(
    refusal(400, 'reauthentication_needed', 'Password update requires reauthentication'),
  );
  const asked = await send('GET', '/reauthenticate', { token: access });
  expect([asked.status, asked.text]).toEqual([200, '{}']);
  const mail = mailTo(seedUsers.ada.email);
  expect(mail.link).toBeNull();
  const wrong = mail.code === '000000' ? '000001' : '000000';
  expect(await update(access, { password: 'the-new-password', nonce: wrong })).toMatchObject(
    refusal(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid'),
  );
  expect((await update(access, { password: 'the-new-password', nonce: mail.code })).status).toBe(200);
});

test('a valid nonce is used up even when the password is then refused', async () => {
  emulator.configure({ securePasswordChange: true, jwtExp: 200_000 });
  const { access } = await session(seedUsers.ada);
  emulator.clock.advance(86_500);
  await send('POST', '/recover', { body: { email: seedUsers.ada.email } });
  const link = mailTo(seedUsers.ada.email);
  await send('GET', '/reauthenticate', { token: access });
  const nonce = mailTo(seedUsers.ada.email).code;
  expect((await update(access, { password: seedUsers.ada.password, nonce })).json['code']).toBe(
    'same_password',
  );
  expect(await update(access, { password: 'the-new-password', nonce })).toMatchObject(
    refusal(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid'),
  );
  expect((await send('GET', '/user', { token: access })).json).toHaveProperty('reauthentication_sent_at');
  const followed = await send('GET', `/verify?token=${link.hash}&type=recovery`);
  expect(followed.headers.get('location')).toContain('error_code=otp_expired');
});

test('a nonce is mailed only to confirmed users with an address, once a minute', async () => {
  emulator.configure({ anonymousEnabled: true });
  const { json } = await signUp({ data: {} });
  expect(await send('GET', '/reauthenticate', { token: textAt(json, 'access_token') })).toMatchObject(
    refusal(
      400,
      'validation_failed',
      'Reauthentication requires the user to have an email or a phone number',
    ),
  );
  const { access } = await session(seedUsers.ada);
  expect((await send('GET', '/reauthenticate', { token: access })).status).toBe(200);
  expect((await send('GET', '/reauthenticate', { token: access })).status).toBe(429);
  expect((await send('GET', '/reauthenticate')).status).toBe(401);
  emulator.transact(({ tables }) => {
    const ada = tables.users.get(seedUsers.ada.id);
    if (ada) ada.emailConfirmedAt = null;
  });
  expect(await send('GET', '/reauthenticate', { token: access })).toMatchObject(
    refusal(422, 'email_not_confirmed', 'Please verify your email first.'),
  );
});

test('the current password is required when that is configured', async () => {
  emulator.configure({ requireCurrentPassword: true });
  const { access } = await session(seedUsers.ada);
  const text = 'Current password required when setting new password.';
  expect(await update(access, { password: 'the-new-password' })).toMatchObject(
    refusal(400, 'current_password_required', text),
  );
  const attempt = (current: string) =>
    update(access, { password: 'the-new-password', current_password: current });
  expect(await attempt('wrong')).toMatchObject(refusal(400, 'current_password_invalid', text));
  expect((await attempt(seedUsers.ada.password)).status).toBe(200);
});

test.each(['recover', 'otp'])(
  'after a link of /%s, with or without a code flow, no current password is required',
  async (endpoint) => {
    emulator.configure({ requireCurrentPassword: true, minMailInterval: 0 });
    const verifier = 'v'.repeat(64);
    const { email } = seedUsers.ada;
    await send('POST', `/${endpoint}`, { body: { email } });
    const plain = new URLSearchParams(new URL(await follow(email)).hash.slice(1)).get('access_token') ?? '';
    expect((await update(plain, { password: 'the-new-password' })).status).toBe(200);

    const challenge = { code_challenge: challengeOf(verifier), code_challenge_method: 's256' };
    await send('POST', `/${endpoint}`, { body: { email, ...challenge } });
    const body = {
      auth_code: new URL(await follow(email)).searchParams.get('code'),
      code_verifier: verifier,
    };
    const { json } = await send('POST', '/token?grant_type=pkce', { body });
    const answer = await update(textAt(json, 'access_token'), { password: 'the-newest-password' });
    expect(answer.status).toBe(200);
  },
);
