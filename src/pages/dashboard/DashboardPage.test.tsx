import { act, screen, waitFor, within } from '@testing-library/react';
import { emulator, server } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { parseFaults } from '@mocks/service/faults';
import { renderAt } from '@/testing/renderAt';

const sessionKey = 'sb-aiclub-auth-token';

/** The scopes of all sign-out requests. */
function recordSignOuts() {
  const scopes: (string | null)[] = [];
  server.events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith('/logout')) scopes.push(searchParams.get('scope'));
  });
  return scopes;
}

const page = () => within(screen.getByRole('main'));

afterEach(() => {
  server.events.removeAllListeners();
});

test.each([
  [seedUsers.ada, 'Ada Winter', 'Student'],
  [seedUsers.carl, 'Carl Berger', 'Creator'],
])('the dashboard greets by first name and shows the account', async (seedUser, name, accountType) => {
  await renderAt('/dashboard', { as: seedUser });
  expect(await screen.findByRole('heading', { name: `Welcome, ${seedUser.firstName}!` })).toBeInTheDocument();
  expect(page().getByText(name)).toBeInTheDocument();
  expect(page().getByText(seedUser.email)).toBeInTheDocument();
  expect(page().getByText(accountType)).toBeInTheDocument();
});

test('during the session lookup the dashboard shows "Loading..."', async () => {
  emulator.faults.replace(parseFaults('*:hang'));
  localStorage.setItem(
    sessionKey,
    JSON.stringify({
      access_token: 'a',
      refresh_token: 'r',
      expires_at: 1,
      token_type: 'bearer',
      user: { id: 'u' },
    }),
  );
  await renderAt('/dashboard');
  expect(await screen.findByText('Loading...')).toBeInTheDocument();
});

test('a creator reads that uploading is not open yet and where to send an outline', async () => {
  await renderAt('/dashboard', { as: seedUsers.carl });
  expect(await page().findByRole('link', { name: 'Send an Outline' })).toHaveAttribute(
    'href',
    'mailto:creators@aiclub.example?subject=Outline%20of%20a%20course',
  );
  expect(page().getByText(/^Uploading courses is not open yet\./)).toBeVisible();
});

test.each([
  [
    'student-pass',
    'You chose Student Pass',
    'Student Pass, $29 per month',
    /^Online payment is not open yet\. Nothing was charged/,
    'Compare plans',
    '/pricing',
  ],
  [
    'business',
    'You chose Business',
    'Business, custom price per year',
    /^Our sales team answers with a quote\. Nothing was charged/,
    'Contact Sales',
    'mailto:sales@aiclub.example?subject=Business%20plan',
  ],
])(
  'the dashboard names the chosen plan %s and its next step',
  async (slug, title, facts, words, action, href) => {
    await renderAt(`/dashboard?plan=${slug}`, { as: seedUsers.ada });
    const section = within(await page().findByRole('region', { name: title }));
    expect(section.getByText(facts)).toBeVisible();
    expect(section.getByText(words)).toBeVisible();
    expect(section.getByRole('link', { name: action })).toHaveAttribute('href', href);
  },
);

