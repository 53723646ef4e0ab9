import { Emulator, type StoragePort } from './emulator';
import { dispatch } from '@mocks/handlers/dispatch';
import { insertSeedUsers, seedUsers } from '@mocks/seedUsers';

const base = 'https://aiclub.supabase.test/auth/v1';

function sharedStorage(): StoragePort {
  let stored: string | null = null;
  return {
    read: () => stored,
    write: (text) => {
      stored = text;
    },
  };
}

function openTab(storage: StoragePort) {
  const tab = new Emulator({ seed: insertSeedUsers });
  tab.connect(storage);
  return tab;
}

async function post(server: Emulator, path: string, body: unknown) {
  const init = { method: 'POST', headers: { apikey: 'sb_publishable_mock' }, body: JSON.stringify(body) };
  const response = await dispatch(server, new Request(base + path, init), '/auth/v1');
  const json: { access_token?: string; refresh_token?: string; error_code?: string } = await response.json();
  return { status: response.status, ...json };
}

function me(server: Emulator, token: string | undefined) {
  const headers = { apikey: 'sb_publishable_mock', Authorization: `Bearer ${token ?? ''}` };
  return dispatch(server, new Request(`${base}/user`, { headers }), '/auth/v1');
}

test('accounts, sessions and mails survive a reload and are shared between tabs', async () => {
  const storage = sharedStorage();
  const [here, there] = [openTab(storage), openTab(storage)];
  await post(here, '/signup', { email: 'new@aiclub.example', password: 'a-good-password' });
  expect(there.lastMail('new@aiclub.example')?.kind).toBe('signup');
  const { access_token: token, refresh_token: refreshToken } = await post(
    there,
    '/token?grant_type=password',
    seedUsers.ada,
  );
  expect((await me(here, token)).status).toBe(200);
  const reloaded = openTab(storage);
  expect((await me(reloaded, token)).status).toBe(200);
  expect(reloaded.users()).toHaveLength(Object.keys(seedUsers).length + 1);
  const refreshed = await post(reloaded, '/token?grant_type=refresh_token', { refresh_token: refreshToken });
  expect(refreshed.status).toBe(200);
  expect(
    (await post(here, '/token?grant_type=refresh_token', { refresh_token: refreshToken })).refresh_token,
  ).toBe(refreshed.refresh_token);
});

test('tabs share one signing key', async () => {
  const storage = sharedStorage();
  const tabs = [openTab(storage), openTab(storage)];
  for (const tab of tabs) tab.configure({ signingAlgorithm: 'ES256' });
  const [first, second] = tabs;
  if (!first || !second) throw new Error('Two tabs are needed');
  const tokens = await Promise.all(tabs.map((tab) => post(tab, '/token?grant_type=password', seedUsers.ada)));
  for (const { access_token: token } of tokens) {
    expect((await me(first, token)).status).toBe(200);
    expect((await me(second, token)).status).toBe(200);
  }
});

test.each(['', 'no json', '{}', 'null', '{"version":0}'])(
  'stored text %p is replaced by fresh data',
  (text) => {
    const storage = sharedStorage();
    storage.write(text);
    expect(openTab(storage).users()).toHaveLength(Object.keys(seedUsers).length);
  },
);

test('a reset restores the users, the settings and the clock', () => {
  const server = new Emulator({ seed: insertSeedUsers, settings: { autoconfirm: true } });
  server.configure({ disableSignup: true });
  server.clock.advance(1000);
  server.transact(({ tables }) => {
    for (const user of tables.users.values()) tables.removeUser(user);
  });
  server.reset();
  expect(server.users().map(({ email }) => email)).toEqual(
    Object.values(seedUsers).map(({ email }) => email),
  );
  expect(server.settings).toMatchObject({ autoconfirm: true, disableSignup: false });
  expect(server.clock.offset).toBe(0);
});

test('a moved clock is shared between tabs', async () => {
  const storage = sharedStorage();
  const [here, there] = [openTab(storage), openTab(storage)];
  const { access_token: token } = await post(here, '/token?grant_type=password', seedUsers.ada);
  here.clock.advance(4000);
  here.refresh();
  expect((await me(there, token)).status).toBe(403);
});

test('subscribers are told of changes until they unsubscribe', async () => {
  const storage = sharedStorage();
  const server = openTab(storage);
  const listener = jest.fn();
  const stop = server.subscribe(listener);
  await post(server, '/recover', { email: seedUsers.ada.email });
  expect(listener).toHaveBeenCalled();
  listener.mockClear();
  stop();
  server.faults.clear();
  expect(listener).not.toHaveBeenCalled();
});

async function redirectOf(server: Emulator, path: string): Promise<URLSearchParams> {
  const { headers } = await dispatch(server, new Request(base + path), '/auth/v1');
  return new URL(headers.get('location') ?? '').searchParams;
}

const beginAtProvider = async (server: Emulator): Promise<string> =>
  (await redirectOf(server, '/authorize?provider=github')).get('state') ?? '';

const decline = (server: Emulator, state: string) =>
  redirectOf(server, `/callback?error=access_denied&state=${state}`);

test('an unfinished provider sign-in survives a reload', async () => {
  const storage = sharedStorage();
  const state = await beginAtProvider(openTab(storage));
  expect((await decline(openTab(storage), state)).get('error')).toBe('access_denied');
});

test('only the newest thousand unfinished provider sign-ins are kept', async () => {
  const server = openTab(sharedStorage());
  const oldest = await beginAtProvider(server);
  const kept = await beginAtProvider(server);
  for (let begun = 1; begun < 1000; begun += 1) await beginAtProvider(server);
  expect((await decline(server, oldest)).get('error_code')).toBe('bad_oauth_state');
  expect((await decline(server, kept)).get('error')).toBe('access_denied');
});
