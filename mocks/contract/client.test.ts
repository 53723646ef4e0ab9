import { waitFor } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import { emulator, server } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { parseFaults } from '@mocks/service/faults';
import { closeClients, openClient, secondsFromNow, storageKey, storedSession, storeSession } from './client';
import { follow, mailTo, refresh, send } from './send';

const password = 'a-good-password';

const expectedReports: unknown[] = [];
const reports: unknown[] = [];

/** What the client itself prints during a test: every call in its order, and nothing else. */
function expectReports(...expected: [method: 'error' | 'warn', error: unknown][]) {
  expectedReports.push(...expected);
  for (const method of ['error', 'warn'] as const) {
    jest.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      // Depends on the tests that ran before: a test of several tabs needs several clients.
      if (!String(parts[0]).includes('Multiple GoTrueClient instances')) reports.push([method, ...parts]);
    });
  }
}

afterEach(async () => {
  await closeClients();
  window.history.replaceState(null, '', '/');
  expect(reports.splice(0)).toEqual(expectedReports.splice(0));
});

function faults(text: string) {
  emulator.faults.replace(parseFaults(text));
}

test('a user signs up, opens the mail in the same browser, and is in', async () => {
  const { auth, events } = openClient({ flowType: 'pkce', detectSessionInUrl: false });
  const signedUp = await auth.signUp({
    email: 'Nora@aiclub.example',
    password,
    options: { data: { firstName: 'Nora' }, emailRedirectTo: 'http://localhost/' },
  });
  expect([signedUp.error, signedUp.data.session]).toEqual([null, null]);
  expect(signedUp.data.user?.identities).toHaveLength(1);
  const early = await auth.signInWithPassword({ email: 'nora@aiclub.example', password });
  expect(early.error).toMatchObject({ name: 'AuthApiError', status: 400, code: 'email_not_confirmed' });

  const code = new URL(await follow('nora@aiclub.example')).searchParams.get('code') ?? '';
  const exchanged = await auth.exchangeCodeForSession(code);
  expect(exchanged.data.user?.user_metadata).toMatchObject({ firstName: 'Nora', email_verified: true });
  expect((await auth.getUser()).data.user?.email).toBe('nora@aiclub.example');
  expect(events).not.toContain('SIGNED_OUT');
});

test('a taken address looks like success to the client, with no identities', async () => {
  const { auth, events, settled } = openClient();
  await settled();
  const { data, error } = await auth.signUp({ email: seedUsers.ada.email, password });
  expect(error).toBeNull();
  expect(data.session).toBeNull();
  expect(data.user?.identities).toEqual([]);
  expect(events).toEqual(['INITIAL_SESSION']);
});

test('with automatic confirmation, a taken address is an error and a new one is signed in', async () => {
  emulator.configure({ autoconfirm: true });
  const { auth, events, settled } = openClient();
  await settled();
  const taken = await auth.signUp({ email: seedUsers.ada.email, password });
  expect(taken.error).toMatchObject({ name: 'AuthApiError', status: 422, code: 'user_already_exists' });
  const fresh = await auth.signUp({ email: 'new@aiclub.example', password });
  expect(fresh.data.session).not.toBeNull();
  expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_IN']);
});

test('a weak password is an error with its reasons', async () => {
  const { auth } = openClient();
  const { error } = await auth.signUp({ email: 'new@aiclub.example', password: 'short' });
  expect(error).toMatchObject({
    name: 'AuthWeakPasswordError',
    status: 422,
    code: 'weak_password',
    reasons: ['length'],
  });
});

test('the session is stored under the first label of the host, as the server sent it', async () => {
  const { auth } = openClient();
  const { data } = await auth.signInWithPassword(seedUsers.ada);
  expect(Object.keys(localStorage)).toEqual([storageKey]);
  expect(storedSession()).toMatchObject({
    access_token: data.session?.access_token,
    refresh_token: data.session?.refresh_token,
    expires_at: data.session?.expires_at,
    weak_password: null,
    user: { id: seedUsers.ada.id },
  });
});

