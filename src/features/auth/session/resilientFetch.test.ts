import { waitFor } from '@testing-library/react';
import { delay, http, HttpResponse, type JsonBodyType } from 'msw';
import { server } from '@mocks/node';
import { ownField } from '@/ui/readUnknown';
import { resilientFetch } from './resilientFetch';

const service = 'https://aiclub.supabase.test';
const base = `${service}/auth/v1`;
const question = `${service}/rest/v1/rpc/certificate`;
const user = { id: 'u1' };
const tokens = {
  access_token: 'a',
  refresh_token: 'r',
  expires_in: 3600,
  expires_at: 1,
  token_type: 'bearer',
  user,
};

const calls = {
  'sign-in': `${base}/token?grant_type=password`,
  refresh: `${base}/token?grant_type=refresh_token`,
  'code exchange': `${base}/token?grant_type=pkce`,
  'sign-up': `${base}/signup`,
} as const;

/** Answers every call alike and counts them. */
function answer(respond: () => Response | Promise<Response>) {
  let count = 0;
  server.use(
    http.all(`${service}/*`, () => {
      count += 1;
      return respond();
    }),
  );
  return () => count;
}

afterEach(() => {
  jest.useRealTimers();
});

const begin = (url: string) => resilientFetch(url, { method: 'POST', body: '{}' });

/** Makes a call; the pauses between its repeats take no time. */
async function post(url: string): Promise<Response> {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  const ended = jest.fn();
  const response = begin(url).finally(ended);
  while (ended.mock.calls.length === 0) await jest.advanceTimersByTimeAsync(100);
  return response;
}

/** Answers one call after the other with 504, each after its time in milliseconds; tells how many there were. */
function giveUpAfter(...times: readonly number[]) {
  const count = answer(async () => {
    await delay(times[count() - 1] ?? 0);
    return new HttpResponse('', { status: 504 });
  });
  return count;
}

async function expectUnavailable(response: Response) {
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({
    code: 'upstream_unavailable',
    message: "We can't reach the sign-in service right now. Check your connection and try again.",
  });
}

const json =
  (body: JsonBodyType, status = 200) =>
  () =>
    HttpResponse.json(body, { status });
const text = (body: string, status: number) => () => new HttpResponse(body, { status });

const faults: [string, () => Response][] = [
  ['no network', () => HttpResponse.error()],
  ['500 with words but no code', json({ message: 'Database error saving new user' }, 500)],
  ['500 with a code but no words', json({ code: 'unexpected_failure' }, 500)],
  ['500 with an object for words', json({ code: 'unexpected_failure', message: { a: 1 } }, 500)],
  ['500 with JSON for words', json({ code: 'unexpected_failure', message: '{"a":1}' }, 500)],
  ["503 of a gateway's own", json({ code: 503, message: 'Service Unavailable' }, 503)],
  ['500 without anything', text('', 500)],
  ['520 of a proxy', text('<html>', 520)],
  ['a page instead of an answer', text('<!DOCTYPE html><p>Sign in to the airport', 200)],
  ['an empty answer', text('', 200)],
  ['half an answer', text('{"access_token":"a","ref', 200)],
  ['null', json(null)],
  ['a list', json([])],
  ['an object without anything in it', json({})],
  ['a session without its user', json({ ...tokens, user: undefined })],
  ['a session without its refresh token', json({ ...tokens, refresh_token: '' })],
  ['400 of a firewall', text('<h1>Bad Request</h1>', 400)],
  ['403 of a firewall', text('<h1>Forbidden</h1>', 403)],
  ['404 without words', json({}, 404)],
];

test.each(
  Object.entries(calls).flatMap(([name, url]) =>
    faults.map(([fault, respond]) => [name, fault, url, respond] as const),
  ),
)('a %s answered with %s is one retryable error', async (_name, _fault, url, respond) => {
  answer(respond);
  await expectUnavailable(await post(url));
});

test.each(Object.entries(calls))('a %s without an answer ends after ten seconds', async (_name, url) => {
  jest.useFakeTimers({ advanceTimers: true });
  answer(async () => {
    await delay('infinite');
    return HttpResponse.json({});
  });
  const response = begin(url);
  await jest.advanceTimersByTimeAsync(10_000);
  await expectUnavailable(await response);
});

test('a sign-in is not repeated after the gateway has taken eight of the ten seconds', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const count = giveUpAfter(8000);
  const response = begin(calls['sign-in']);
  await waitFor(() => expect(count()).toBe(1));
  await jest.advanceTimersByTimeAsync(8000);
  await expectUnavailable(await response);
  expect(count()).toBe(1);
});

test('a repeated sign-in ends ten seconds after it began, not after its last repeat', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const count = giveUpAfter(5000, 60_000);
  const ended = jest.fn();
  const response = begin(calls['sign-in']).finally(ended);
  await waitFor(() => expect(count()).toBe(1));
  await jest.advanceTimersByTimeAsync(5000);
  await waitFor(() => expect(count()).toBe(2));
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(5000);
  expect(ended).toHaveBeenCalled();
  await expectUnavailable(await response);
});

test.each([502, 503, 504])('a sign-in answered with %d is sent three times in all', async (status) => {
  const count = answer(text('', status));
  await expectUnavailable(await post(calls['sign-in']));
  expect(count()).toBe(3);
});

