import { createHash } from 'node:crypto';
import { emulator } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { challengeOf } from '@mocks/service/hashing';
import { followRedirects, openMailLink } from '@mocks/followRedirects';
import { baseUrl, follow, mapAt, refusal, send, session, signUp, textAt } from './send';

const target = 'http://localhost/in';
const verifier = 'v'.repeat(50);
const pkce = `&code_challenge=${challengeOf(verifier)}&code_challenge_method=s256`;

function authorize(query: string) {
  return send('GET', `/authorize${query}`, { key: null });
}

async function consentTo(provider: string, extra = '') {
  const address = `${baseUrl}/authorize?provider=${provider}&redirect_to=${encodeURIComponent(target)}${extra}`;
  const outcome = await followRedirects(emulator, address);
  if (outcome.kind !== 'consent') throw new Error(JSON.stringify(outcome));
  return outcome;
}

test.each([
  ['?provider=foo', 'Unsupported provider: Provider foo could not be found'],
  ['', 'Unsupported provider: Provider  could not be found'],
  ['?provider=Apple', 'Unsupported provider: provider is not enabled'],
  ['?provider=x', 'Unsupported provider: provider is not enabled'],
  ['?provider=custom:Mine', 'Unsupported provider: custom provider custom:mine not found'],
  ['?provider=custom:', 'Unsupported provider: custom provider custom: not found'],
  ['?provider=google&code_challenge=x', 'PKCE flow requires code_challenge_method and code_challenge'],
  [
    `?provider=google&code_challenge=${'c'.repeat(43)}&code_challenge_method=md5`,
    'Invalid code_challenge_method',
  ],
])('starting with %p is refused', async (query, text) => {
  expect(await authorize(query)).toMatchObject(refusal(400, 'validation_failed', text));
});

test.each([
  [{ enabled: false }, 'provider is not enabled'],
  [{ clientId: '' }, 'missing OAuth client ID'],
  [{ secret: '' }, 'missing OAuth secret'],
])('a provider set to %j cannot be used', async (changes, reason) => {
  const { providers } = emulator.settings;
  emulator.configure({ providers: { ...providers, google: { ...providers.google, ...changes } } });
  expect(await authorize('?provider=google')).toMatchObject(
    refusal(400, 'validation_failed', `Unsupported provider: ${reason}`),
  );
});

