import { emulator } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { writeProviderCode } from '@mocks/handlers/providerCode';
import { challengeOf } from '@mocks/service/hashing';
import { send } from './send';

const target = 'http://localhost/in';
const verifier = 'v'.repeat(50);
const pkce = `&code_challenge=${challengeOf(verifier)}&code_challenge_method=s256`;

async function leave(query = ''): Promise<URLSearchParams> {
  const path = `/authorize?provider=google&redirect_to=${target}${query}`;
  const { headers } = await send('GET', path, { key: null });
  return new URL(headers.get('location') ?? '').searchParams;
}

async function comeBack(state: string, answer: Readonly<Record<string, string>>): Promise<string> {
  const query = new URLSearchParams({ ...answer, state });
  const { headers } = await send('GET', `/callback?${query.toString()}`, { key: null });
  return headers.get('location') ?? '';
}

async function freshState(query = ''): Promise<string> {
  return (await leave(query)).get('state') ?? '';
}

const accepted = { code: writeProviderCode({ email: seedUsers.ada.email, name: 'Ada' }) };
const declined = { error: 'access_denied' };
const refused = (code: string, text: string) =>
  `http://localhost:3000?error=invalid_request&error_code=${code}&error_description=${text}`;
const unknown = refused('bad_oauth_state', 'OAuth+state+not+found+or+expired');
const codeIn = (location: string) => new URL(location).searchParams.get('code');

test.each([declined, { code: 'zzz' }, {}])(
  'a state stays valid for five minutes after a return with %j',
  async (answer) => {
    const state = await freshState();
    expect(await comeBack(state, answer)).toContain(`${target}?error=`);
    expect(await comeBack(state, accepted)).toContain('#access_token=');

    const late = await freshState();
    await comeBack(late, answer);
    emulator.clock.advance(301);
    expect(await comeBack(late, accepted)).toBe(refused('bad_oauth_state', 'OAuth+state+has+expired'));
  },
);

test('a state that returned a session is deleted', async () => {
  const state = await freshState();
  expect(await comeBack(state, accepted)).toContain('#access_token=');
  expect(await comeBack(state, accepted)).toBe(unknown);
});

test('a state that returned a code is used, and deleted once the code is exchanged', async () => {
  const state = await freshState(pkce);
  await comeBack(state, declined);
  const code = codeIn(await comeBack(state, accepted));
  expect(code).toMatch(/^[\da-f-]{36}$/);
  for (const answer of [accepted, declined]) {
    expect(await comeBack(state, answer)).toBe(
      refused('flow_state_already_used', 'State+has+already+been+used'),
    );
  }
  const body = { auth_code: code, code_verifier: verifier };
  expect((await send('POST', '/token?grant_type=pkce', { body })).status).toBe(200);
  expect(await comeBack(state, accepted)).toBe(unknown);
});

test('a used state that is too old has expired', async () => {
  const state = await freshState(pkce);
  await comeBack(state, accepted);
  emulator.clock.advance(301);
  expect(await comeBack(state, accepted)).toBe(refused('bad_oauth_state', 'OAuth+state+has+expired'));
});

test('parameters that the server controls are not passed to the provider in any spelling; all others are', async () => {
  const own =
    '&Client_Id=mine&client_secret=x&REDIRECT_URI=x&response_type=token&state=x&code_verifier=x&Code_Challenge=x';
  const left =
    '&scope=openid&nonce=n&code=c&grant_type=g&apikey=k&prompt=first&prompt=second&workos_provider=w';
  const state = expect.stringMatching(/^[\da-f-]{36}$/);
  expect(Object.fromEntries(await leave(own + left))).toEqual({
    apikey: 'k',
    client_id: 'google-client',
    code: 'c',
    grant_type: 'g',
    nonce: 'n',
    prompt: 'first',
    provider: 'w',
    redirect_to: target,
    redirect_uri: 'https://aiclub.supabase.test/auth/v1/callback',
    response_type: 'code',
    scope: 'openid',
    state,
  });
});

test("a further sign-in with a provider updates the identity's data, not its first sign-in time", async () => {
  const identityOf = () =>
    emulator
      .users()
      .find(({ id }) => id === seedUsers.ada.id)
      ?.identities.find(({ provider }) => provider === 'google');
  await comeBack(await freshState(), accepted);
  const before = structuredClone(identityOf());
  emulator.clock.advance(60);
  const code = writeProviderCode({ email: seedUsers.ada.email, name: 'Ada Winter' });
  await comeBack(await freshState(), { code });
  const after = identityOf();
  expect(after?.data['full_name']).toBe('Ada Winter');
  expect(after?.lastSignInAt).toBe(before?.lastSignInAt);
  expect(after && before && after.updatedAt > before.updatedAt).toBe(true);
});
