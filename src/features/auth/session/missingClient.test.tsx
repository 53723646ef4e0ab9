import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { renderAt } from '@/testing/renderAt';
import { noteFailedDownloads } from '@/ui/failedDownload';

const mockMissing = new TypeError('Failed to fetch dynamically imported module');
const mockAsked = jest.fn();
// A library that cannot be had fails as a script that did not arrive.
jest.mock('@supabase/supabase-js', () => {
  mockAsked();
  throw mockMissing;
});

const reloads: string[] = [];

beforeAll(() => {
  noteFailedDownloads();
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: mockMissing }));
});

beforeEach(() => {
  mockAsked.mockClear();
  reloads.length = 0;
  // jsdom cannot reload, and says so.
  jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    reloads.push(parts.map(String).join(' '));
  });
});

// Nothing else was complained of.
afterEach(() => {
  jest.useRealTimers();
  expect(reloads.filter((text) => !text.includes('Not implemented: navigation'))).toEqual([]);
});

test('a page reloads once for a missing client, and then works without it for as long as it is missing', async () => {
  const first = await renderAt('/about', { as: seedUsers.ada });
  await waitFor(() => expect(reloads).toHaveLength(1));
  first.view.unmount();

  jest.useFakeTimers({ advanceTimers: true });
  const { services, view } = await renderAt('/about');
  expect(await screen.findByRole('button', { name: 'Account menu' })).toBeInTheDocument();
  for (const minutes of [1, 10]) {
    jest.setSystemTime(Date.now() + minutes * 60_000);
    mockAsked.mockClear();
    fireEvent.focus(window);
    // It waits for the answer that the focus has asked for.
    await act(() => expect(services.getClient()).rejects.toBe(mockMissing));
    expect(mockAsked).toHaveBeenCalledTimes(1);
  }
  expect(reloads).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Account menu' })).toBeInTheDocument();
  view.unmount();
});

test('a password typed while the missing client is requested past the cache prevents the reload', async () => {
  const name = `${window.location.origin}/assets/supabase-1.js`;
  const entry = { name, responseStatus: 404, entryType: 'resource', startTime: 0, duration: 0 };
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([{ ...entry, toJSON: () => entry }]);
  const asked = jest.fn();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.get(name, async () => {
      asked();
      await answered;
      return new HttpResponse('');
    }),
  );
  const { services, view } = await renderAt('/login');
  await act(() => expect(services.getClient()).rejects.toBe(mockMissing));
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await userEvent.type(screen.getByLabelText('Password'), 'a');
  answer();
  // The reload would follow the answer.
  await fetch(name);
  expect(reloads).toEqual([]);
  expect(screen.getByLabelText('Password')).toHaveValue('a');
  view.unmount();
});

test('a provider sign-in that fails without the client is not reported as unavailable', async () => {
  // One reload for it has been in vain.
  sessionStorage.setItem('reloaded-for-client', '1');
  const { user } = await renderAt('/login');
  await user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
  expect(
    await screen.findByText('A part of this page could not be loaded. Reload the page, then try again.'),
  ).toBeInTheDocument();
  expect(screen.queryByText(/not available right now/)).not.toBeInTheDocument();
});
