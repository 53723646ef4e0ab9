import { emulator } from '@mocks/node';
import { people } from '@mocks/people';
import { refusal, send, session, signIn, textAt } from './send';

const password = 'a-good-password';

function admin() {
  return emulator.sign({ role: 'service_role', exp: 4_000_000_000 });
}

test('only an admin role may come in', async () => {
  expect((await send('GET', '/admin/users')).status).toBe(401);
  const { access } = await session(people.ada);
  expect(await send('GET', '/admin/users', { token: access })).toMatchObject(
    refusal(403, 'not_admin', 'User not allowed'),
  );
});

test('users are made, listed, changed and removed', async () => {
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
  expect(listed.headers.get('x-total-count')).toBe(String(Object.keys(people).length + 1));

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

test('the sessions of a removed user are refused', async () => {
  const { access } = await session(people.ada);
  await send('DELETE', `/admin/users/${people.ada.id}`, { token: await admin() });
  expect(await send('POST', '/logout', { token: access })).toMatchObject(
    refusal(403, 'user_not_found', 'User from sub claim in JWT does not exist'),
  );
});
