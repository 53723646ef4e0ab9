import '@testing-library/jest-dom';
import { StyleSheet } from '@emotion/sheet';
import { configure } from '@testing-library/dom';
import * as React from 'react';
import { resetEmulator, server } from '@mocks/node';
import { closeBroadcastChannels } from './broadcastChannels';

// Two cores shared by many tests: the first load of a page's modules can outlast the one-second default.
configure({ asyncUtilTimeout: 10_000 });

/**
 * Every query that waits would write the whole page into the error of each of its attempts, a tenth of all the time that
 * tests take. To see the page where a test fails: `DEBUG_PRINT_LIMIT=7000 npx jest <path>`.
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
 * Several clients under one key are what a test of many tabs is made of; and how long a check of the store took
 * says something about the machine alone.
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
 * Rules are not looked at: jsdom lays nothing out, and would try each of them on each element whenever a test asks
 * for a role.
 */
StyleSheet.prototype.insert = () => undefined;

/**
 * React keeps, for its own messages, the stack of whoever has made an element, a fifth of all the time that tests take.
 * It makes none once it has made too many; then its messages still name the components, without that stack.
 */
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set() {
      // React counts on, and starts anew every second.
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
