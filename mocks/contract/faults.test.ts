import { emulator, resetEmulator } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { parseFaults } from '@mocks/service/faults';
import { send, signIn } from './send';

function faults(text: string) {
  emulator.faults.replace(parseFaults(text));
}

afterEach(() => {
  jest.useRealTimers();
});

const stopTimers = () => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });

/** Until the requests with a counted fault have reached it. No time passes for their delay. */
async function untilFaultsApply() {
  while (emulator.faults.list.length > 0) await jest.advanceTimersByTimeAsync(0);
}

test.each([
  [
    '429',
    429,
    'application/json',
    '{"code":"over_request_rate_limit","message":"Request rate limit reached"}',
  ],
  [
    '500',
    500,
    'application/json',
    '{"code":"unexpected_failure","message":"Unexpected failure, please check',
  ],
  ['502', 502, 'application/json', '{"message":"Bad Gateway"}'],
  ['503', 503, 'application/json', '{"message":"Service Unavailable"}'],
  ['504', 504, 'application/json', '{"message":"Gateway Timeout"}'],
  ['html200', 200, 'text/html; charset=utf-8', '<!DOCTYPE html>'],
  ['html403', 403, 'text/html; charset=utf-8', '<!DOCTYPE html>'],
  ['html502', 502, 'text/html; charset=utf-8', '<!DOCTYPE html>'],
  ['empty', 200, 'application/json', ''],
  ['object', 200, 'application/json', '{}'],
  ['null', 200, 'application/json', 'null'],
  ['malformed', 200, 'application/json', '{"access_token":"'],
])('%s is answered with %i', async (kind, status, type, start) => {
  faults(`token:${kind}x1`);
  const faulty = await signIn(seedUsers.ada.email, seedUsers.ada.password);
  expect([faulty.status, faulty.headers.get('content-type')]).toEqual([status, type]);
  expect(faulty.text.startsWith(start)).toBe(true);
  const next = await signIn(seedUsers.ada.email, seedUsers.ada.password);
  expect(next.headers.get('sb-auth-user-id')).toBe(seedUsers.ada.id);
});

test('the 429 and 500 faults have the requested error shape and its headers', async () => {
  const limited = { code: 429, error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' };
  const text = 'Unexpected failure, please check server logs for more information';
  const failed = { code: 500, error_code: 'unexpected_failure', msg: text };
  for (const { kind, body, code } of [
    { kind: '429', body: limited, code: 'over_request_rate_limit' },
    { kind: '500', body: failed, code: null },
  ]) {
    faults(`health:${kind}`);
    const older = await send('GET', '/health', { version: null });
    expect(older.text).toBe(JSON.stringify(body));
    const newer = await send('GET', '/health', { version: '2024-01-01' });
    expect(newer.text).toBe(JSON.stringify({ code: body.error_code, message: body.msg }));
    expect([older, newer].map(({ headers }) => headers.get('x-supabase-api-version'))).toEqual([
      null,
      '2024-01-01',
    ]);
    expect([older, newer].map(({ headers }) => headers.get('x-sb-error-code'))).toEqual([code, code]);
  }
});

test('an offline request fails, a slow one comes late, a hanging one never', async () => {
  faults('health:offlinex1');
  await expect(send('GET', '/health')).rejects.toThrow('Failed to fetch');
  stopTimers();
  const answered = jest.fn();
  faults('health:slow300x1');
  const slow = send('GET', '/health').then(answered);
  await untilFaultsApply();
  await jest.advanceTimersByTimeAsync(299);
  expect(answered).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await slow;
  expect(answered).toHaveBeenCalledTimes(1);

  faults('health:hangx1');
  void send('GET', '/health').then(answered, answered);
  await untilFaultsApply();
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(answered).toHaveBeenCalledTimes(1);
});

test('a fault on * also applies to unknown paths and requests without a key', async () => {
  faults('*:503');
  expect((await send('GET', '/nowhere', { key: null })).status).toBe(503);
});

test('a reset aborts a slow request, which leaves no trace', async () => {
  stopTimers();
  faults('token:slow500x1,rpc:slow500x1');
  const late = signIn(seedUsers.ada.email, seedUsers.ada.password);
  const lateCall = fetch('https://aiclub.supabase.test/rest/v1/rpc/verify_certificate', {
    method: 'POST',
    headers: { apikey: 'sb_publishable_mock', 'Content-Type': 'application/json' },
    body: '{"code":"7K3M9QXW2B4D"}',
  });
  await untilFaultsApply();
  resetEmulator();
  const outcomes = Promise.allSettled([late, lateCall]);
  await jest.advanceTimersByTimeAsync(500);
  const failed = { status: 'rejected', reason: { message: 'Failed to fetch' } };
  expect(await outcomes).toMatchObject([failed, failed]);
  expect(emulator.users().find(({ id }) => id === seedUsers.ada.id)?.lastSignInAt).toBeNull();
});
