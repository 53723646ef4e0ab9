import { http, HttpResponse } from 'msw';
import { makeStore } from '@/app/store';
import { readEnv } from '@/env';
import { server } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { requestPasswordReset, resendConfirmation, signIn, signUp } from './accountCalls';
import { createAuthServices } from './authServices';

function openStore() {
  const { env } = readEnv();
  if (!env) throw new Error('jest.config.ts has lost the test backend');
  return makeStore({ services: createAuthServices(env) });
}

const { email, password } = seedUsers.ada;
const name = { firstName: 'Ada', lastName: 'Winter', accountType: 'student', place: {} } as const;

test("a refused sign-in returns the service's error to its caller", async () => {
  const outcome = openStore().dispatch(signIn({ email, password: 'something else', rememberMe: true }));
  expect((await outcome).error).toMatchObject({
    name: 'AuthApiError',
    status: 400,
    code: 'invalid_credentials',
    message: 'Invalid login credentials',
  });
});

test.each([
  ['sign-in', 'token', signIn({ email, password, rememberMe: true })],
  ['sign-up', 'signup', signUp({ email, password, ...name })],
  ['resent mail', 'resend', resendConfirmation(email)],
  ['mail with a reset link', 'recover', requestPasswordReset(email, {})],
] as const)('the error of a %s keeps its status, code and message', async (_what, path, call) => {
  const sent = { code: 'out_of_the_ordinary', message: 'Words  that nobody else would choose' };
  server.use(http.post(`*/auth/v1/${path}`, () => HttpResponse.json(sent, { status: 418 })));
  expect((await openStore().dispatch(call)).error).toMatchObject({ ...sent, status: 418 });
});

test.each([
  ['is refused', 'short'],
  ['waits for a mail', 'correct horse'],
])("a sign-up that %s leaves the tab's session in the tab", async (_what, typed) => {
  const { env } = readEnv();
  if (!env) throw new Error('jest.config.ts has lost the test backend');
  const services = createAuthServices(env);
  const store = makeStore({ services });
  await store.dispatch(signIn({ email, password, rememberMe: false }));
  await store.dispatch(signUp({ email: 'nora@example.com', password: typed, ...name }));
  await (await services.getClient()).auth.refreshSession();
  expect(sessionStorage.getItem(services.sessionKey)).not.toBeNull();
  expect(localStorage.getItem(services.sessionKey)).toBeNull();
});