test('an unknown plan is not mentioned', async () => {
  await renderAt('/dashboard?plan=constructor', { as: seedUsers.ada });
  expect(await screen.findByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();
  expect(page().queryByText(/You chose/)).not.toBeInTheDocument();
});

test('a creator sees the way to publishing, a student does not', async () => {
  const first = await renderAt('/dashboard', { as: seedUsers.carl });
  expect(await page().findByRole('link', { name: 'For Creators' })).toHaveAttribute('href', '/creators');
  first.view.unmount();
  localStorage.clear();
  await renderAt('/dashboard', { as: seedUsers.ada });
  expect(await page().findByRole('link', { name: 'Browse courses' })).toHaveAttribute('href', '/courses');
  expect(page().queryByRole('link', { name: 'For Creators' })).not.toBeInTheDocument();
});

test('Logout clears the session, tells the service and goes home', async () => {
  const scopes = recordSignOuts();
  const view = await renderAt('/dashboard', { as: seedUsers.ada });
  await view.user.click(await page().findByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('You are signed out.')).toBeInTheDocument();
  expect(view.router.state.location.pathname).toBe('/');
  expect(localStorage.getItem(sessionKey)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Account menu' })).not.toBeInTheDocument();
  expect(scopes).toEqual(['local']);
});

test('the main part of the page is never empty during the logout', async () => {
  const view = await renderAt('/dashboard', { as: seedUsers.ada });
  const logout = await page().findByRole('button', { name: 'Logout' });
  const seen: string[] = [];
  const observer = new MutationObserver(() => seen.push(screen.getByRole('main').textContent.trim()));
  observer.observe(screen.getByRole('main'), { childList: true, subtree: true, characterData: true });
  await view.user.dblClick(logout);
  expect(await screen.findByText('You are signed out.')).toBeInTheDocument();
  observer.disconnect();
  expect(view.router.state.location.pathname).toBe('/');
  expect(seen).not.toHaveLength(0);
  expect(seen).not.toContain('');
});

test.each(['offline', '500', '503', '429', 'hang', 'html502', 'malformed'])(
  'Logout works when the service answers with "%s"',
  async (fault) => {
    const view = await renderAt('/dashboard', { as: seedUsers.ada });
    const logout = await page().findByRole('button', { name: 'Logout' });
    emulator.faults.replace(parseFaults(`logout:${fault}`));
    await view.user.click(logout);
    await waitFor(() => {
      expect(view.router.state.location.pathname).toBe('/');
    });
    expect(screen.queryByRole('button', { name: 'Account menu' })).not.toBeInTheDocument();
    expect(
      await screen.findByText(
        'You are signed out on this device. We could not reach the server to end other sessions.',
      ),
    ).toBeInTheDocument();
    expect(localStorage.getItem(sessionKey)).toBeNull();
  },
);

test('after Logout, going back asks to sign in', async () => {
  const view = await renderAt('/dashboard', { as: seedUsers.ada });
  await view.user.click(await page().findByRole('button', { name: 'Logout' }));
  await screen.findByText('You are signed out.');
  await act(() => view.router.navigate(-1));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('signing out everywhere ends every session of the account', async () => {
  const scopes = recordSignOuts();
  const view = await renderAt('/dashboard', { as: seedUsers.ada });
  const places = new Set<string>();
  view.router.subscribe(({ location, navigation }) => {
    places.add((navigation.location ?? location).pathname);
  });
  await view.user.click(await page().findByRole('button', { name: 'Sign out everywhere' }));
  expect(await screen.findByText('You are signed out on all your devices.')).toBeInTheDocument();
  // Straight home, not through the login page.
  expect([...places]).toEqual(['/']);
  expect(scopes).toEqual(['global']);
});

test('signing out everywhere reports a failure', async () => {
  const view = await renderAt('/dashboard', { as: seedUsers.ada });
  const button = await page().findByRole('button', { name: 'Sign out everywhere' });
  emulator.faults.replace(parseFaults('logout:503'));
  await view.user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent("We can't reach the sign-in service right now.");
  expect(screen.getByRole('heading', { name: 'Welcome, Ada!' })).toBeInTheDocument();
  expect(localStorage.getItem(sessionKey)).not.toBeNull();
});

test('signing out everywhere does not claim success when the session had already ended elsewhere', async () => {
  const view = await renderAt('/dashboard', { as: seedUsers.ada });
  const button = await page().findByRole('button', { name: 'Sign out everywhere' });
  const { data } = await (await view.services.getClient()).auth.getSession();
  const elsewhere = await fetch('https://aiclub.supabase.test/auth/v1/logout?scope=local', {
    method: 'POST',
    headers: { apikey: 'sb_publishable_mock', Authorization: `Bearer ${data.session?.access_token}` },
  });
  expect(elsewhere.status).toBe(204);
  await view.user.click(button);
  expect(
    await screen.findByText('Your session ended. Sign in to return to your dashboard.'),
  ).toBeInTheDocument();
  expect(screen.queryByText('You are signed out on all your devices.')).not.toBeInTheDocument();
  expect(localStorage.getItem(sessionKey)).toBeNull();
});

test('the dashboard explains the next steps and what signing out everywhere does', async () => {
  await renderAt('/dashboard', { as: seedUsers.ada });
  expect(await page().findByRole('heading', { level: 2, name: "What's next" })).toBeVisible();
  expect(page().getByText('Signs you out on every device, including this one.')).toBeVisible();
});