test('a code flow keeps its verifier next to the session', async () => {
  const { auth } = openClient({ flowType: 'pkce' });
  await auth.resetPasswordForEmail(seedUsers.ada.email);
  const keys = Object.keys(localStorage).filter((key) => key !== storageKey);
  expect(keys).toContain(`${storageKey}-code-verifier`);
  expect(keys.every((key) => key.startsWith(storageKey) && key.endsWith('-code-verifier'))).toBe(true);
  expect(mailTo(seedUsers.ada.email).hash).toMatch(/^pkce_/);
});

test('a stored object of another shape is removed; text that is not JSON stays', async () => {
  localStorage.setItem(storageKey, '{"colour":"red"}');
  const odd = openClient();
  await odd.settled();
  expect(localStorage.getItem(storageKey)).toBeNull();
  expect(odd.events).toEqual(['SIGNED_OUT', 'INITIAL_SESSION']);

  localStorage.setItem(storageKey, 'no json');
  const broken = openClient();
  await broken.settled();
  expect(localStorage.getItem(storageKey)).toBe('no json');
  expect(broken.events).toEqual(['INITIAL_SESSION']);
});

test('starting with nothing stored', async () => {
  const { events, sessions, settled } = openClient();
  await settled();
  expect([events, sessions]).toEqual([['INITIAL_SESSION'], [null]]);
});

test('starting with a valid session', async () => {
  await storeSession(seedUsers.ada);
  const { events, sessions, settled } = openClient();
  await settled();
  expect(events).toEqual(['SIGNED_IN', 'INITIAL_SESSION']);
  expect(sessions.map((session) => session?.user.id)).toEqual([seedUsers.ada.id, seedUsers.ada.id]);
});

test('starting with an expired session that can be refreshed', async () => {
  const { refresh: old } = await storeSession(seedUsers.ada, { expires_at: secondsFromNow(-10) });
  const { events, sessions, settled } = openClient();
  await settled();
  expect(events).toEqual(['TOKEN_REFRESHED', 'INITIAL_SESSION']);
  expect(sessions[1]?.refresh_token).not.toBe(old);
});

test('starting with an expired session whose refresh is refused', async () => {
  const refused = expect.objectContaining({
    name: 'AuthApiError',
    message: 'Invalid Refresh Token: Refresh Token Not Found',
  });
  expectReports(['warn', refused], ['warn', refused]);
  await storeSession(seedUsers.ada, { expires_at: secondsFromNow(-10), refresh_token: 'abcdefghijkl' });
  const { events, sessions, settled } = openClient();
  await settled();
  expect(events).toEqual(['SIGNED_OUT', 'INITIAL_SESSION']);
  expect(sessions).toEqual([null, null]);
  expect(storedSession()).toBeNull();
});

test('starting with less than ninety seconds left and a refused refresh', async () => {
  await storeSession(seedUsers.ada, { expires_at: secondsFromNow(60), refresh_token: 'abcdefghijkl' });
  const { events, sessions, settled } = openClient();
  await settled();
  expect(events).toEqual(['INITIAL_SESSION']);
  expect(sessions[0]?.user.id).toBe(seedUsers.ada.id);
});

test('starting with an expired session while the server is down, with eight attempts', async () => {
  const unavailable = expect.objectContaining({
    name: 'AuthRetryableFetchError',
    message: 'Service Unavailable',
  });
  expectReports(['warn', unavailable], ['warn', unavailable]);
  await storeSession(seedUsers.ada, { expires_at: secondsFromNow(-10) });
  faults('token.refresh_token:503');
  const requests: number[] = [];
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  server.events.on('request:start', () => void requests.push(Date.now()));
  const { events, sessions } = openClient();
  for (let i = 0; i < 400 && events.length === 0; i += 1) await jest.advanceTimersByTimeAsync(100);
  jest.useRealTimers();
  server.events.removeAllListeners();
  const [first = 0] = requests;
  expect(requests.map((at) => Math.round((at - first) / 100) / 10)).toEqual([
    0, 0.2, 0.6, 1.4, 3, 6.2, 12.6, 25.4,
  ]);
  expect([events, sessions]).toEqual([['INITIAL_SESSION'], [null]]);
  expect(storedSession()?.user.id).toBe(seedUsers.ada.id);
});

