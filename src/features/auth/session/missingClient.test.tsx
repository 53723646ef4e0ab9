import { act, fireEvent, screen, waitFor } from '@testing-library/react';
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

test('a page reloads once for a client that does not come, and then makes do without it, however long', async () => {
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
