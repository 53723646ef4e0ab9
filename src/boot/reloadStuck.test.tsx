import { setImmediate as turn } from 'node:timers/promises';
import { reloadStuck } from './reloadStuck';

const said: unknown[] = [];
/** jsdom cannot reload, and says so. */
const reloads = () => said.filter((text) => String(text).includes('Not implemented: navigation')).length;

/** The page comes back from the back/forward cache. */
const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

beforeAll(() => reloadStuck());
beforeEach(() => {
  // React draws in its own tasks here, as in a browser.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  said.length = 0;
  jest.spyOn(console, 'error').mockImplementation((text) => {
    said.push(text);
  });
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a page that Back brings while React gets no turn is loaded anew', () => {
  comeBack();
  jest.advanceTimersByTime(3000);
  expect(reloads()).toBe(1);
});

test('a page that Back brings and that React can draw stays', async () => {
  comeBack();
  for (let turns = 0; turns < 20; turns += 1) await turn();
  jest.advanceTimersByTime(10_000);
  expect(reloads()).toBe(0);
});
