import { emulator } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { challengeOf } from '@mocks/service/hashing';
import { follow, mapAt, refresh, refusal, send, session, signIn, signUp, textAt } from './send';

const password = 'a-good-password';

test('a sign-in returns a session with weak_password', async () => {
  const { json } = await signIn(seedUsers.ada.email, seedUsers.ada.password);
  expect(Object.keys(json)).toEqual(
    'access_token token_type expires_in expires_at refresh_token user weak_password'.split(' '),
  );
  expect(json).toMatchObject({ token_type: 'bearer', expires_in: 3600, weak_password: null });
  expect(json['refresh_token']).toMatch(/^[a-z2-7]{12}$/);
});

test('a password that has become too weak still signs in, with a warning', async () => {
  emulator.configure({ minPasswordLength: 40 });
  const { status, json } = await signIn(seedUsers.ada.email, seedUsers.ada.password);
  expect(status).toBe(200);
  expect(json['weak_password']).toEqual({
    message: 'Password should be at least 40 characters.',
    reasons: ['length'],
  });
});

test.each(['', '?grant_type=magic', '?grant_type='])('the grant type %p is not supported', async (query) => {
  expect(await send('POST', `/token${query}`, { body: 'no json' })).toMatchObject(
    refusal(400, 'invalid_credentials', 'unsupported_grant_type'),
  );
});

test.each([
  [
    { email: 'a@b.co', phone: '1', password },
    400,
    'validation_failed',
    'Only an email address or phone number should be provided on login.',
  ],
  [{ password }, 400, 'validation_failed', 'missing email or phone'],
  [{ email: 'nobody@b.co', password }, 400, 'invalid_credentials', 'Invalid login credentials'],
  [{ email: 'not an address', password }, 400, 'invalid_credentials', 'Invalid login credentials'],
  [
    { email: seedUsers.ada.email, password: 'wrong' },
    400,
    'invalid_credentials',
    'Invalid login credentials',
  ],
  [{ email: seedUsers.ada.email }, 400, 'invalid_credentials', 'Invalid login credentials'],
  [
    { email: seedUsers.una.email, password: 'wrong' },
    400,
    'invalid_credentials',
    'Invalid login credentials',
  ],
  [
    { email: seedUsers.una.email, password: seedUsers.una.password },
    400,
    'email_not_confirmed',
    'Email not confirmed',
  ],
  [{ phone: '4915112345678', password }, 422, 'phone_provider_disabled', 'Phone logins are disabled'],
])('a sign-in with %j is refused with %i %s', async (body, status, code, text) => {
  expect(await send('POST', '/token?grant_type=password', { body })).toMatchObject(
    refusal(status, code, text),
  );
});

test('a ban is reported before the password is checked', async () => {
  emulator.transact(({ tables, clock }) => {
    const ada = tables.users.get(seedUsers.ada.id);
    if (ada) ada.bannedUntil = clock.now() + 1_000_000_000;
  });
  expect(await signIn(seedUsers.ada.email, 'wrong')).toMatchObject(
    refusal(400, 'user_banned', 'User is banned'),
  );
});

test('sign-in by e-mail can be switched off', async () => {
  emulator.configure({ emailProviderEnabled: false });
  expect(await signIn(seedUsers.ada.email, seedUsers.ada.password)).toMatchObject(
    refusal(422, 'email_provider_disabled', 'Email logins are disabled'),
  );
});

test.each([undefined, '', 'short', 'ABCDEFGHIJKL', 'abcdefghijk!', 'abcdefghijklm', 'a.b.c'])(
  'the refresh token %p is malformed',
  async (token) => {
    const body = { refresh_token: token };
    expect(await send('POST', '/token?grant_type=refresh_token', { body })).toMatchObject(
      refusal(400, 'validation_failed', 'Refresh token is not valid'),
    );
  },
);

