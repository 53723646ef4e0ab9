import { emulator } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { refusal, send, session } from './send';

const { id } = seedUsers.ada;
const bare = id.replaceAll('-', '');

function admin() {
  return emulator.sign({ role: 'service_role', exp: 4_000_000_000 });
}

const spellings = [bare, bare.toUpperCase(), `{${id}}`, `{${bare}}`, `urn:uuid:${id}`, `urn:uuid:${bare}`];

test.each(spellings)('the id %s identifies a user to an admin', async (spelling) => {
  const { json } = await send('GET', `/admin/users/${spelling}`, { token: await admin() });
  expect(json['id']).toBe(id);
});

test.each([`${bare}0`, `{${id}`, `${id.slice(0, 8)}${id.slice(9)}`, `URN:UUID:${id}`, `urn:uuid:{${id}}`])(
  'the id %s is invalid',
  async (spelling) => {
    expect(await send('GET', `/admin/users/${spelling}`, { token: await admin() })).toMatchObject(
      refusal(404, 'validation_failed', 'user_id must be an UUID'),
    );
  },
);

test('a token may name its user and session by ids without hyphens', async () => {
  const { access } = await session(seedUsers.ada);
  const claims = JSON.parse(atob((access.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
  const token = await emulator.sign({
    ...claims,
    sub: bare,
    session_id: claims.session_id.replaceAll('-', ''),
  });
  expect((await send('GET', '/user', { token })).json['id']).toBe(id);
  expect((await send('DELETE', `/factors/${bare}`, { token })).json['code']).toBe('mfa_factor_not_found');
});

test('a provider’s state is accepted without its hyphens', async () => {
  const { headers } = await send('GET', '/authorize?provider=google', { key: null });
  const state = new URL(headers.get('location') ?? '').searchParams.get('state') ?? '';
  const answer = await send('GET', `/callback?error=e&state=${state.replaceAll('-', '')}`, { key: null });
  expect(answer.headers.get('location')).toContain('?error=e&');
});
