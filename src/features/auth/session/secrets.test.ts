import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { rootReducer } from '@/app/rootReducer';
import { readEnv } from '@/env';
import { seedUsers } from '@mocks/seedUsers';
import { logOut } from '@/testing/logOut';
import { requestPasswordReset, signIn, signUp } from './accountCalls';
import { createAuthServices } from './authServices';
import { changePassword } from './changePassword';
import { followSession } from './followSession';

const passwords = [seedUsers.ada.password, 'a brand new one', 'correct horse'];
const key = 'sb-aiclub-auth-token';

test("passwords and tokens of account calls are in no action, no state, no address and no storage key but the client's own", async () => {
  const { env } = readEnv();
  if (!env) throw new Error('jest.config.ts has lost the test backend');
  const services = createAuthServices(env);
  const seen: unknown[] = [];
  const record: Middleware = (api) => (next) => (action) => {
    const result = next(action);
    seen.push(action, api.getState(), window.location.href);
    return result;
  };
  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: services } }).concat(record),
  });

  const stopFollowing = store.dispatch(followSession());
  await store.dispatch(
    signUp({
      email: 'ines@example.com',
      password: 'correct horse',
      firstName: 'Ines',
      lastName: 'Moreau',
      accountType: 'student',
      place: {},
    }),
  );
  const { email, password } = seedUsers.ada;
  await store.dispatch(signIn({ email, password: 'something else', rememberMe: true }));
  expect(await store.dispatch(signIn({ email, password, rememberMe: true }))).toEqual({ error: null });
  const client = await services.getClient();
  const secrets: string[] = [...passwords];
  const noteTokens = () => {
    const session = services.readSession();
    if (session) secrets.push(session.access_token, session.refresh_token);
  };
  noteTokens();
  await client.auth.refreshSession();
  noteTokens();
  expect(
    await store.dispatch(
      changePassword({ userId: seedUsers.ada.id, currentPassword: password, password: 'a brand new one' }),
    ),
  ).toEqual({ error: null });
  const elsewhere = [...Object.entries(localStorage), ...Object.entries(sessionStorage)]
    .filter(([name]) => name !== key)
    .map(([, value]) => value);
  seen.push(elsewhere);
  await store.dispatch(logOut());
  stopFollowing();

  expect(secrets).toHaveLength(7);
  const text = JSON.stringify(seen);
  expect(text).toContain('auth/callStarted');
  for (const secret of secrets) expect(text).not.toContain(secret);
});

test('a sign-out leaves no key of a link on this device', async () => {
  const { env } = readEnv();
  if (!env) throw new Error('jest.config.ts has lost the test backend');
  const services = createAuthServices(env);
  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: services } }),
  });
  const linkKeysHere = () => Object.keys(localStorage).filter((name) => name.includes('code-verifier'));
  const stopFollowing = store.dispatch(followSession());
  const { email, password } = seedUsers.ada;
  expect(await store.dispatch(requestPasswordReset(email, {}))).toMatchObject({ error: null });
  expect(linkKeysHere()).not.toEqual([]);
  await store.dispatch(signIn({ email, password, rememberMe: true }));
  await store.dispatch(logOut());
  stopFollowing();
  expect(linkKeysHere()).toEqual([]);
});
