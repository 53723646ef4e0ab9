import { emulator } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { challengeOf } from '@mocks/service/hashing';
import { mailTo, refresh, refusal, send, session, signIn, signUp } from './send';

const { id, email, password } = seedUsers.ada;
const ada = `/admin/users/${id}`;
const hashed = (value: string) => challengeOf(id + value);

async function remove(body: unknown) {
  return send('DELETE', ada, {
    token: await emulator.sign({ role: 'service_role', exp: 4_000_000_000 }),
    body,
  });
}

async function look() {
  return send('GET', ada, { token: await emulator.sign({ role: 'service_role', exp: 4_000_000_000 }) });
}

test.each([
  ['x', "Could not parse request body as JSON: invalid character 'x' looking for beginning of value"],
  [
    { should_soft_delete: 'yes' },
    'Could not parse request body as JSON: json: cannot unmarshal string into Go struct field adminUserDeleteParams.should_soft_delete of type bool',
  ],
])('a deletion with the body %j is refused', async (body, text) => {
  expect(await remove(body)).toMatchObject(refusal(400, 'bad_json', text));
  expect((await signIn(email, password)).status).toBe(200);
});

test('a deletion without should_soft_delete is a hard one', async () => {
  expect((await remove({ should_soft_delete: false })).text).toBe('{}');
  expect((await look()).json['code']).toBe('user_not_found');
});

test('a soft deletion leaves only hashes of the user', async () => {
  const { access, refresh: token } = await session(seedUsers.ada);
  await send('POST', '/recover', { body: { email } });
  const { hash } = mailTo(email);
  expect((await remove({ should_soft_delete: true })).text).toBe('{}');

  const { json, text } = await look();
  expect(json).toMatchObject({
    id,
    email: hashed(email),
    phone: hashed('').slice(0, 15),
    new_email: hashed(''),
    new_phone: hashed('').slice(0, 15),
    deleted_at: expect.stringMatching(/^\d{4}-/),
    identities: [{ id: hashed(`email:${id}`), provider: 'email' }],
  });
  expect([json['app_metadata'], json['user_metadata']]).toEqual([{}, {}]);
  expect(text).toMatch(
    /"identities":\[\{"identity_id":"[^"]+","id":"[^"]+","user_id":"[^"]+","provider":"email"/,
  );
  expect(text).not.toContain(email);

  expect((await send('GET', '/user', { token: access })).json['code']).toBe('session_not_found');
  expect((await refresh(token)).json['code']).toBe('refresh_token_not_found');
  expect((await signIn(email, password)).json['code']).toBe('invalid_credentials');
  const followed = await send('GET', `/verify?token=${hash}&type=recovery`, { key: null });
  expect(followed.headers.get('location')).toContain('error_code=otp_expired');
});

test('a soft deletion happens once, frees the address and can be followed by a hard one', async () => {
  await remove({ should_soft_delete: true });
  const before = (await look()).text;
  emulator.clock.advance(60);
  await remove({ should_soft_delete: true });
  expect((await look()).text).toBe(before);
  const again = await signUp({ email, password: 'a-good-password' });
  expect(again.json['identities']).toHaveLength(1);
  await remove(undefined);
  expect((await look()).status).toBe(404);
  expect(emulator.users().some((user) => user.email === email)).toBe(true);
});
