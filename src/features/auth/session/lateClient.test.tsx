import { screen } from '@testing-library/react';
import { server } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { changeStoredSession } from '@/testing/changeStoredSession';
import { fill } from '@/testing/fill';
import * as lateClient from '@/testing/lateClient';
import { renderAt } from '@/testing/renderAt';

jest.mock('@supabase/supabase-js', () =>
  jest.requireActual<typeof lateClient>('@/testing/lateClient').makeLateClient(),
);

const { ada, carl } = seedUsers;
const key = 'sb-aiclub-auth-token';

afterEach(() => {
  jest.useRealTimers();
  server.events.removeAllListeners();
});

test('a client that arrives after a form has given up signs in with the stored session, not with what the form sent', async () => {
  const earlier = await renderAt('/terms', { as: ada });
  earlier.view.unmount();
  earlier.services.renewClient();
  // Only the client can renew it.
  changeStoredSession(key, { expires_at: 1 });
  jest.useFakeTimers({ advanceTimers: true });
  const calls: string[] = [];
  server.events.on('request:start', ({ request }) => calls.push(new URL(request.url).search));
  const { user, router } = await renderAt('/login');
  await fill(user, screen.getByLabelText('Email address'), carl.email);
  await fill(user, screen.getByLabelText('Password'), carl.password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await lateClient.pass(10_000);
  expect(screen.getByRole('alert')).toHaveTextContent(/^We can't reach the sign-in service right now\./);
  expect(calls).toEqual([]);

  lateClient.arrive();
  expect(await screen.findByRole('heading', { name: 'Welcome, Ada!' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/dashboard');
  expect(calls).toEqual(['?grant_type=refresh_token']);
});