test('a sign-in succeeds when the gateway has recovered at the second attempt', async () => {
  const answers = [new HttpResponse('', { status: 503 }), HttpResponse.json(tokens)];
  answer(() => answers.shift() ?? HttpResponse.error());
  expect((await post(calls['sign-in'])).status).toBe(200);
});

test.each([
  ['sign-up', text('', 503)],
  ['refresh', text('', 503)],
  ['sign-in', text('', 500)],
  ['sign-in', () => HttpResponse.error()],
] as const)('a %s is not repeated when that could do harm or takes too long', async (name, respond) => {
  const count = answer(respond);
  await expectUnavailable(await post(calls[name]));
  expect(count()).toBe(1);
});

test.each([
  [400, 'refresh_token_not_found'],
  [400, 'refresh_token_already_used'],
  [400, 'session_expired'],
  [403, 'session_not_found'],
  [403, 'user_banned'],
  [400, 'validation_failed'],
])('a refresh refused with %d %s reaches the client, which ends the session', async (status, code) => {
  answer(json({ code, message: 'No' }, status));
  const response = await post(calls.refresh);
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ code, message: 'No' });
});

test.each([
  [429, { code: 'over_request_rate_limit', message: 'Request rate limit reached' }],
  [408, { message: 'Timeout' }],
  [409, { code: 'conflict', message: 'Too many concurrent token refresh requests' }],
  [401, { message: 'Invalid API key' }],
  [403, { code: 'bad_jwt', message: 'invalid JWT' }],
  [404, { message: 'no Route matched with those values' }],
])('a refresh refused with %d for any other reason keeps the session', async (status, body) => {
  answer(json(body, status));
  await expectUnavailable(await post(calls.refresh));
});

const ownWords = { error_code: 'unexpected_failure', msg: 'Database error saving new user' };

test.each([
  ['sign-in', { code: 500, ...ownWords }, 500],
  ['sign-up', { code: 500, ...ownWords }, 500],
  ['code exchange', { code: 500, ...ownWords }, 500],
  ['sign-up', { code: 'request_timeout', message: 'Processing this request timed out.' }, 504],
  ['sign-up', { code: 'P0001', message: 'Members only' }, 500],
] as const)("the service's own 5xx error reaches the caller of a %s", async (name, body, status) => {
  answer(json(body, status));
  const response = await post(calls[name]);
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual(body);
});

test('a 5xx answer to a refresh keeps the session, whatever its code', async () => {
  answer(json({ code: 'session_not_found', message: 'Session not found' }, 500));
  await expectUnavailable(await post(calls.refresh));
});

test('an error code is read without the header that names its format', async () => {
  answer(json({ code: 'user_banned', message: 'User is banned' }, 400));
  const response = await post(calls['sign-in']);
  expect(response.headers.get('x-supabase-api-version')).toBe('2024-01-01');
});

test('an error of the service passes unchanged, with its headers', async () => {
  answer(() =>
    HttpResponse.json(
      { code: 'invalid_credentials', message: 'Invalid login credentials' },
      { status: 400, headers: { 'X-Supabase-Api-Version': '2024-01-01' } },
    ),
  );
  const response = await post(calls['sign-in']);
  expect(response.status).toBe(400);
  expect(response.headers.get('x-supabase-api-version')).toBe('2024-01-01');
  expect(await response.json()).toEqual({
    code: 'invalid_credentials',
    message: 'Invalid login credentials',
  });
});

test("the time of expiry is computed with this device's clock", async () => {
  answer(json(tokens));
  const before = Math.floor(Date.now() / 1000);
  const body: unknown = await (await post(calls.refresh)).json();
  expect(body).toMatchObject({ access_token: 'a', expires_in: 3600 });
  const expiresAt = ownField(body, 'expires_at');
  expect(expiresAt).toBeGreaterThanOrEqual(before + 3600);
  expect(expiresAt).toBeLessThanOrEqual(Math.floor(Date.now() / 1000) + 3600);
});

test('an answer without a body, as to a logout, passes unchanged', async () => {
  answer(() => new HttpResponse(null, { status: 204 }));
  expect((await post(`${base}/logout?scope=local`)).status).toBe(204);
});

test.each(Object.values(calls))('%s is not redirected to another address', async (url) => {
  const modes: string[] = [];
  server.use(
    http.all(`${base}/*`, ({ request }) => {
      modes.push(request.redirect);
      return HttpResponse.json(tokens);
    }),
  );
  await post(url);
  expect(modes).toEqual(['error']);
});

test('a sign-up that waits for its confirmation passes unchanged', async () => {
  answer(json({ ...user, email: 'ines@example.com', identities: [] }));
  expect((await post(calls['sign-up'])).status).toBe(200);
});

test('the database may answer with a list', async () => {
  answer(json([]));
  const response = await post(question);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual([]);
});

test('a refusal by the database reaches the caller', async () => {
  const body = { code: 'PT404', message: 'There is no such certificate.' };
  answer(json(body, 404));
  const response = await post(question);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual(body);
});

test.each<[number, JsonBodyType]>([
  [404, { message: 'no Route matched with those values' }],
  [503, { code: 503, message: 'Service Unavailable' }],
  [500, []],
])('a database request refused with %d by anyone else is one retryable error', async (status, body) => {
  answer(json(body, status));
  await expectUnavailable(await post(question));
});
