import { emulator } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { follow, mailTo, refresh, refusal, send, session, signIn, signUp, textAt } from './send';

const password = 'a-good-password';

function admin() {
  return emulator.sign({ role: 'service_role', exp: 4_000_000_000 });
}

async function sessionOfHuman() {
  const body = { ...seedUsers.ada, gotrue_meta_security: { captcha_token: 'human' } };
  const { json } = await send('POST', '/token?grant_type=password', { body });
  return { access: textAt(json, 'access_token') };
}

test('only an admin role is allowed', async () => {
  expect((await send('GET', '/admin/users')).status).toBe(401);
  const { access } = await session(seedUsers.ada);
  expect(await send('GET', '/admin/users', { token: access })).toMatchObject(
    refusal(403, 'not_admin', 'User not allowed'),
  );
});

test('an admin needs no captcha', async () => {
  emulator.configure({ captchaEnabled: true });
  const { email, password: right } = seedUsers.ada;
  const token = await admin();
  const asks: [string, object][] = [
    ['/token?grant_type=password', { email, password: right }],
    ['/signup', { email: 'new@aiclub.example', password }],
    ['/recover', { email }],
    ['/resend', { type: 'signup', email }],
    ['/otp', { email: seedUsers.carl.email }],
    ['/magiclink', { email: seedUsers.lena.email }],
  ];
  for (const [path, body] of asks) {
    expect((await send('POST', path, { token, body })).status).toBe(200);
    expect((await send('POST', path, { body })).json['code']).toBe('captcha_failed');
  }
  const { access } = await sessionOfHuman();
  expect((await send('POST', '/recover', { token: access, body: { email } })).json['code']).toBe(
    'captcha_failed',
  );
});

test('users are created, listed, changed and deleted', async () => {
  const token = await admin();
  const body = {
    email: 'New@aiclub.example',
    password,
    email_confirm: true,
    user_metadata: { city: 'Oslo' },
  };
  const made = await send('POST', '/admin/users', { token, body });
  expect(made.json).toMatchObject({ email: 'new@aiclub.example', user_metadata: { city: 'Oslo' } });
  expect((await signIn('new@aiclub.example', password)).status).toBe(200);
  expect((await send('POST', '/admin/users', { token, body })).json['code']).toBe('email_exists');

  const listed = await send('GET', '/admin/users?per_page=2', { token });
  expect(listed.json['users']).toHaveLength(2);
  const total = Object.keys(seedUsers).length + 1;
  expect(listed.headers.get('x-total-count')).toBe(String(total));
  expect(listed.headers.get('link')).toBe(
    `</admin/users?page=2&per_page=2>; rel="next", </admin/users?page=${Math.ceil(total / 2)}&per_page=2>; rel="last"`,
  );
  expect(listed.text.match(/"identities":null/g)).toHaveLength(2);

  const path = `/admin/users/${textAt(made.json, 'id')}`;
  const changed = await send('PUT', path, {
    token,
    body: { email: 'newer@aiclub.example', app_metadata: { roles: [1] } },
  });
  expect(changed.json).toMatchObject({ email: 'newer@aiclub.example', app_metadata: { roles: [1] } });
  expect((await send('GET', path, { token })).json['email']).toBe('newer@aiclub.example');
  expect((await send('DELETE', path, { token })).text).toBe('{}');
  expect(await send('GET', path, { token })).toMatchObject(refusal(404, 'user_not_found', 'User not found'));
});

test('the sessions of a deleted user are refused', async () => {
  const { access } = await session(seedUsers.ada);
  await send('DELETE', `/admin/users/${seedUsers.ada.id}`, { token: await admin() });
  expect(await send('POST', '/logout', { token: access })).toMatchObject(
    refusal(403, 'user_not_found', 'User from sub claim in JWT does not exist'),
  );
});

function make(body: Readonly<Record<string, unknown>>, token: string) {
  return send('POST', '/admin/users', { token, body });
}

test('a user created by an admin has no email data until the address is confirmed', async () => {
  const token = await admin();
  const plain = await make({ email: 'plain@aiclub.example', password }, token);
  expect(plain.json['user_metadata']).toEqual({});
  expect(plain.json['identities']).toEqual([
    expect.objectContaining({
      identity_data: {
        sub: plain.json['id'],
        email: 'plain@aiclub.example',
        email_verified: false,
        phone_verified: false,
      },
    }),
  ]);
  const data = {
    email: 'sure@aiclub.example',
    email_confirm: true,
    user_metadata: { city: 'Oslo' },
  };
  expect((await make(data, token)).json['user_metadata']).toEqual({ city: 'Oslo', email_verified: true });
});