test('starting with the tokens of a confirmation link', async () => {
  const { auth } = openClient();
  await auth.signUp({ email: 'link@aiclub.example', password });
  window.history.replaceState(null, '', new URL(await follow('link@aiclub.example')).hash);
  const { events, sessions, settled } = openClient();
  await settled();
  await waitFor(() => expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_IN']));
  expect(sessions[0]?.user.email).toBe('link@aiclub.example');
  expect(window.location.hash).toBe('');
});

test('starting with the tokens of a recovery link', async () => {
  await send('POST', '/recover', { body: { email: seedUsers.ada.email } });
  window.history.replaceState(null, '', new URL(await follow(seedUsers.ada.email)).hash);
  const { events } = openClient();
  await waitFor(() => expect(events).toEqual(['INITIAL_SESSION', 'PASSWORD_RECOVERY']));
});

test('starting with the code of a recovery link', async () => {
  const { auth } = openClient({ flowType: 'pkce' });
  await auth.resetPasswordForEmail(seedUsers.ada.email, { redirectTo: 'http://localhost/' });
  window.history.replaceState(null, '', new URL(await follow(seedUsers.ada.email)).search);
  const { events, settled } = openClient({ flowType: 'pkce' });
  await settled();
  await waitFor(() => expect(events).toEqual(['PASSWORD_RECOVERY', 'INITIAL_SESSION', 'PASSWORD_RECOVERY']));
  expect(window.location.search).toBe('');
});

test('starting with the code of a confirmation link', async () => {
  const { auth } = openClient({ flowType: 'pkce' });
  await auth.signUp({ email: 'code@aiclub.example', password });
  window.history.replaceState(null, '', new URL(await follow('code@aiclub.example')).search);
  const { events } = openClient({ flowType: 'pkce' });
  await waitFor(() => expect(events).toEqual(['SIGNED_IN', 'INITIAL_SESSION', 'SIGNED_IN']));
});

test('starting with the code of a link in another browser ignores it; the account is confirmed', async () => {
  const { auth } = openClient({ flowType: 'pkce' });
  await auth.signUp({ email: 'code@aiclub.example', password });
  const { search } = new URL(await follow('code@aiclub.example'));
  localStorage.clear();
  window.history.replaceState(null, '', search);
  const { auth: other, events, settled } = openClient({ flowType: 'pkce' });
  await settled();
  expect(events).toEqual(['INITIAL_SESSION']);
  expect((await other.signInWithPassword({ email: 'code@aiclub.example', password })).error).toBeNull();
});

test('starting with the error of a used link', async () => {
  await send('POST', '/recover', { body: { email: seedUsers.ada.email } });
  await follow(seedUsers.ada.email);
  window.history.replaceState(null, '', new URL(await follow(seedUsers.ada.email)).hash);
  const { auth, events, sessions, settled } = openClient();
  await settled();
  expect([events, sessions]).toEqual([['INITIAL_SESSION'], [null]]);
  expect((await auth.initialize()).error).toMatchObject({
    name: 'AuthImplicitGrantRedirectError',
    details: { error: 'access_denied', code: 'otp_expired' },
    message: 'Email link is invalid or has expired',
  });
  expect(window.location.hash).toContain('error_code=otp_expired');
});

test('sign-in, refresh, update and sign-out emit their events', async () => {
  const { auth, events, settled } = openClient();
  await settled();
  await auth.signInWithPassword(seedUsers.ada);
  await auth.refreshSession();
  await auth.updateUser({ data: { city: 'Oslo' } });
  expect(storedSession()?.user.user_metadata['city']).toBe('Oslo');
  await auth.signOut({ scope: 'others' });
  await auth.signOut();
  await auth.signOut();
  expect(events).toEqual([
    'INITIAL_SESSION',
    'SIGNED_IN',
    'TOKEN_REFRESHED',
    'USER_UPDATED',
    'SIGNED_OUT',
    'SIGNED_OUT',
  ]);
});

test('verifying a code emits SIGNED_IN; verifying a recovery code, PASSWORD_RECOVERY', async () => {
  const { auth, events, settled } = openClient();
  await settled();
  await auth.signInWithOtp({ email: seedUsers.carl.email });
  const token = mailTo(seedUsers.carl.email).code;
  expect((await auth.verifyOtp({ email: seedUsers.carl.email, token, type: 'email' })).error).toBeNull();
  await auth.resetPasswordForEmail(seedUsers.ada.email);
  const recovery = mailTo(seedUsers.ada.email).code;
  expect(
    (await auth.verifyOtp({ email: seedUsers.ada.email, token: recovery, type: 'recovery' })).error,
  ).toBeNull();
  expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_IN', 'PASSWORD_RECOVERY']);
});

test('setSession checks the session with the server', async () => {
  const { access, refresh: token } = await storeSession(seedUsers.ada);
  localStorage.clear();
  const { auth, events, settled } = openClient();
  await settled();
  const { data } = await auth.setSession({ access_token: access, refresh_token: token });
  expect(data.user?.id).toBe(seedUsers.ada.id);
  expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_IN']);
});

test('getUser after a sign-out elsewhere ends the session here', async () => {
  const { access } = await storeSession(seedUsers.ada);
  const { auth, events, settled } = openClient();
  await settled();
  await send('POST', '/logout', { token: access });
  const { error } = await auth.getUser();
  expect(error).toMatchObject({
    name: 'AuthSessionMissingError',
    status: 400,
    message: 'Auth session missing!',
  });
  await waitFor(() => expect(events).toEqual(['SIGNED_IN', 'INITIAL_SESSION', 'SIGNED_OUT']));
  expect(storedSession()).toBeNull();
});

test('without a session the client sends no request', async () => {
  const { auth } = openClient();
  const missing = { name: 'AuthSessionMissingError' };
  const requests = jest.fn();
  server.events.on('request:start', requests);
  expect((await auth.getUser()).error).toMatchObject(missing);
  expect((await auth.updateUser({ data: {} })).error).toMatchObject(missing);
  expect((await auth.refreshSession()).error).toMatchObject(missing);
  server.events.removeAllListeners();
  expect(requests).not.toHaveBeenCalled();
});

test('claims are verified by the server for a shared secret and in the browser for a key pair', async () => {
  const shared = openClient();
  await shared.auth.signInWithPassword(seedUsers.ada);
  expect((await shared.auth.getClaims()).data?.claims.sub).toBe(seedUsers.ada.id);
  emulator.configure({ signingAlgorithm: 'ES256' });
  await shared.auth.signInWithPassword(seedUsers.carl);
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname));
  const { data } = await shared.auth.getClaims();
  server.events.removeAllListeners();
  expect(data?.claims.sub).toBe(seedUsers.carl.id);
  expect(data?.header.alg).toBe('ES256');
  expect(asked).toEqual(['/auth/v1/.well-known/jwks.json']);
});