test.each([
  ['google', 'email profile calendar'],
  ['github', 'user:email calendar'],
])('%s receives the usual parameters and the remaining ones', async (provider, scope) => {
  const query = `?provider=${provider}&scopes=calendar&prompt=consent&redirect_to=${target}&client_id=mine`;
  const { status, headers } = await authorize(query);
  expect(status).toBe(302);
  const location = new URL(headers.get('location') ?? '');
  expect(Object.fromEntries(location.searchParams)).toEqual({
    client_id: `${provider}-client`,
    prompt: 'consent',
    redirect_to: target,
    redirect_uri: `${baseUrl}/callback`,
    response_type: 'code',
    scope,
    state: expect.stringMatching(/^[\da-f-]{36}$/),
  });
  const page = await fetch(location);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const html = await page.text();
  const style = /<style>(.*)<\/style>/s.exec(html)?.[1] ?? '';
  expect(page.headers.get('content-security-policy')).toContain(
    `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );
  expect(html).toContain('Continue as ada@aiclub.example');
  expect(html).toContain('Decline');
});

test("a new user who consents returns with a session and the provider's token", async () => {
  const consent = await consentTo('google');
  const location = await consent.accept({ email: 'Gil@aiclub.example', name: 'Gil Berg' });
  expect(location).toMatch(
    /^http:\/\/localhost\/in#access_token=[\w.-]+&expires_at=\d+&expires_in=3600&provider_token=[\w-]+&refresh_token=[a-z2-7]{12}&sb=&token_type=bearer$/,
  );
  const token = new URLSearchParams(new URL(location).hash.slice(1)).get('access_token') ?? '';
  const { json } = await send('GET', '/user', { token });
  expect(json).toMatchObject({
    email: 'gil@aiclub.example',
    app_metadata: { provider: 'google', providers: ['google'] },
    user_metadata: { full_name: 'Gil Berg', email_verified: true, iss: 'https://accounts.google.com' },
  });
  expect(JSON.parse(atob(token.split('.')[1] ?? '')).amr[0].method).toBe('oauth');

  const again = await (await consentTo('google')).accept({ email: 'gil@aiclub.example', name: 'Gil Berg' });
  const second = new URLSearchParams(new URL(again).hash.slice(1)).get('access_token') ?? '';
  expect((await send('GET', '/user', { token: second })).json['id']).toBe(json['id']);
});

/** Whether Google issues a refresh token of its own for these parameters. */
async function googleRefreshes(extra: string): Promise<boolean> {
  const consent = await consentTo('google', extra);
  const location = await consent.accept({ email: 'gil@aiclub.example', name: 'Gil Berg' });
  return new URLSearchParams(new URL(location).hash.slice(1)).has('provider_refresh_token');
}

test('Google issues a refresh token with offline access, at the first sign-in or on consent', async () => {
  expect(await googleRefreshes('&access_type=offline')).toBe(true);
  expect(await googleRefreshes('&access_type=offline')).toBe(false);
  expect(await googleRefreshes('&access_type=offline&prompt=select_account')).toBe(false);
  expect(await googleRefreshes('&access_type=offline&prompt=select_account+consent')).toBe(true);
  expect(await googleRefreshes('&prompt=consent')).toBe(false);
});

test("exchanging a code also returns Google's refresh token", async () => {
  const consent = await consentTo('google', `${pkce}&access_type=offline`);
  const location = await consent.accept({ email: 'gil@aiclub.example', name: 'Gil Berg' });
  const body = { auth_code: new URL(location).searchParams.get('code'), code_verifier: verifier };
  const { json } = await send('POST', '/token?grant_type=pkce', { body });
  expect(textAt(json, 'provider_refresh_token')).toMatch(/^google-refresh-/);
});

test("a code flow returns a code, exchanged for the session and the provider's token", async () => {
  const location = await (
    await consentTo('github', pkce)
  ).accept({ email: seedUsers.ada.email, name: 'Ada' });
  expect(location).toMatch(/^http:\/\/localhost\/in\?code=[\da-f-]{36}$/);
  const body = { auth_code: new URL(location).searchParams.get('code'), code_verifier: verifier };
  const { json } = await send('POST', '/token?grant_type=pkce', { body });
  expect(Object.keys(json)).toEqual(
    'access_token token_type expires_in expires_at refresh_token user provider_token'.split(' '),
  );
  expect(textAt(json, 'user', 'id')).toBe(seedUsers.ada.id);
  expect(mapAt(json, 'user', 'app_metadata')).toEqual({ provider: 'email', providers: ['email', 'github'] });
});

test('an account from GitHub has an avatar, stored in user and identity', async () => {
  await (await consentTo('github')).accept({ email: 'gil@aiclub.example', name: 'Gil Berg' });
  const gil = emulator.users().find(({ email }) => email === 'gil@aiclub.example');
  const id = gil?.identities[0]?.providerId;
  expect(gil?.userMetadata).toEqual({
    avatar_url: `https://avatars.githubusercontent.com/u/${id}?v=4`,
    email: 'gil@aiclub.example',
    email_verified: true,
    full_name: 'Gil Berg',
    iss: 'https://api.github.com',
    name: 'Gil Berg',
    phone_verified: false,
    preferred_username: 'gil',
    provider_id: id,
    sub: id,
    user_name: 'gil',
  });
  expect(gil?.identities[0]?.data).toEqual(gil?.userMetadata);
});

test('a provider without a name keeps the name that the account has', async () => {
  const email = 'gil@aiclub.example';
  await (await consentTo('google')).accept({ email, name: 'Gil Berg' });
  await (await consentTo('github')).accept({ email, name: '' });
  const gil = emulator.users().find((user) => user.email === email);
  expect(gil?.userMetadata).toMatchObject({ full_name: 'Gil Berg', name: 'Gil Berg', user_name: 'gil' });
  const [, github] = gil?.identities ?? [];
  expect(github?.provider).toBe('github');
  expect(github?.data).not.toHaveProperty('name');
  expect(github?.data).not.toHaveProperty('full_name');
});

test('an unconfirmed account with the same address is taken over; its password and mail are void', async () => {
  const { email, password } = seedUsers.una;
  await send('POST', '/resend', { body: { type: 'signup', email } });
  await (await consentTo('google')).accept({ email, name: 'Una' });
  const { json } = await send('POST', '/token?grant_type=password', { body: { email, password } });
  expect(json['code']).toBe('invalid_credentials');
  expect(emulator.users().find(({ id }) => id === seedUsers.una.id)?.identities).toHaveLength(1);
  expect(await follow(email)).toContain('error_code=otp_expired');
});

