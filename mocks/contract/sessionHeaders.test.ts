import { emulator } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { challengeOf } from '@mocks/service/hashing';
import { writeProviderCode } from '@mocks/handlers/providerCode';
import { mailTo, refresh, send, session, signUp, textAt } from './send';

const names = ['user-id', 'session-id', 'refresh-token-prefix', 'refresh-token-reuse'] as const;

/** The session headers of an answer: user, session, start of the refresh token, reuse. */
function told(headers: Headers) {
  return names.map((name) => headers.get(`sb-auth-${name}`));
}

function idOf(token: string): string {
  return JSON.parse(atob(token.split('.')[1] ?? '')).session_id;
}

function fragmentOf(headers: Headers) {
  return new URLSearchParams(new URL(headers.get('location') ?? '').hash.slice(1));
}

function expectToldAsInFragment(headers: Headers) {
  const fragment = fragmentOf(headers);
  const access = fragment.get('access_token') ?? '';
  const prefix = (fragment.get('refresh_token') ?? '').slice(0, 5);
  expect(prefix).toHaveLength(5);
  expect(told(headers)).toEqual([
    JSON.parse(atob(access.split('.')[1] ?? '')).sub,
    idOf(access),
    prefix,
    null,
  ]);
}

test('the redirect of a mail’s link has the session headers', async () => {
  await send('POST', '/recover', { body: { email: seedUsers.ada.email } });
  const { hash } = mailTo(seedUsers.ada.email);
  const { headers } = await send('GET', `/verify?token=${hash}&type=recovery`, { key: null });
  expectToldAsInFragment(headers);
});

test('a redirect with a code or an error has no session headers', async () => {
  const challenge = { code_challenge: challengeOf('v'.repeat(50)), code_challenge_method: 's256' };
  await signUp({ email: 'code@aiclub.example', password: 'a-good-password', ...challenge });
  const path = `/verify?token=${mailTo('code@aiclub.example').hash}&type=signup`;
  const first = await send('GET', path, { key: null });
  expect(first.headers.get('location')).toContain('?code=');
  const second = await send('GET', path, { key: null });
  expect(second.headers.get('location')).toContain('error=');
  for (const { headers } of [first, second]) expect(told(headers)).toEqual([null, null, null, null]);
});

async function comeBack(extra = '') {
  const started = await send('GET', `/authorize?provider=google${extra}`, { key: null });
  const state = new URL(started.headers.get('location') ?? '').searchParams.get('state') ?? '';
  const query = new URLSearchParams({
    state,
    code: writeProviderCode({ email: seedUsers.carl.email, name: 'Carl' }),
  });
  return send('GET', `/callback?${query.toString()}`, { key: null });
}

test('a provider’s return has the session headers, unless it returns a code', async () => {
  expectToldAsInFragment((await comeBack()).headers);
  const pkce = `&code_challenge=${challengeOf('v'.repeat(50))}&code_challenge_method=s256`;
  expect(told((await comeBack(pkce)).headers)).toEqual([null, null, null, null]);
});

test('a refresh has the session headers, and the reuse header only when it issues a new token', async () => {
  const first = await session(seedUsers.ada);
  const id = idOf(first.access);
  const second = await refresh(first.refresh);
  const issued = textAt(second.json, 'refresh_token').slice(0, 5);
  expect(told(second.headers)).toEqual([seedUsers.ada.id, id, issued, 'false']);
  expect(told((await refresh(first.refresh)).headers)).toEqual([seedUsers.ada.id, id, issued, null]);
});

test('a refused refresh has the headers of what it had found', async () => {
  const first = await session(seedUsers.ada);
  const id = idOf(first.access);
  const second = textAt((await refresh(first.refresh)).json, 'refresh_token');
  await refresh(second);
  emulator.clock.advance(60);
  const used = await refresh(first.refresh);
  expect(used.json['code']).toBe('refresh_token_already_used');
  expect(told(used.headers)).toEqual([seedUsers.ada.id, id, null, null]);

  emulator.configure({ sessionTimebox: 1 });
  const late = await refresh(second);
  expect(late.json['code']).toBe('session_expired');
  expect(told(late.headers)).toEqual([seedUsers.ada.id, id, null, null]);

  emulator.transact(({ tables, clock }) => {
    const ada = tables.users.get(seedUsers.ada.id);
    if (ada) ada.bannedUntil = clock.now() + 1_000_000_000;
  });
  expect(told((await refresh(second)).headers)).toEqual([seedUsers.ada.id, null, null, null]);
  expect(told((await refresh('abcdefghijkl')).headers)).toEqual([null, null, null, null]);
});