const logout = '*/auth/v1/logout';
const answers: Record<string, () => void> = {
  '204': () => {},
  '401': () => server.use(http.post(logout, () => HttpResponse.json({ message: 'x' }, { status: 401 }))),
  '403': () => server.use(http.post(logout, () => HttpResponse.json({ message: 'x' }, { status: 403 }))),
  '404': () => server.use(http.post(logout, () => HttpResponse.json({ message: 'x' }, { status: 404 }))),
  '400': () => server.use(http.post(logout, () => HttpResponse.json({ message: 'x' }, { status: 400 }))),
  '404 that is no JSON': () =>
    server.use(http.post(logout, () => new Response('404 page not found\n', { status: 404 }))),
  '429': () => faults('logout:429'),
  '500': () => faults('logout:500'),
  '503': () => faults('logout:503'),
  'no network': () => faults('logout:offline'),
};

test.each([
  ['204', 'global', true, false],
  ['401', 'global', true, false],
  ['403', 'global', true, false],
  ['404', 'global', true, false],
  ['400', 'global', false, true],
  ['404 that is no JSON', 'global', false, true],
  ['429', 'global', false, true],
  ['500', 'global', false, true],
  ['503', 'global', false, true],
  ['no network', 'global', false, true],
  ['204', 'local', true, false],
  ['403', 'local', true, false],
  ['400', 'local', true, true],
  ['429', 'local', true, true],
  ['500', 'local', true, true],
  ['no network', 'local', true, true],
  ['204', 'others', false, false],
  ['403', 'others', false, false],
  ['500', 'others', false, true],
  ['no network', 'others', false, true],
] as const)(
  'sign-out answered %s, reach %s: cleared %p, error %p',
  async (answer, scope, isCleared, hasError) => {
    const { auth, events, settled } = openClient();
    await settled();
    await auth.signInWithPassword(seedUsers.ada);
    answers[answer]?.();
    const { error } = await auth.signOut({ scope });
    expect(error !== null).toBe(hasError);
    expect(storedSession() === null).toBe(isCleared);
    expect(events.includes('SIGNED_OUT')).toBe(isCleared);
  },
);

