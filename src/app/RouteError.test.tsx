import { act, fireEvent, render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createBrowserRouter, createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { server } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { forgetTexts, readTexts, writeAnswer } from '@/features/learning/texts/texts';
import { ContactForm } from '@/pages/contact/ContactForm';
import { noteFailedDownloads } from '@/ui/failedDownload';
import { RouteError } from './RouteError';

const missing = new TypeError('error loading dynamically imported module');

function Broken(): never {
  throw new Error('A bug');
}

const cutOff = () => {
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: missing }));
  return Promise.reject(missing);
};

/** Opens the pages in order; the script of /careers does not arrive. */
async function openPageWithoutScript(pages = ['/careers']) {
  const router = createMemoryRouter([
    { path: '/', element: <h1>Home</h1> },
    {
      element: <Outlet />,
      errorElement: <RouteError />,
      children: [
        { path: '/broken', Component: Broken },
        { path: '/careers', lazy: cutOff },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  for (const page of pages) await act(() => router.navigate(page));
}

const apology = () => screen.queryByRole('heading', { name: 'Something went wrong on this screen.' });
let said: unknown[] = [];
/** jsdom cannot reload, and says so. */
const reloads = () => said.filter((text) => String(text).includes('Not implemented: navigation')).length;

beforeAll(() => noteFailedDownloads());
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  said = [];
  // The router logs what it has caught as well.
  jest.spyOn(console, 'error').mockImplementation((text) => {
    said.push(text);
  });
});
afterEach(() => {
  // By then the page no longer counts as being left.
  jest.advanceTimersByTime(10_000);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a page whose script is missing reloads', async () => {
  await openPageWithoutScript();
  expect(reloads()).toBe(1);
  expect(apology()).not.toBeInTheDocument();
});

test('a page whose script is missing reloads although the clock has been set back since the last reload', async () => {
  sessionStorage.setItem('reloaded-at', String(Date.now() + 24 * 60 * 60_000));
  await openPageWithoutScript();
  expect(reloads()).toBe(1);
  expect(apology()).not.toBeInTheDocument();
});

test('a page whose script is missing also reloads after a page that failed for another reason', async () => {
  await openPageWithoutScript(['/broken', '/careers']);
  expect(reloads()).toBe(1);
  expect(apology()).not.toBeInTheDocument();
});

test('a page whose script is missing also reloads when a letter is begun', async () => {
  const router = createBrowserRouter([
    { path: '/', Component: ContactForm },
    { path: '/careers', lazy: cutOff, errorElement: <RouteError /> },
  ]);
  render(<RouterProvider router={router} />);
  fireEvent.change(screen.getByRole('textbox', { name: 'Message' }), { target: { value: 'How' } });
  await act(() => router.navigate('/careers'));
  expect(reloads()).toBe(1);
  expect(apology()).not.toBeInTheDocument();
  await act(() => router.navigate('/'));
});

test('leaving cancels a pending reload; a visitor who is still there after ten seconds sees the error', async () => {
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

test('a script request cut off by leaving the page causes no reload', async () => {
  window.dispatchEvent(new Event('beforeunload'));
  await openPageWithoutScript();
  expect(reloads()).toBe(0);
  expect(apology()).not.toBeInTheDocument();
});

test('a visitor who is still there ten seconds after leaving began may reload', async () => {
  window.dispatchEvent(new Event('beforeunload'));
  await openPageWithoutScript();
  act(() => jest.advanceTimersByTime(10_000));
  expect(apology()).toBeVisible();
  expect(screen.getByRole('link', { name: 'Reload' })).toBeVisible();
  expect(reloads()).toBe(0);
});

test('a page cut off while leaving reloads when Back restores it', async () => {
  window.dispatchEvent(new Event('beforeunload'));
  await openPageWithoutScript();
  expect(reloads()).toBe(0);
  await act(async () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(reloads()).toBe(1);
});

test('a page that was never downloaded is not said to have failed while there is no network', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openPageWithoutScript();
  expect(screen.getByRole('heading', { name: 'This page needs a connection' })).toBeVisible();
  expect(screen.getByText('It loads as soon as you are online again.')).toBeVisible();
  expect(document.title).toContain('This page needs a connection');
  expect(apology()).not.toBeInTheDocument();
});

describe('with a text that only this tab keeps', () => {
  const { lena } = seedUsers;
  const warning = 'A reload loses what is kept in this tab only and has not been sent.';

  beforeEach(() => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    writeAnswer(lena.id, 'start-here-ai-02-b1', 'What I wrote');
    full.mockRestore();
  });
  afterEach(() => forgetTexts(lena.id));

  const expectTextAndButton = (heading = apology()) => {
    expect(reloads()).toBe(0);
    expect(heading).toBeVisible();
    expect(screen.getByText(warning)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Reload' })).toBeVisible();
    expect(Object.values(readTexts(lena.id).answers)).toEqual([
      expect.objectContaining({ body: 'What I wrote' }),
    ]);
  };

  test('a page whose script is missing does not reload by itself', async () => {
    await openPageWithoutScript();
    expectTextAndButton();
  });

  test('a page opened offline does not reload by itself when the network returns', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await openPageWithoutScript();
    onLine.mockReturnValue(true);
    await act(async () => window.dispatchEvent(new Event('online')));
    expectTextAndButton(screen.getByRole('heading', { name: 'This page needs a connection' }));
  });

  test('a page cut off while leaving does not reload by itself when Back restores it', async () => {
    window.dispatchEvent(new Event('beforeunload'));
    await openPageWithoutScript();
    await act(async () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    act(() => jest.advanceTimersByTime(10_000));
    expectTextAndButton();
  });
});
