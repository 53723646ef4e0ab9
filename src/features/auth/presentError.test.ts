import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthUnknownError,
  AuthWeakPasswordError,
} from '@supabase/supabase-js';
import { presentError, secondsToWait, toFailure } from './presentError';

const unreachable = "We can't reach the sign-in service right now. Check your connection and try again.";

test.each([
  [new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'), 'Invalid login credentials'],
  [new AuthApiError('Email not confirmed', 400, 'email_not_confirmed'), 'Email not confirmed'],
  [new AuthApiError('User already registered', 422, 'user_already_exists'), 'User already registered'],
  [
    new AuthWeakPasswordError('Password should contain at least one digit.', 422, ['characters']),
    'Password should contain at least one digit.',
  ],
  [new AuthSessionMissingError(), 'Auth session missing!'],
])('what the service worded for people is shown word for word: %s', (error, text) => {
  expect(presentError(error)).toBe(text);
});

test.each([
  new AuthRetryableFetchError('{}', 503),
  new AuthRetryableFetchError('Failed to fetch', 0),
  new AuthRetryableFetchError('Bad Gateway', 502),
  new AuthRetryableFetchError('Database error saving new user', 500),
  new AuthUnknownError('Unexpected token \'<\', "<!DOCTYPE "... is not valid JSON', new Error('x')),
  new AuthApiError('{"weird":true}', 400, undefined),
  new AuthApiError('', 400, 'invalid_credentials'),
  new TypeError("Cannot read properties of null (reading 'access_token')"),
  toFailure(new DOMException('The quota has been exceeded.', 'QuotaExceededError')),
  toFailure('a thrown text'),
  toFailure(undefined),
])('what a machine worded becomes one human sentence: %s', (error) => {
  expect(presentError(error)).toBe(unreachable);
});

test('without a connection the sentence says so', () => {
  expect(presentError(new AuthRetryableFetchError('Failed to fetch', 0), true)).toBe(
    'You are offline. Browsing still works; signing in needs a connection.',
  );
});

test('the wait the service asks for is read from its sentence', () => {
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