async function tokenFrom(provider: string, email: string): Promise<string> {
  const location = await (await consentTo(provider)).accept({ email, name: '' });
  return new URLSearchParams(new URL(location).hash.slice(1)).get('access_token') ?? '';
}

async function move(token: string, from: string, to: string) {
  await send('PUT', '/user', { token, body: { email: to } });
  await follow(to);
  await follow(from);
}

const left = 'gil@aiclub.example';

/** A user whose account has another address than the one Google knows. */
async function movedAway(): Promise<string> {
  const token = await tokenFrom('google', left);
  await move(token, left, 'gil.new@aiclub.example');
  return token;
}

test('an address that only an identity still has counts as taken at sign-up, and nothing is mailed', async () => {
  await movedAway();
  const mailed = emulator.mails().length;
  const { status, json } = await signUp({ email: left, password: 'a-good-password' });
  expect([status, json['role'], json['identities']]).toEqual([200, '', []]);
  expect(emulator.mails()).toHaveLength(mailed);
});

test('an address that only an identity still has is free only for its owner', async () => {
  const token = await movedAway();
  const taken = refusal(422, 'email_exists', 'A user with this email address has already been registered');
  const { access } = await session(seedUsers.ada);
  expect(await send('PUT', '/user', { token: access, body: { email: left } })).toMatchObject(taken);
  const secret = await emulator.sign({ role: 'service_role', exp: 4_000_000_000 });
  const made = await send('POST', '/admin/users', { token: secret, body: { email: left } });
  expect(made).toMatchObject(taken);

  emulator.clock.advance(61);
  await move(token, 'gil.new@aiclub.example', left);
  expect((await send('GET', '/user', { token })).json['email']).toBe(left);
});

test('an address that no identity has any more is free', async () => {
  const { access } = await session(seedUsers.ada);
  await move(access, seedUsers.ada.email, 'ada.new@aiclub.example');
  const { json } = await signUp({ email: seedUsers.ada.email, password: 'a-good-password' });
  expect(json['identities']).toHaveLength(1);
});

test('another provider signs in to the account whose identity has the address', async () => {
  const token = await movedAway();
  const { id } = (await send('GET', '/user', { token })).json;
  const other = await tokenFrom('github', left);
  expect((await send('GET', '/user', { token: other })).json).toMatchObject({
    id,
    email: 'gil.new@aiclub.example',
    app_metadata: { providers: ['google', 'email', 'github'] },
  });
});

test('an address in the identities of two accounts signs in to neither', async () => {
  const wanted = 'wanted@aiclub.example';
  const { access } = await session(seedUsers.ada);
  await send('PUT', '/user', { token: access, body: { email: wanted } });
  const token = await tokenFrom('google', wanted);
  await follow(seedUsers.ada.email);
  const ofAda = emulator.lastMail(wanted);
  emulator.clock.advance(61);
  await move(token, wanted, 'elsewhere@aiclub.example');
  await openMailLink(emulator, ofAda ?? { link: null });

  const location = await (await consentTo('github')).accept({ email: wanted, name: '' });
  expect(new URL(location).searchParams.get('error_description')).toBe(
    'Multiple accounts with the same email address in the same linking domain detected: default',
  );
});

test("declining returns the provider's error in query and fragment", async () => {
  const words = 'error=access_denied&error_description=The+user+denied+the+request';
  expect(await (await consentTo('google')).decline()).toBe(`${target}?${words}#${words}&sb=`);
});

test('a new user is refused while sign-ups are off', async () => {
  emulator.configure({ disableSignup: true });
  const location = await (await consentTo('google')).accept({ email: 'new@aiclub.example', name: '' });
  const words =
    'error=access_denied&error_code=signup_disabled&error_description=Signups+not+allowed+for+this+instance';
  expect(location).toBe(`${target}?${words}#${words}&sb=`);
});

const unknownState = '11111111-1111-4111-8111-111111111111';