test("an admin's confirmation of the address voids the code and link of its mail", async () => {
  const signedUp = await signUp({ email: 'new@aiclub.example', password });
  const { hash, code } = mailTo('new@aiclub.example');
  const path = `/admin/users/${textAt(signedUp.json, 'id')}`;
  await send('PUT', path, { token: await admin(), body: { email_confirm: true } });
  for (const body of [
    { type: 'signup', token_hash: hash },
    { type: 'signup', email: 'new@aiclub.example', token: code },
  ]) {
    expect((await send('POST', '/verify', { body })).json['code']).toBe('otp_expired');
  }
});

test('the response to creating a confirmed user lacks the computed confirmed_at', async () => {
  const token = await admin();
  const made = await make({ email: 'sure@aiclub.example', password, email_confirm: true }, token);
  expect(made.json).toHaveProperty('email_confirmed_at');
  expect(made.json).not.toHaveProperty('confirmed_at');
  const path = `/admin/users/${textAt(made.json, 'id')}`;
  expect((await send('GET', path, { token })).json).toHaveProperty('confirmed_at');

  const una = `/admin/users/${seedUsers.una.id}`;
  const changed = await send('PUT', una, { token, body: { email_confirm: true } });
  expect(changed.json).toHaveProperty('email_confirmed_at');
  expect(changed.json).not.toHaveProperty('confirmed_at');
});

test('until the ban ends, a banned user may not sign in, refresh or use a session', async () => {
  const token = await admin();
  const { access, refresh: refreshToken } = await session(seedUsers.ada);
  const ada = `/admin/users/${seedUsers.ada.id}`;
  const banned = await send('PUT', ada, { token, body: { ban_duration: '1h30m' } });
  expect(banned.json['banned_until']).toMatch(/^\d{4}-/);
  expect(await signIn(seedUsers.ada.email, seedUsers.ada.password)).toMatchObject(
    refusal(400, 'user_banned', 'User is banned'),
  );
  expect(await refresh(refreshToken)).toMatchObject(
    refusal(400, 'user_banned', 'Invalid Refresh Token: User Banned'),
  );
  expect(await send('GET', '/user', { token: access })).toMatchObject(
    refusal(403, 'user_banned', 'User is banned'),
  );
  emulator.clock.advance(5401);
  expect((await signIn(seedUsers.ada.email, seedUsers.ada.password)).status).toBe(200);

  await send('PUT', ada, { token, body: { ban_duration: '-24h' } });
  expect((await signIn(seedUsers.ada.email, seedUsers.ada.password)).status).toBe(200);
  await send('PUT', ada, { token, body: { ban_duration: '876000h' } });
  expect((await signIn(seedUsers.ada.email, seedUsers.ada.password)).json['code']).toBe('user_banned');
  const freed = await send('PUT', ada, { token, body: { ban_duration: 'none' } });
  expect(freed.json).not.toHaveProperty('banned_until');
  expect((await signIn(seedUsers.ada.email, seedUsers.ada.password)).status).toBe(200);
});

test('a user can be created banned', async () => {
  const token = await admin();
  await make({ email: 'out@aiclub.example', password, email_confirm: true, ban_duration: '24h' }, token);
  expect((await signIn('out@aiclub.example', password)).json['code']).toBe('user_banned');
});

test.each([
  ['x', 'time: invalid duration "x"'],
  ['-', 'time: invalid duration "-"'],
  ['.s', 'time: invalid duration ".s"'],
  ['5', 'time: missing unit in duration "5"'],
  ['3d', 'time: unknown unit "d" in duration "3d"'],
  ['1h 5m', 'time: unknown unit "h " in duration "1h 5m"'],
  ['99999999h', 'time: invalid duration "99999999h"'],
])("a ban of %p is refused with Go's error message", async (duration, text) => {
  const token = await admin();
  const expected = refusal(400, 'validation_failed', `invalid format for ban duration: ${text}`);
  const answers = [
    await send('PUT', `/admin/users/${seedUsers.ada.id}`, { token, body: { ban_duration: duration } }),
    await make({ email: 'new@aiclub.example', ban_duration: duration }, token),
  ];
  for (const { status, json } of answers) {
    expect([status, json['message']]).toEqual([400, `invalid format for ban duration: ${text}`]);
    expect(json['code']).toBe(JSON.parse(expected.text).code);
  }
  expect(emulator.users()).toHaveLength(Object.keys(seedUsers).length);
});

