import { createMemoryRouter } from 'react-router-dom';
import { whenInitialized } from './whenInitialized';

test('it resolves once a page that has to be downloaded is here', async () => {
  const router = createMemoryRouter([{ path: '/', lazy: async () => ({ Component: () => null }) }]);
  expect(router.state.initialized).toBe(false);
  await whenInitialized(router);
  expect(router.state.initialized).toBe(true);
});

test('it resolves for a router that is ready before anybody asks', async () => {
  const router = createMemoryRouter([{ path: '/', lazy: async () => ({ Component: () => null }) }]);
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  await whenInitialized(router);
  expect(router.state.initialized).toBe(true);
});

test('a step in history while the first page is on its way is followed', async () => {
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