test.each([
  ['signup:offline', 'AuthRetryableFetchError', 0, 'Failed to fetch'],
  [
    'signup:500',
    'AuthRetryableFetchError',
    500,
    'Unexpected failure, please check server logs for more information',
  ],
  ['signup:502', 'AuthRetryableFetchError', 502, 'Bad Gateway'],
  ['signup:503', 'AuthRetryableFetchError', 503, 'Service Unavailable'],
  ['signup:504', 'AuthRetryableFetchError', 504, 'Gateway Timeout'],
  ['signup:html200', 'AuthRetryableFetchError', 0, /Unexpected token/],
  ['signup:html403', 'AuthUnknownError', undefined, /Unexpected token/],
  ['signup:html502', 'AuthRetryableFetchError', 502, 'HTTP 502'],
  ['signup:empty', 'AuthRetryableFetchError', 0, /JSON/],
  ['signup:malformed', 'AuthRetryableFetchError', 0, /JSON/],
  ['signup:429', 'AuthApiError', 429, 'Request rate limit reached'],
])('the client reports the fault %s as %s', async (fault, name, status, message) => {
  faults(fault);
  const { auth } = openClient();
  const { error } = await auth.signUp({ email: 'new@aiclub.example', password });
  expect(error).toMatchObject({ name, status });
  expect(error?.message).toMatch(message);
});

test('a response without tokens is not a sign-in', async () => {
  faults('token:object');
  const { auth } = openClient();
  expect((await auth.signInWithPassword(seedUsers.ada)).error).toMatchObject({
    name: 'AuthInvalidTokenResponseError',
    status: 500,
    message: 'Auth session or user missing',
  });
});

test('after a failed refresh the same token is not sent again for a minute', async () => {
  await storeSession(seedUsers.ada);
  const { auth, settled } = openClient();
  await settled();
  server.use(http.post('*/auth/v1/token', () => HttpResponse.json({ message: 'x' }, { status: 400 })));
  expect((await auth.refreshSession()).error).not.toBeNull();
  server.resetHandlers();
  const requests = jest.fn();
  server.events.on('request:start', requests);
  const failedAt = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(failedAt + 59_000);
  expect((await auth.refreshSession()).error).not.toBeNull();
  expect(requests).not.toHaveBeenCalled();
  clock.mockReturnValue(failedAt + 61_000);
  expect((await auth.refreshSession()).error).toBeNull();
  clock.mockRestore();
  server.events.removeAllListeners();
  expect(requests).toHaveBeenCalledTimes(1);
});

test('a sign-out in one tab reaches the other', async () => {
  await storeSession(seedUsers.ada);
  const [here, there] = [openClient(), openClient()];
  await Promise.all([here.settled(), there.settled()]);
  await here.auth.signOut();
  await waitFor(() => expect(there.events).toContain('SIGNED_OUT'));
  expect((await there.auth.getSession()).data.session).toBeNull();
});

test('two tabs that refresh one expired session both stay signed in', async () => {
  await storeSession(seedUsers.ada, { expires_at: secondsFromNow(-10) });
  const [here, there] = [openClient(), openClient()];
  await Promise.all([here.settled(), there.settled()]);
  for (const { auth } of [here, there]) expect((await auth.getUser()).data.user?.id).toBe(seedUsers.ada.id);
  const token = storedSession()?.refresh_token ?? '';
  expect((await refresh(token)).status).toBe(200);
});

test('a provider sign-in starts with an address of the service and ends with a code', async () => {
  const { auth } = openClient({ flowType: 'pkce' });
  const { data } = await auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: 'http://localhost/in', skipBrowserRedirect: true },
  });
  const url = new URL(data.url ?? '');
  expect(url.pathname).toBe('/auth/v1/authorize');
  expect(url.searchParams.get('code_challenge_method')).toBe('s256');
});
