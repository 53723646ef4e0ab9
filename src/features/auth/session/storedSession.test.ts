import { readStoredSession } from './storedSession';

const now = Date.parse('2025-06-01T12:00:00Z');
const seconds = now / 1000;
const session = {
  access_token: 'access',
  refresh_token: 'refresh',
  expires_in: 3600,
  expires_at: seconds + 1800,
  token_type: 'bearer',
  user: { id: 'u1' },
};
const read = (value: unknown) => readStoredSession(JSON.stringify(value), now);

test('a session is read as it was stored', () => {
  expect(read(session)).toEqual(session);
});

test.each([
  ['nothing', null],
  ['no JSON', 'hello'],
  ['half a session', '{"access_token":"a","refresh_to'],
  ['an empty text', ''],
  ['null', 'null'],
  ['a number', '42'],
  ['a text', '"session"'],
  ['a truth', 'true'],
  ['an object', '{}'],
  ['a list', '[]'],
  ['an older format', '{"currentSession":{"access_token":"a"},"expiresAt":1}'],
  ['no access token', JSON.stringify({ ...session, access_token: undefined })],
  ['an empty access token', JSON.stringify({ ...session, access_token: '' })],
  ['an access token that is no text', JSON.stringify({ ...session, access_token: { a: 1 } })],
  ['no refresh token', JSON.stringify({ ...session, refresh_token: undefined })],
  ['a refresh token of null', JSON.stringify({ ...session, refresh_token: null, expires_at: 1 })],
])('%s is not a session', (_name, raw) => {
  expect(readStoredSession(raw, now)).toBeUndefined();
});

test.each([
  ['a text', '1748782800'],
  ['null', null],
  ['missing', undefined],
  ['in milliseconds', now + 1_800_000],
  ['further ahead than a session lasts, because the clock was set back', seconds + 7200],
  ['not a number', Number.NaN],
])(
  'a time of expiry that is %s counts as expired, so that the client refreshes the session',
  (_name, expiresAt) => {
    expect(read({ ...session, expires_at: expiresAt })?.expires_at).toBe(1);
  },
);

test.each([[undefined], [null], [{}], ['x'], [{ id: 'u1', user_metadata: null }]])(
  'a session with the user %p is still a session',
  (user) => {
    expect(read({ ...session, user })).toMatchObject({ access_token: 'access' });
  },
);
