import { waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { whenInitialized } from './whenInitialized';

test('it resolves once the first page is downloaded', async () => {
  const router = createMemoryRouter([{ path: '/', lazy: async () => ({ Component: () => null }) }]);
  expect(router.state.initialized).toBe(false);
  await whenInitialized(router);
  expect(router.state.initialized).toBe(true);
});

test('it resolves for a router that is already initialized', async () => {
  const router = createMemoryRouter([{ path: '/', lazy: async () => ({ Component: () => null }) }]);
  await waitFor(() => expect(router.state.initialized).toBe(true));
  await expect(whenInitialized(router)).resolves.toBeUndefined();
});

test('a history step during the download of the first page is followed', async () => {
  const router = createMemoryRouter(
    [
      { path: '/', lazy: async () => ({ Component: () => null }) },
      { path: '/next', lazy: async () => ({ Component: () => null }) },
    ],
    { initialEntries: ['/next', '/'], initialIndex: 1 },
  );
  void router.navigate(-1);
  await whenInitialized(router);
  expect(router.state.location.pathname).toBe('/next');
});
