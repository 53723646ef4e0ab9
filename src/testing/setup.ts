import '@testing-library/jest-dom';
import { StyleSheet } from '@emotion/sheet';
import { configure } from '@testing-library/dom';
import * as React from 'react';
import { resetEmulator, server } from '@mocks/node';
import { closeBroadcastChannels } from './broadcastChannels';

// Two cores shared by many tests: the first load of a page's modules can outlast the one-second default.
configure({ asyncUtilTimeout: 10_000 });

/**
 * Otherwise a waiting query prints the whole page into the error of each attempt, a tenth of the time of all tests.
 * To see the page where a test fails: `DEBUG_PRINT_LIMIT=7000 npx jest <path>`.
 */
function errorWithoutPage(message: string | null): Error {
  const error = Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  // So that Jest shows the line of the test.
  Error.captureStackTrace(error, errorWithoutPage);
  return error;
}
if (!process.env['DEBUG_PRINT_LIMIT']) configure({ getElementError: errorWithoutPage });

const complaints: string[] = [];

/**
 * A test of several tabs has several clients under one key. How long a check of the store took depends on the machine
 * alone.
 */
const expected = /Multiple GoTrueClient instances|InvariantMiddleware took \d+ms/;

/** Collected, not thrown: an error thrown inside an asynchronous log would end the whole run. */
function collect(...parts: unknown[]) {
  const text = parts.map(String).join(' ');
  if (!expected.test(text)) complaints.push(text);
}

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});

/**
 * Inserts no styles: jsdom has no layout, and would match every rule against every element whenever a test queries by
 * role.
 */
StyleSheet.prototype.insert = () => undefined;

/**
 * For its own messages React captures the stack of each created element, a fifth of the time of all tests. It stops
 * once it has captured too many; its messages then still name the components, without that stack.
 */
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set() {
      // React increments the count, and resets it every second.
    },
  });
}

beforeEach(() => {
  resetEmulator();
  localStorage.clear();
  sessionStorage.clear();
  complaints.length = 0;
  jest.spyOn(console, 'error').mockImplementation(collect);
  jest.spyOn(console, 'warn').mockImplementation(collect);
});

afterEach(() => {
  closeBroadcastChannels();
  server.resetHandlers();
  expect(complaints).toEqual([]);
});

afterAll(() => {
  server.close();
});