test.each([
  ['', 'bad_oauth_callback', 'OAuth+state+parameter+missing'],
  ['?state=x', 'bad_oauth_state', 'OAuth+state+parameter+is+invalid'],
  [`?state=${unknownState}`, 'bad_oauth_state', 'OAuth+state+not+found+or+expired'],
])('returning with %p redirects to the site with an error', async (query, code, text) => {
  const { status, headers } = await send('GET', `/callback${query}`, { key: null });
  expect(status).toBe(303);
  expect(headers.get('location')).toBe(
    `http://localhost:3000?error=invalid_request&error_code=${code}&error_description=${text}`,
  );
});

test('the redirect of a failed return has the error as JSON in its body', async () => {
  const state = '?state=x';
  const newer = await send('GET', `/callback${state}`, { key: null });
  const location = newer.headers.get('location') ?? '';
  const page = `<a href="${location.replaceAll('&', '&amp;')}">See Other</a>.\n\n`;
  expect(newer.text).toBe(`${page}{"code":"bad_oauth_state","message":"OAuth state parameter is invalid"}`);
  const older = await send('GET', `/callback${state}`, { key: null, version: null });
  expect(older.text).toBe(
    `${page}{"code":400,"error_code":"bad_oauth_state","msg":"OAuth state parameter is invalid"}`,
  );
  for (const { headers } of [newer, older]) {
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('x-sb-error-code')).toBeNull();
    expect(headers.get('x-supabase-api-version')).toBeNull();
  }
});

test('the redirect of a posted return has an empty body', async () => {
  const failed = await send('POST', '/callback?state=x', { key: null });
  expect([failed.status, failed.text]).toEqual([
    303,
    '{"code":"bad_oauth_state","message":"OAuth state parameter is invalid"}',
  ]);
  expect(failed.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const declined = await send('POST', '/callback', {
    key: null,
    body: `state=${await freshState()}&error=access_denied`,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  expect([declined.status, declined.text, declined.headers.get('content-type')]).toEqual([302, '', null]);
  expect(declined.headers.get('location')).toContain('?error=access_denied');
});

test('a state is valid for five minutes', async () => {
  const consent = await consentTo('google');
  emulator.clock.advance(299);
  expect(await consent.decline()).toContain('error=access_denied');
  emulator.clock.advance(2);
  expect(await consent.decline()).toContain('error_description=OAuth+state+has+expired');
});

async function freshState() {
  const { headers } = await authorize(`?provider=google&redirect_to=${target}`);
  return new URL(headers.get('location') ?? '').searchParams.get('state') ?? '';
}

test('a return without a code, or with an unknown one, is an error', async () => {
  const missing = await send('GET', `/callback?state=${await freshState()}`, { key: null });
  expect(missing.headers.get('location')).toContain('error=invalid_request&error_code=bad_oauth_callback');
  const strange = await send('GET', `/callback?code=zzzzz&state=${await freshState()}`, { key: null });
  expect(strange.headers.get('location')).toContain(
    'error=server_error&error_code=unexpected_failure&error_description=Unable+to+exchange+external+code%3A+zzzz#',
  );
});

test('/settings lists what is switched on', async () => {
  const { json } = await send('GET', '/settings');
  expect(Object.keys(json)).toEqual(
    'external disable_signup mailer_autoconfirm phone_autoconfirm sms_provider saml_enabled saml_private_key_next_configured passkeys_enabled'.split(
      ' ',
    ),
  );
  expect(json).toMatchObject({ saml_enabled: false, saml_private_key_next_configured: true });
  const external = mapAt(json, 'external');
  expect(Object.keys(external)).toEqual(
    'anonymous_users apple azure bitbucket discord facebook snapchat figma fly github gitlab google keycloak kakao linkedin linkedin_oidc notion spotify slack slack_oidc workos twitch twitter email phone zoom'.split(
      ' ',
    ),
  );
  expect(Object.keys(external).filter((name) => external[name])).toEqual(['github', 'google', 'email']);
  emulator.configure({ autoconfirm: true, disableSignup: true, anonymousEnabled: true });
  const changed = (await send('GET', '/settings')).json;
  expect(changed).toMatchObject({
    disable_signup: true,
    mailer_autoconfirm: true,
    external: { anonymous_users: true },
  });
});

test('/health describes the service', async () => {
  expect((await send('GET', '/health')).text).toMatch(
    /^\{"version":"v2\.\d+\.\d+","name":"GoTrue","description":"GoTrue is a user registration and authentication API"\}$/,
  );
});
