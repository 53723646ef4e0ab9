import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthUnknownError,
  AuthWeakPasswordError,
} from '@supabase/supabase-js';
import { presentError, secondsToWait, toFailure } from './presentError';

const unreachable = "We can't reach the sign-in service right now. Check your connection and try again.";

/** The service's words where a password needs all four sets of characters. */
const weak =
  'Password should contain at least one character of each: abcdefghijklmnopqrstuvwxyz, ABCDEFGHIJKLMNOPQRSTUVWXYZ, ' +
  '0123456789, !@#$%^&*()_+-=[]{};\'\\:"|<>?,./`~.';

test.each([
  [new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'), 'Invalid login credentials'],
  [new AuthApiError('Email not confirmed', 400, 'email_not_confirmed'), 'Email not confirmed'],
  [new AuthApiError('User already registered', 422, 'user_already_exists'), 'User already registered'],
  [
    new AuthWeakPasswordError('Password should contain at least one digit.', 422, ['characters']),
    'Password should contain at least one digit.',
  ],
  [new AuthWeakPasswordError(weak, 422, ['characters']), weak],
  [new AuthSessionMissingError(), 'Auth session missing!'],
])('an error message written for people is shown word for word: %s', (error, text) => {
  expect(presentError(error)).toBe(text);
});

test.each([
  new AuthRetryableFetchError('{}', 503),
  new AuthRetryableFetchError('Failed to fetch', 0),
  new AuthRetryableFetchError(unreachable, 503),
  new AuthUnknownError('Unexpected token \'<\', "<!DOCTYPE "... is not valid JSON', new Error('x')),
  new AuthApiError('{"weird":true}', 400, undefined),
  new AuthApiError('{"code":"x"}', 400, 'x'),
  new AuthApiError('{"reason":"a message that was an object"}', 400, 'x'),
  new AuthApiError('["one","two"]', 422, 'x'),
  new AuthApiError('"a text in quotes"', 400, 'x'),
  new AuthApiError('[object Object]', 400, 'x'),
  new AuthApiError('null', 400, 'x'),
  new AuthApiError('42', 400, 'x'),
  new AuthApiError('unsupported_grant_type', 400, 'invalid_credentials'),
  new AuthApiError('upstream said {"code":7}', 400, 'x'),
  new AuthApiError('<html><title>Attention Required!</title></html>', 403, 'x'),
  new AuthApiError('word '.repeat(200), 400, 'x'),
  new AuthWeakPasswordError('{}', 422, []),
  new AuthRetryableFetchError('{"code":"unexpected_failure"}', 500),
  new AuthRetryableFetchError('', 500),
  new AuthApiError('', 400, 'invalid_credentials'),
  new TypeError("Cannot read properties of null (reading 'access_token')"),
  toFailure(new DOMException('The quota has been exceeded.', 'QuotaExceededError')),
  toFailure('a thrown text'),
  toFailure(undefined),
])('a technical error message becomes one plain sentence: %s', (error) => {
  expect(presentError(error)).toBe(unreachable);
});

test.each([
  [
    new AuthRetryableFetchError('Database error saving new user', 500),
    'The sign-in service has a problem: Database error saving new user. Nothing was lost; try again in a moment.',
  ],
  [
    new AuthRetryableFetchError('Processing this request timed out, please retry after a moment.', 504),
    'The sign-in service has a problem: Processing this request timed out, please retry after a moment. Nothing was lost; try again in a moment.',
  ],
  [
    new AuthRetryableFetchError('Unexpected failure, please check server logs for more information', 500),
    'The sign-in service has a problem: Unexpected failure. Nothing was lost; try again in a moment.',
  ],
  [
    new AuthApiError('Storage is full', 507, 'unexpected_failure'),
    'The sign-in service has a problem: Storage is full. Nothing was lost; try again in a moment.',
  ],
])("a failure of the service says that it is not the user's fault: %s", (error, text) => {
  expect(presentError(error)).toBe(text);
  expect(presentError(error, true)).toBe(text);
});

test('without a connection the sentence says so', () => {
  expect(presentError(new AuthRetryableFetchError('Failed to fetch', 0), true)).toBe(
    'You are offline. Browsing still works; signing in needs a connection.',
  );
});

test("the wait is read from the service's sentence", () => {
  const error = new AuthApiError(
    'For security purposes, you can only request this after 47 seconds.',
    429,
    'over_email_send_rate_limit',
  );
  expect(secondsToWait(error)).toBe(47);
  expect(
    secondsToWait(new AuthApiError('Invalid login credentials', 400, 'invalid_credentials')),
  ).toBeUndefined();
});
