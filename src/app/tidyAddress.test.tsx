import { act, render, screen } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from '@/app/App';
import { routes } from '@/app/routes';
import { makeStore } from '@/app/store';
import { readEnv } from '@/env';
import { createAuthServices } from '@/features/auth/session/authServices';
import { readablePath, tidyAddress } from './tidyAddress';

const site = 'http://localhost';

/** Opens an address as a browser does, with the router that reads the address bar. */
async function open(address: string) {
  window.history.replaceState(null, '', site + address);
  const { env } = readEnv();
  if (!env) throw new Error('jest.config.ts has lost the test backend');
  tidyAddress();
  const store = makeStore({ services: createAuthServices(env) });
  const router = createBrowserRouter(routes);
  await act(async () =>
    render(
      <App store={store}>
        <RouterProvider router={router} />
      </App>,
    ),
  );
}

test.each([
  '/%09//x:y',
  '/%0d%0ax/courses',
  '/%5C%5Cx:y',
  '/%5C/x:y',
  '//x:y',
  '///evil.example/x',
  '/%00',
  '/%1F%7F/',
])('%s is not found', async (address) => {
  await open(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
});

test.each([
  ['//careers', 'Careers'],
  ['/%09/careers', 'Page not found'],
  ['/%5Ccareers', 'Page not found'],
])('%s is the page "%s", and no token stays in the address', async (path, heading) => {
  await open(`${path}?access_token=a&refresh_token=b#provider_token=c`);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  expect(await screen.findByText("This link can't sign you in here. Please sign in.")).toBeInTheDocument();
  expect(window.location.href).toBe(site + readablePath(path));
});

test('what was made readable is not touched again', () => {
  expect(readablePath('/%2509//x:y')).toBe('/%2509//x:y');
});

test.each(['/', '/courses', '/course/a%2Fb', '/course/%E2%82%AC', '/%2F%2Fevil.example', '/a//b', '/%20'])(
  '%s is left as it is',
  (path) => {
    expect(readablePath(path)).toBe(path);
  },
);
