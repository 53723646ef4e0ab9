import { emulator } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { follow, mailTo, mapAt, refresh, refusal, send, session, signIn, signUp, textAt } from './send';

const password = 'a-good-password';

function update(token: string, body: unknown) {
  return send('PUT', '/user', { token, body });
}

function claimsOf(token: string) {
  return JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
}

function tokenIn(location: string): string {
  return new URLSearchParams(new URL(location).hash.slice(1)).get('access_token') ?? '';
}

test('a confirmed change of address updates the user and the identity, not the metadata', async () => {
  const { access } = await session(seedUsers.ada);
  await update(access, { email: 'ada.new@aiclub.example' });
  await follow('ada.new@aiclub.example');
  const token = tokenIn(await follow(seedUsers.ada.email));

  const { json } = await send('GET', '/user', { token });
  expect(json).toMatchObject({
    email: 'ada.new@aiclub.example',
    user_metadata: { email: seedUsers.ada.email, email_verified: true },
    identities: [
      {
        email: 'ada.new@aiclub.example',
        identity_data: { email: 'ada.new@aiclub.example', email_verified: true },
      },
    ],
  });
  expect(claimsOf(token)).toMatchObject({
    email: 'ada.new@aiclub.example',
    user_metadata: { email: seedUsers.ada.email },
  });
});

test('every change of address needs both mailboxes, whatever became of the one before', async () => {
  const { access } = await session(seedUsers.ada);
  const oneMore = /proceed\+to\+confirm\+link\+sent\+to\+the\+other\+email/;
  for (const email of ['first@aiclub.example', 'second@aiclub.example']) {
    await update(access, { email });
    expect(await follow(email)).toMatch(oneMore);
    emulator.clock.advance(61);
  }
  await update(access, { email: 'third@aiclub.example' });
  expect(await follow(seedUsers.ada.email)).toMatch(oneMore);
  const token = tokenIn(await follow('third@aiclub.example'));
  emulator.clock.advance(61);
  await update(token, { email: 'fourth@aiclub.example' });
  expect(await follow('fourth@aiclub.example')).toMatch(oneMore);
});

test('a new password clears earlier mails, so that the next address change need not wait a minute', async () => {
  const { access } = await session(seedUsers.ada);
  await update(access, { email: 'first@aiclub.example' });
  const second = { email: 'second@aiclub.example' };
  expect((await update(access, second)).status).toBe(429);
  const both = await update(access, { ...second, password });
  expect([both.status, both.json['new_email']]).toEqual([200, 'second@aiclub.example']);

  expect(await follow('first@aiclub.example')).toContain('error_code=otp_expired');
  await follow('second@aiclub.example');
  expect(await follow(seedUsers.ada.email)).toContain('#access_token=');
  expect((await signIn('second@aiclub.example', password)).status).toBe(200);
});

test('when that mail fails, the password and the wait stay unchanged', async () => {
  const { access } = await session(seedUsers.ada);
  await update(access, { email: 'first@aiclub.example' });
  const second = { email: 'second@aiclub.example' };
  emulator.configure({ mailerFails: true });
  expect((await update(access, { ...second, password })).status).toBe(500);
  emulator.configure({ mailerFails: false });
  expect((await update(access, second)).status).toBe(429);
  expect((await signIn(seedUsers.ada.email, seedUsers.ada.password)).status).toBe(200);
});

const taken = 'error=server_error&error_code=unexpected_failure&error_description=Error+confirm+email';

async function changeToTakenAddress() {
  emulator.configure({ secureEmailChange: false });
  const { access } = await session(seedUsers.ada);
  await update(access, { email: 'wanted@aiclub.example' });
  const mail = mailTo('wanted@aiclub.example');
  emulator.configure({ autoconfirm: true });
  await signUp({ email: 'wanted@aiclub.example', password });
  emulator.configure({ autoconfirm: false });
  return { access, mail, before: await send('GET', '/user', { token: access }) };
}

