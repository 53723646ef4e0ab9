import { act, render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { server } from '@mocks/node';
import { noteFailedDownloads } from '@/ui/failedDownload';
import { RouteError } from './RouteError';

const missing = new TypeError('error loading dynamically imported module');

/** Follows a link to a page whose script does not arrive. */
async function openPageWithoutScript() {
  const cutOff = () => {
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: missing }));
    return Promise.reject(missing);
  };
  const router = createMemoryRouter([
    { path: '/', element: <h1>Home</h1> },
    { path: '/careers', lazy: cutOff, errorElement: <RouteError /> },
  ]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/careers'));
}

const apology = () => screen.queryByRole('heading', { name: 'Something went wrong on this screen.' });
let said: unknown[] = [];
/** jsdom cannot reload, and says so. */
const reloads = () => said.filter((text) => String(text).includes('Not implemented: navigation')).length;

beforeAll(() => noteFailedDownloads());
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  said = [];
  // The router tells of what it has caught, too.
  jest.spyOn(console, 'error').mockImplementation((text) => {
    said.push(text);
  });
});
afterEach(() => {
  // Nobody is leaving any more.
  jest.advanceTimersByTime(10_000);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a page whose script is gone reloads', async () => {
  await openPageWithoutScript();
  expect(reloads()).toBe(1);
  expect(apology()).not.toBeInTheDocument();
});

test('a page that is left while it waits to reload leads away, and says so to whoever is still there', async () => {
  const missingFile = { name: `${window.location.origin}/assets/CareersPage-1.js`, responseStatus: 404 };
  jest
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([
      { ...missingFile, entryType: 'resource', startTime: 0, duration: 0, toJSON: () => missingFile },
    ]);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.get(missingFile.name, async () => {
      await answered;
      return new HttpResponse('');
    }),
  );
  await openPageWithoutScript();
  window.dispatchEvent(new Event('beforeunload'));
  await act(async () => {
    answer();
    await fetch(missingFile.name);
  });
  expect(reloads()).toBe(0);
  expect(apology()).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(10_000));
  expect(apology()).toBeVisible();
});

test('a script that is cut off because its visitor leaves does not call the visitor back', async () => {
  window.dispatchEvent(new Event('beforeunload'));
  await openPageWithoutScript();
  expect(reloads()).toBe(0);
  expect(apology()).not.toBeInTheDocument();
});

test('whoever is still there after a while is told, and may reload', async () => {
  window.dispatchEvent(new Event('beforeunload'));
  await openPageWithoutScript();
  act(() => jest.advanceTimersByTime(10_000));
  expect(apology()).toBeVisible();
  expect(screen.getByRole('link', { name: 'Reload' })).toBeVisible();
  expect(reloads()).toBe(0);
});

test('a page that was cut off when it was left reloads for whoever comes back to it', async () => {
  window.dispatchEvent(new Event('beforeunload'));
  await openPageWithoutScript();
  expect(reloads()).toBe(0);
  await act(async () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(reloads()).toBe(1);
});
