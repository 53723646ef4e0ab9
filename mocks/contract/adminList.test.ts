import { emulator } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { isJsonMap, type Json } from '@mocks/service/json';
import { refusal, send } from './send';

function admin() {
  return emulator.sign({ role: 'service_role', exp: 4_000_000_000 });
}

async function list(query: string) {
  return send('GET', `/admin/users${query}`, { token: await admin() });
}

function emailsIn(users: Json | undefined): Json[] {
  return Array.isArray(users) ? users.map((user) => (isJsonMap(user) ? (user['email'] ?? null) : null)) : [];
}

const grace = 'grace@aiclub.example';

async function makeGrace() {
  const body = { email: grace, user_metadata: { full_name: 'Grace Hopper' } };
  await send('POST', '/admin/users', { token: await admin(), body });
}

test.each([
  ['ada', [seedUsers.ada.email]],
  ['ADA', []],
  ['a_a@', [seedUsers.ada.email]],
  ['c%25l@', [seedUsers.carl.email]],
  ['a%5C_a@', []],
  ['HOPPER', [grace]],
  ['.example$', []],
])('the filter %s finds %j', async (filter, expected) => {
  await makeGrace();
  const { json, headers } = await list(`?filter=${filter}`);
  expect(emailsIn(json['users'])).toEqual(expected);
  expect(headers.get('x-total-count')).toBe(String(expected.length));
});

test('the newest users come first by default', async () => {
  emulator.clock.advance(60);
  await makeGrace();
  for (const query of ['', '?sort=created_at', '?sort=created_at+desc']) {
    expect(emailsIn((await list(query)).json['users'])[0]).toBe(grace);
  }
  expect(emailsIn((await list('?sort=created_at+asc')).json['users']).at(-1)).toBe(grace);
});

test.each([
  ['?sort=email', "Bad Sort Parameters: bad field for sort 'email'"],
  ['?sort=', "Bad Sort Parameters: bad field for sort ''"],
  [
    '?sort=created_at+up&page=x',
    "Bad Sort Parameters: bad direction for sort 'up', only 'asc' and 'desc' allowed",
  ],
  ['?page=x', 'Bad Pagination Parameters: strconv.ParseUint: parsing "x": invalid syntax'],
  ['?page=-1', 'Bad Pagination Parameters: strconv.ParseUint: parsing "-1": invalid syntax'],
  [
    '?per_page=18446744073709551616',
    'Bad Pagination Parameters: strconv.ParseUint: parsing "18446744073709551616": value out of range',
  ],
])('a list with %s is refused', async (query, text) => {
  expect(await list(query)).toMatchObject(refusal(400, 'validation_failed', text));
});

test('page 0 is the first page, and a page size of 0 is an error', async () => {
  const { json, headers } = await list('?page=0&per_page=2');
  expect(json['users']).toHaveLength(2);
  expect(headers.get('link')).toContain('</admin/users?page=1&per_page=2>; rel="next"');
  expect(await list('?per_page=0')).toMatchObject(
    refusal(500, 'unexpected_failure', 'Internal Server Error'),
  );
});

const ada = `/admin/users/${seedUsers.ada.id}`;

test('a trailing slash makes no difference', async () => {
  const token = await admin();
  const { status, headers } = await send('GET', '/admin/users/?per_page=2', { token });
  expect([status, headers.get('link')?.split('>')[0]]).toEqual([200, '</admin/users/?page=2&per_page=2']);
  expect((await send('GET', `${ada}/`, { token })).json['id']).toBe(seedUsers.ada.id);
  expect((await send('GET', '/admin/custom-providers/', { token })).text).toBe('{"providers":[]}');
});

test('the key and the user are checked before the method', async () => {
  const token = await admin();
  for (const path of ['/admin/users', ada, '/admin/custom-providers']) {
    expect((await send('PATCH', path)).status).toBe(401);
    expect((await send('PATCH', path, { token })).status).toBe(405);
  }
  expect((await send('PATCH', '/admin/users', { token })).headers.get('allow')).toBe('GET, POST');
  expect(await send('PATCH', '/admin/users/x', { token })).toMatchObject(
    refusal(404, 'validation_failed', 'user_id must be an UUID'),
  );
});
