/** @jest-environment-options {"learning": true} */
import { screen, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { routes } from '@/app/routes';
import { renderAt } from '@/testing/renderAt';

// The texts of a lesson are a script of their own, which does not arrive.
jest.mock('@/features/learning/lessons/startHereAi/lesson02', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const address = '/course/d4c7677b-9c1c-575e-a6a9-bd066167a630/learn/start-here-ai-02';

const connect = (online: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);

afterEach(() => jest.restoreAllMocks());

test('without a connection a lesson that was never opened says that it needs one', async () => {
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

test('with a connection a lesson whose texts cannot be downloaded has failed', async () => {
  connect(true);
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  await waitFor(() => expect(router.state.initialized).toBe(true));
  expect(Object.values(router.state.errors ?? {})).toEqual([
    new TypeError('Failed to fetch dynamically imported module'),
  ]);
});
