import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
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
const hasReloaded = () => sessionStorage.getItem('reloaded-at') !== null;

beforeAll(() => noteFailedDownloads());
beforeEach(() => {
  jest.useFakeTimers();
  // jsdom cannot reload, and says so; the router tells of what it has caught.
  jest.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  // Nobody is leaving any more.
  jest.advanceTimersByTime(10_000);
  jest.useRealTimers();
});

test('a page whose script is gone reloads', async () => {
  await openPageWithoutScript();
  expect(hasReloaded()).toBe(true);
  expect(apology()).not.toBeInTheDocument();
});

test('a script that is cut off because its visitor leaves does not call the visitor back', async () => {
  window.dispatchEvent(new Event('beforeunload'));
  await openPageWithoutScript();
  expect(hasReloaded()).toBe(false);
  expect(apology()).not.toBeInTheDocument();
});

test('whoever is still there after a while is told, and may reload', async () => {
  window.dispatchEvent(new Event('beforeunload'));
  await openPageWithoutScript();
  act(() => jest.advanceTimersByTime(10_000));
  expect(apology()).toBeVisible();
  expect(screen.getByRole('link', { name: 'Reload' })).toBeVisible();
  expect(hasReloaded()).toBe(false);
});

test('a page that was cut off when it was left reloads for whoever comes back to it', async () => {
  window.dispatchEvent(new Event('beforeunload'));
  await openPageWithoutScript();
  expect(hasReloaded()).toBe(false);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(hasReloaded()).toBe(true);
});
