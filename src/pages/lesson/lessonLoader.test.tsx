/** @jest-environment-options {"learning": true} */
import { act, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { emulator } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { parseFaults } from '@mocks/service/faults';
import { routes } from '@/app/routes';
import { readOutbox } from '@/features/learning/outbox/outbox';
import { renderAt } from '@/testing/renderAt';

// The texts of a lesson are a separate script, which cannot be downloaded here.
jest.mock('@/features/learning/lessons/startHereAi/lesson02', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const address = '/course/d4c7677b-9c1c-575e-a6a9-bd066167a630/learn/start-here-ai-02';

const connect = (online: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);

afterEach(() => jest.restoreAllMocks());

test('offline, a lesson that was never opened says that it needs a connection', async () => {
  connect(false);
  await renderAt(address);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This lesson needs a connection' }),
  ).toBeVisible();
  expect(
    screen.getByText('This lesson is not on this device yet. Open it once with a connection, and it stays.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Course page' })).toHaveAttribute(
    'href',
    address.replace(/\/learn.*/, ''),
  );
});

test('back online, a lesson does not reload by itself while that would lose an unsaved text', async () => {
  const { lena } = seedUsers;
  const { user, router } = await renderAt(address.replace('02', '05'), { as: lena });
  const tick = await screen.findByRole('button', { name: 'Mark as done and continue' });
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  emulator.faults.replace(parseFaults('*:offline'));
  connect(false);
  await user.click(tick);
  await waitFor(() => expect(readOutbox(lena.id).map(({ type }) => type)).toContain('completed'));
  await act(() => router.navigate(address));
  expect(await screen.findByText('It opens with a reload once you are online again.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument();
  connect(true);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByRole('button', { name: 'Reload' })).toBeVisible();
  expect(
    screen.getByText(
      'You are online again. This browser does not keep what you write and tick: what is not sent before the reload is lost.',
    ),
  ).toBeVisible();
  expect(readOutbox(lena.id)).not.toHaveLength(0);
  full.mockRestore();
  emulator.faults.clear();
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await waitFor(() => expect(readOutbox(lena.id)).toEqual([]));
});

test('online, a lesson whose texts cannot be downloaded has failed', async () => {
  connect(true);
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  await waitFor(() => expect(router.state.initialized).toBe(true));
  expect(Object.values(router.state.errors ?? {})).toEqual([
    new TypeError('Failed to fetch dynamically imported module'),
  ]);
});