test('an address or a password set by an admin takes effect everywhere', async () => {
  const token = await admin();
  const { access } = await session(seedUsers.ada);
  await send('POST', '/recover', { body: { email: seedUsers.ada.email } });
  const link = mailTo(seedUsers.ada.email);
  const path = `/admin/users/${seedUsers.ada.id}`;
  const changed = await send('PUT', path, { token, body: { email: 'ada.new@aiclub.example' } });
  expect(JSON.stringify(changed.json['identities'])).toContain(
    '"email":"ada.new@aiclub.example","email_verified":false',
  );
  expect(changed.json).not.toHaveProperty('recovery_sent_at');
  const followed = await send('GET', `/verify?token=${link.hash}&type=recovery`);
  expect(followed.headers.get('location')).toContain('error_code=otp_expired');
  expect((await send('GET', '/user', { token: access })).status).toBe(200);
  await send('PUT', path, { token, body: { password: 'another-good-password' } });
  expect((await send('GET', '/user', { token: access })).json['code']).toBe('session_not_found');
});

test.each([true, false])(
  'an address that an admin adds to a user without one creates an identity, confirmed: %p',
  async (isConfirmed) => {
    emulator.configure({ anonymousEnabled: true });
    const { json } = await signUp({ data: {} });
    const id = textAt(json, 'user', 'id');
    const email = 'anna@aiclub.example';
    const changed = await send('PUT', `/admin/users/${id}`, {
      token: await admin(),
      body: { email: 'Anna@aiclub.example', email_confirm: isConfirmed },
    });
    expect(changed.json).toMatchObject({
      email,
      is_anonymous: !isConfirmed,
      identities: [
        {
          id,
          email,
          provider: 'email',
          identity_data: { sub: id, email, email_verified: isConfirmed, phone_verified: false },
        },
      ],
    });
    expect(changed.json['app_metadata']).toEqual({});
  },
);

test('custom providers do not exist, and OAuth clients are off', async () => {
  const token = await admin();
  expect((await send('GET', '/admin/custom-providers', { token })).text).toBe('{"providers":[]}');
  expect(await send('GET', '/admin/custom-providers/custom:x', { token })).toMatchObject(
    refusal(404, 'custom_provider_not_found', 'Custom OAuth provider not found'),
  );
  expect(await send('GET', '/admin/oauth/clients', { token })).toMatchObject(
    refusal(404, 'feature_disabled', 'OAuth server is disabled'),
  );
  expect((await send('GET', '/admin/oauth/clients')).status).toBe(401);
});

test('a password set by an admin voids the mails of an address change, not the change', async () => {
  const token = await admin();
  const { access } = await session(seedUsers.ada);
  await send('PUT', '/user', { token: access, body: { email: 'ada.new@aiclub.example' } });
  const mailed = mailTo('ada.new@aiclub.example');
  const path = `/admin/users/${seedUsers.ada.id}`;
  const { json } = await send('PUT', path, { token, body: { password } });
  expect(json['new_email']).toBe('ada.new@aiclub.example');
  expect(json).not.toHaveProperty('email_change_sent_at');
  const query = `token=${mailed.hash}&type=email_change`;
  const voided = await send('GET', `/verify?${query}`, { key: null });
  expect(voided.headers.get('location')).toContain('error_code=otp_expired');

  await send('POST', '/resend', { body: { type: 'email_change', email: seedUsers.ada.email } });
  expect(mailTo('ada.new@aiclub.example').hash).not.toBe(mailed.hash);
  await follow('ada.new@aiclub.example');
  await follow(seedUsers.ada.email);
  expect((await signIn('ada.new@aiclub.example', password)).status).toBe(200);
});

test('a null stored by an admin stays until a change names its key', async () => {
  const token = await admin();
  const body = {
    email: 'null@aiclub.example',
    password,
    email_confirm: true,
    user_metadata: { a: null, b: 1 },
  };
  await send('POST', '/admin/users', { token, body });
  const { access } = await session({ email: 'null@aiclub.example', password });
  const change = (data: object) => send('PUT', '/user', { token: access, body: { data } });
  expect((await change({ b: 2 })).json['user_metadata']).toEqual({ a: null, b: 2, email_verified: true });
  expect((await change({ a: null })).json['user_metadata']).toEqual({ b: 2, email_verified: true });
});