test('a link to an address that another user has taken meanwhile changes nothing', async () => {
  const { access, mail, before } = await changeToTakenAddress();
  const answer = await send('GET', `/verify?token=${mail.hash}&type=email_change`, { key: null });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`http://localhost:3000#${taken}&sb=`);
  expect((await send('GET', '/user', { token: access })).text).toBe(before.text);
  expect((await signIn('wanted@aiclub.example', password)).status).toBe(200);
  expect((await signIn(seedUsers.ada.email, seedUsers.ada.password)).status).toBe(200);
});

test('a code for an address that another user has taken meanwhile is answered with a 500', async () => {
  const { mail } = await changeToTakenAddress();
  const body = { type: 'email_change', email: 'wanted@aiclub.example', token: mail.code };
  expect(await send('POST', '/verify', { body })).toMatchObject(
    refusal(500, 'unexpected_failure', 'Error confirm email'),
  );
});

test('with automatic confirmation, the new mailbox alone confirms', async () => {
  emulator.configure({ autoconfirm: true });
  const { access } = await session(seedUsers.ada);
  await update(access, { email: 'ada.new@aiclub.example' });
  await follow('ada.new@aiclub.example');
  expect((await send('GET', '/user', { token: access })).json['email']).toBe('ada.new@aiclub.example');
});

async function anonymous() {
  emulator.configure({ anonymousEnabled: true });
  const { json } = await signUp({ data: { colour: 'red' } });
  return { access: textAt(json, 'access_token'), refresh: textAt(json, 'refresh_token') };
}

const permanent = {
  email: 'named@aiclub.example',
  is_anonymous: false,
  app_metadata: { provider: 'email', providers: ['email'] },
  user_metadata: { colour: 'red', email_verified: true },
};

test('an anonymous account that confirms an address becomes permanent', async () => {
  const { access, refresh: token } = await anonymous();
  const asked = await update(access, { email: 'named@aiclub.example' });
  expect(asked.json).toMatchObject({ email: '', new_email: 'named@aiclub.example', is_anonymous: true });

  await follow('named@aiclub.example');
  const { json } = await send('GET', '/user', { token: access });
  expect(json).toMatchObject(permanent);
  expect(mapAt(json, 'user_metadata')).toEqual(permanent.user_metadata);
  expect(json['identities']).toEqual([
    expect.objectContaining({
      id: json['id'],
      provider: 'email',
      email: 'named@aiclub.example',
      identity_data: {
        sub: json['id'],
        email: 'named@aiclub.example',
        email_verified: true,
        phone_verified: false,
      },
    }),
  ]);
  expect((await update(access, { password })).status).toBe(200);
  expect((await signIn('named@aiclub.example', password)).status).toBe(200);
  expect(claimsOf(textAt((await refresh(token)).json, 'access_token')).is_anonymous).toBe(false);
});

test('with automatic confirmation, an anonymous account becomes permanent at once, without a provider', async () => {
  const { access } = await anonymous();
  emulator.configure({ autoconfirm: true });
  const { json } = await update(access, { email: 'named@aiclub.example' });
  expect(json).toMatchObject({ ...permanent, app_metadata: {} });
  expect(json['app_metadata']).toEqual({});
  expect(emulator.mails()).toEqual([]);
  expect(JSON.stringify(json['identities'])).toContain('"email_verified":true');
});

test("an anonymous user may not enrol second factors; the token's claim decides", async () => {
  const { access, refresh: token } = await anonymous();
  const refused = refusal(403, 'no_authorization', 'Anonymous user not allowed to perform these actions');
  const body = { factor_type: 'totp' };
  expect(await send('POST', '/factors', { token: access, body })).toMatchObject(refused);
  expect(await send('DELETE', '/factors/x', { token: access })).toMatchObject(refused);

  emulator.configure({ autoconfirm: true });
  await update(access, { email: 'named@aiclub.example' });
  expect(await send('POST', '/factors', { token: access, body })).toMatchObject(refused);
  const renewed = textAt((await refresh(token)).json, 'access_token');
  expect((await send('POST', '/factors', { token: renewed, body })).json['code']).toBe(
    'mfa_totp_enroll_not_enabled',
  );
});
