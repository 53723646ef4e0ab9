import { act, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from '@/app/App';
import { routes } from '@/app/routes';
import { makeStore } from '@/app/store';
import { readEnv } from '@/env';
import { account } from '@/content/account';
import { createAuthServices } from '@/features/auth/session/authServices';
import { seedUsers } from '@mocks/seedUsers';
import { readablePath, tidyAddress } from './tidyAddress';

const site = 'http://localhost';

/** Draws the page of the current history entry as a browser does, with the router that reads the address bar. */
async function load() {
  const { env } = readEnv();
  if (!env) throw new Error('jest.config.ts has lost the test backend');
  tidyAddress();
  const store = makeStore({ services: createAuthServices(env) });
  const router = createBrowserRouter(routes);
  return act(async () =>
    render(
      <App store={store}>
        <RouterProvider router={router} />
      </App>,
    ),
  );
}

/** Opens an address in a new history entry. */
function open(address: string) {
  window.history.replaceState(null, '', site + address);
  return load();
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
])('%s shows "%s", and no token stays in the address', async (path, heading) => {
  await open(`${path}?access_token=a&refresh_token=b#provider_token=c`);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  expect(await screen.findByText("This link can't sign you in here. Please sign in.")).toBeInTheDocument();
  expect(window.location.href).toBe(site + readablePath(path));
});

const course = '90b728ae-ebae-58b6-a2eb-c77d707fbd55';
const title = 'Prompting That Works: From First Draft to Reliable Results';

test.each(['/login', '/signup', '/forgot-password'])(
  'an Enroll Now pressed before hydration, sent to %s, keeps the course as the return target',
  async (path) => {
    await open(`${path}?enroll=${course}&plan=creator-pro`);
    expect(window.location.href).toBe(`${site}${path}?plan=creator-pro`);
    expect(window.history.state).toMatchObject({ usr: { from: `/course/${course}`, enrollTitle: title } });
  },
);

test('the login page names the course of an Enroll Now pressed before hydration', async () => {
  await open(`/login?enroll=${course}`);
  expect(await screen.findByText(`Sign in to enroll in ${title}.`)).toBeInTheDocument();
});

test.each(['constructor', '', '//evil.example', '%00'])(
  'an unknown course "%s" in ?enroll= leaves the plain login page',
  async (id) => {
    await open(`/login?enroll=${id}`);
    expect(await screen.findByText(/^Welcome back/)).toBeInTheDocument();
    expect(window.location.href).toBe(`${site}/login`);
  },
);

test.each(['/', '/courses'])('%s ignores ?enroll=', async (path) => {
  await open(`${path}?enroll=${course}`);
  expect(window.history.state).not.toMatchObject({ usr: { from: expect.anything() } });
});

test('a readable path is not decoded again', () => {
  expect(readablePath('/%2509//x:y')).toBe('/%2509//x:y');
});

test.each(['/', '/courses', '/course/a%2Fb', '/course/%E2%82%AC', '/%2F%2Fevil.example', '/a//b', '/%20'])(
  '%s is left unchanged',
  (path) => {
    expect(readablePath(path)).toBe(path);
  },
);

/** Goes on to another page and comes back. */
async function goAndComeBack(user: UserEvent) {
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Terms of Service' }));
  await screen.findByRole('heading', { level: 1, name: 'Terms of Service' });
  act(() => window.history.back());
}

describe('on the first page of a visit', () => {
  test('Back shows again that an account was made, also after a reload', async () => {
    const user = userEvent.setup({ delay: null });
    const view = await open('/signup');
    await user.type(await screen.findByLabelText('First Name'), 'Nora');
    await user.type(screen.getByLabelText('Last Name'), 'Berg');
    await user.type(screen.getByLabelText('Email address'), 'nora@example.com');
    await user.type(screen.getByLabelText('Password'), 'correct horse');
    await user.type(screen.getByLabelText('Confirm Password'), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    await screen.findByText(account.created);
    await goAndComeBack(user);
    expect(await screen.findByText(account.created)).toBeVisible();
    view.unmount();
    await load();
    expect(await screen.findByText(account.created)).toBeVisible();
  });

  test('Back shows again that a reset link was sent, and another visit shows the form', async () => {
    const user = userEvent.setup({ delay: null });
    const view = await open('/forgot-password');
    await user.type(await screen.findByLabelText('Email address'), seedUsers.ada.email);
    await user.click(screen.getByRole('button', { name: 'Send reset link' }));
    await screen.findByRole('heading', { name: 'Check your email' });
    await goAndComeBack(user);
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible();
    view.unmount();
    await open('/forgot-password');
    expect(await screen.findByRole('button', { name: 'Send reset link' })).toBeVisible();
  });
});