test('an unknown refresh token is not found', async () => {
  expect(await refresh('abcdefghijkl')).toMatchObject(
    refusal(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'),
  );
});

test('a refresh keeps session and sign-in time, and rotates the token', async () => {
  const first = await session(seedUsers.ada);
  emulator.clock.advance(100);
  const second = await refresh(first.refresh);
  expect(Object.keys(second.json)).toEqual(
    'access_token token_type expires_in expires_at refresh_token user'.split(' '),
  );
  expect(second.json['refresh_token']).not.toBe(first.refresh);
  const claims = [first.access, textAt(second.json, 'access_token')].map((token) =>
    JSON.parse(atob(token.split('.')[1] ?? '')),
  );
  expect(claims[1].session_id).toBe(claims[0].session_id);
  expect(claims[1].amr).toEqual(claims[0].amr);
  expect(claims[1].iat - claims[0].iat).toBe(100);
  const [before, after] = [mapAt(first.json, 'user'), mapAt(second.json, 'user')];
  expect(textAt(after, 'last_sign_in_at').slice(0, 23)).toBe(textAt(before, 'last_sign_in_at').slice(0, 23));
  expect(textAt(after, 'updated_at') > textAt(before, 'updated_at')).toBe(true);
  expect((await send('GET', '/user', { token: first.access })).status).toBe(200);
});

test('the parent of the current token returns the current token, however late', async () => {
  const { refresh: parent } = await session(seedUsers.ada);
  const child = textAt((await refresh(parent)).json, 'refresh_token');
  emulator.clock.advance(86_400);
  expect((await refresh(parent)).json['refresh_token']).toBe(child);
  expect((await refresh(parent)).json['refresh_token']).toBe(child);
});

test('an older token works within the reuse interval; later it ends the whole family', async () => {
  const { refresh: first } = await session(seedUsers.ada);
  const second = textAt((await refresh(first)).json, 'refresh_token');
  const third = textAt((await refresh(second)).json, 'refresh_token');
  emulator.clock.advance(9);
  const cousin = await refresh(first);
  expect(cousin.status).toBe(200);
  expect([first, second, third]).not.toContain(cousin.json['refresh_token']);

  emulator.clock.advance(20);
  const used = refusal(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
  expect(await refresh(second)).toMatchObject(used);
  emulator.clock.advance(11);
  expect(await refresh(third)).toMatchObject(used);
  expect(await refresh(textAt(cousin.json, 'refresh_token'))).toMatchObject(used);
  expect((await send('GET', '/user', { token: textAt(cousin.json, 'access_token') })).status).toBe(200);
});

test('without a reuse interval an older token is refused at once', async () => {
  emulator.configure({ reuseInterval: 0 });
  const { refresh: first } = await session(seedUsers.ada);
  const second = textAt((await refresh(first)).json, 'refresh_token');
  await refresh(second);
  expect((await refresh(first)).json['code']).toBe('refresh_token_already_used');
});

test('a banned user cannot refresh', async () => {
  const { refresh: token } = await session(seedUsers.ada);
  emulator.transact(({ tables, clock }) => {
    const ada = tables.users.get(seedUsers.ada.id);
    if (ada) ada.bannedUntil = clock.now() + 1_000_000_000;
  });
  expect(await refresh(token)).toMatchObject(
    refusal(400, 'user_banned', 'Invalid Refresh Token: User Banned'),
  );
});

function expired(suffix: string) {
  return refusal(400, 'session_expired', `Invalid Refresh Token: Session Expired${suffix}`);
}

test('sessions can be limited in length, in idle time and to one per user', async () => {
  const old = await session(seedUsers.ada);
  emulator.configure({ sessionTimebox: 600 });
  emulator.clock.advance(601);
  expect(await refresh(old.refresh)).toMatchObject(expired(''));
  emulator.configure({ sessionTimebox: null, sessionInactivityTimeout: 300 });
  expect(await refresh(old.refresh)).toMatchObject(expired(' (Inactivity)'));
  emulator.configure({ sessionInactivityTimeout: null, singleSessionPerUser: true });
  await session(seedUsers.ada);
  expect(await refresh(old.refresh)).toMatchObject(expired(' (Revoked by Newer Login)'));
});

test('with one session per user, the one refreshed last stays', async () => {
  const first = await session(seedUsers.ada);
  const second = await session(seedUsers.ada);
  const renewed = textAt((await refresh(first.refresh)).json, 'refresh_token');
  emulator.configure({ singleSessionPerUser: true });
  expect(await refresh(second.refresh)).toMatchObject(expired(' (Revoked by Newer Login)'));
  expect((await refresh(renewed)).status).toBe(200);
});

test('with one session per user, an expired session does not count', async () => {
  const first = await session(seedUsers.ada);
  emulator.clock.advance(300);
  const second = await session(seedUsers.ada);
  await refresh(first.refresh);
  emulator.clock.advance(301);
  emulator.configure({ singleSessionPerUser: true, sessionTimebox: 600 });
  expect((await refresh(second.refresh)).status).toBe(200);
});

const verifier = 'v'.repeat(64);

async function startedFlow(method = 's256', secondsToLink = 0) {
  const challenge = method === 's256' ? challengeOf(verifier) : verifier;
  const body = {
    email: 'flow@aiclub.example',
    password,
    code_challenge: challenge,
    code_challenge_method: method,
  };
  await signUp(body);
  emulator.clock.advance(secondsToLink);
  const location = await follow('flow@aiclub.example');
  return new URL(location).searchParams.get('code') ?? '';
}

function exchange(code: string, proof: string) {
  return send('POST', '/token?grant_type=pkce', { body: { auth_code: code, code_verifier: proof } });
}

test.each(['s256', 'plain'])(
  'only the browser that started the flow can exchange its code (%s)',
  async (method) => {
    const code = await startedFlow(method);
    const wrong = await exchange(code, 'w'.repeat(64));
    expect(wrong).toMatchObject(
      refusal(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier'),
    );
    const { status, json } = await exchange(code, verifier);
    expect(status).toBe(200);
    expect(Object.keys(json)).not.toContain('weak_password');
    const claims = JSON.parse(atob(textAt(json, 'access_token').split('.')[1] ?? ''));
    expect(claims.amr[0].method).toBe('email/signup');
    expect(await exchange(code, verifier)).toMatchObject(
      refusal(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found'),
    );
  },
);

test('a code is valid for five minutes from the start of the flow', async () => {
  const code = await startedFlow('s256', 60);
  emulator.clock.advance(239);
  expect((await exchange(code, 'w'.repeat(64))).json['code']).toBe('bad_code_verifier');
  emulator.clock.advance(2);
  expect(await exchange(code, verifier)).toMatchObject(
    refusal(422, 'flow_state_expired', 'invalid flow state, flow state has expired'),
  );
});

test.each([
  ['', verifier],
  ['11111111-1111-4111-8111-111111111111', ''],
])('an exchange of %p with %p is incomplete', async (code, proof) => {
  expect(await exchange(code, proof)).toMatchObject(
    refusal(
      400,
      'validation_failed',
      'invalid request: both auth code and code verifier should be non-empty',
    ),
  );
});

test('each scope of sign-out ends its sessions', async () => {
  const [one, two, three] = [
    await session(seedUsers.ada),
    await session(seedUsers.ada),
    await session(seedUsers.ada),
  ];
  const carl = await session(seedUsers.carl);
  const out = await send('POST', '/logout?scope=local', { token: one.access });
  expect([out.status, out.text, out.headers.get('content-type')]).toEqual([204, '', null]);
  const gone = refusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  expect(await send('POST', '/logout?scope=local', { token: one.access })).toMatchObject(gone);
  expect((await refresh(one.refresh)).json['code']).toBe('refresh_token_not_found');

  await send('POST', '/logout?scope=others', { token: two.access });
  expect((await send('GET', '/user', { token: two.access })).status).toBe(200);
  expect(await send('GET', '/user', { token: three.access })).toMatchObject(gone);

  const four = await session(seedUsers.ada);
  await send('POST', '/logout', { token: four.access });
  expect(await send('GET', '/user', { token: two.access })).toMatchObject(gone);
  expect((await send('GET', '/user', { token: carl.access })).status).toBe(200);
});

test('a sign-out with an unknown scope is refused after the token is checked', async () => {
  const { access } = await session(seedUsers.ada);
  expect(await send('POST', '/logout?scope=galaxy', { token: access })).toMatchObject(
    refusal(400, 'validation_failed', String.raw`Unsupported logout scope "galaxy"`),
  );
  expect((await send('POST', '/logout?scope=galaxy')).status).toBe(401);
});

test('a session refreshed 510 times still refreshes, and only its oldest tokens are forgotten', async () => {
  const first = await session(seedUsers.ada);
  let token = first.refresh;
  for (let i = 0; i < 510; i += 1) token = textAt((await refresh(token)).json, 'refresh_token');
  expect((await refresh(token)).status).toBe(200);
  expect((await refresh(first.refresh)).json['code']).toBe('refresh_token_not_found');
});
