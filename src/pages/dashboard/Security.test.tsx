import { act, screen, waitFor, within } from '@testing-library/react';
import { emulator, server } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { parseFaults } from '@mocks/service/faults';
import { openMailLink } from '@mocks/followRedirects';
import { holdCalls } from '@/testing/holdCalls';
import { currentPasswordOf } from '@/testing/currentPasswordOf';
import { changeStoredSession } from '@/testing/changeStoredSession';
import { fill } from '@/testing/fill';
import { renderAt } from '@/testing/renderAt';
import { setOnline } from '@/testing/setOnline';
import { leaveForSlowPage } from '@/testing/slowPage';

const fresh = 'a brand new one';
const page = () => within(screen.getByRole('main'));
const saved = 'Password changed. Use the new one the next time you sign in.';
const notSaved = 'Changing your password did not work. Try again on your dashboard.';
const notRight = 'Your current password is not right.';

type View = Awaited<ReturnType<typeof renderAt>>;

async function fillIn({ user }: View, current: string, password = fresh) {
  await user.click(await page().findByRole('button', { name: 'Change password' }));
  await fill(user, screen.getByLabelText('Current password'), current);
  await fill(user, screen.getByLabelText('New password'), password);
  await fill(user, screen.getByLabelText('Confirm Password'), password);
}

async function change(view: View, current: string, password = fresh) {
  await fillIn(view, current, password);
  await view.user.click(screen.getByRole('button', { name: 'Save new password' }));
}

const sessionsOf = (id: string) =>
  emulator.transact(({ tables }) => [...tables.sessions.values()].filter(({ userId }) => userId === id));

afterEach(() => {
  server.events.removeAllListeners();
});

test.each([false, true])(
  'the password is changed with the current one, whether or not the service requires it (%p)',
  async (requireCurrentPassword) => {
    emulator.configure({ requireCurrentPassword });
    const view = await renderAt('/dashboard', { as: seedUsers.ada });
    await change(view, seedUsers.ada.password);
    expect(await screen.findByText(saved)).toBeInTheDocument();
    expect(await currentPasswordOf(seedUsers.ada.email, [seedUsers.ada.password, fresh])).toBe(fresh);
  },
);

test('a hidden text field tells password managers whose password it is', async () => {
  const view = await renderAt('/dashboard', { as: seedUsers.ada });
  await fillIn(view, seedUsers.ada.password);
  const account = document.querySelector('input[autocomplete="username"]');
  expect(account).toHaveAttribute('type', 'text');
  expect(account).toHaveValue(seedUsers.ada.email);
  expect(account).not.toBeVisible();
});

test('the session of this page continues, and the check leaves no session behind', async () => {
  const view = await renderAt('/dashboard', { as: seedUsers.ada });
  const before = view.services.readSession()?.refresh_token;
  await change(view, seedUsers.ada.password);
  await screen.findByText(saved);
  expect(view.services.readSession()?.refresh_token).toBe(before);
  const client = await view.services.getClient();
  expect((await client.auth.getUser()).error).toBeNull();
  expect(sessionsOf(seedUsers.ada.id)).toHaveLength(1);
});

test.each([false, true])(
  'a wrong current password is refused, and the new one stays typed (%p)',
  async (requireCurrentPassword) => {
    emulator.configure({ requireCurrentPassword });
    const view = await renderAt('/dashboard', { as: seedUsers.ada });
    await change(view, 'a guess');
    expect(await screen.findByRole('alert')).toHaveTextContent(notRight);
    expect(screen.getByLabelText('Current password')).toHaveFocus();
    expect(screen.getByLabelText('Current password')).toBeInvalid();
    expect(screen.getByLabelText('New password')).toHaveValue(fresh);
    expect(await currentPasswordOf(seedUsers.ada.email, [seedUsers.ada.password, fresh])).toBe(
      seedUsers.ada.password,
    );

    await view.user.clear(screen.getByLabelText('Current password'));
    await fill(view.user, screen.getByLabelText('Current password'), seedUsers.ada.password);
    await view.user.click(screen.getByRole('button', { name: 'Save new password' }));
    expect(await screen.findByText(saved)).toBeInTheDocument();
  },
);

test.each([
  [seedUsers.ada.password, saved],
  ['a guess', notSaved],
])(
  'the result of a save is shown on another page when this one was left meanwhile (%s)',
  async (current, told) => {
    const view = await renderAt('/dashboard', { as: seedUsers.ada });
    await fillIn(view, current);
    const release = holdCalls('token');
    await view.user.click(screen.getByRole('button', { name: 'Save new password' }));
    await act(async () => view.router.navigate('/terms'));
    release();
    expect(await screen.findByText(told)).toBeVisible();
  },
);

test.each([
  [seedUsers.ada.password, saved],
  ['a guess', notSaved],
])(
  'the result of a save is shown once after a link was pressed (%s), even before the next page appears',
  async (current, told) => {
    const view = await renderAt('/dashboard', { as: seedUsers.ada });
    await fillIn(view, current);
    const release = holdCalls('token');
    await view.user.click(screen.getByRole('button', { name: 'Save new password' }));
    const arrive = await leaveForSlowPage(view);
    release();
    expect(await screen.findAllByText(told)).toHaveLength(1);
    expect(screen.queryByText('Your current password is not right.')).not.toBeInTheDocument();
    await arrive();
    expect(await screen.findByRole('heading', { name: 'Here at last' })).toBeVisible();
    expect(screen.getByText(told)).toBeVisible();
  },
);

test('after a save the form is empty, even when a pressed link did not lead away', async () => {
  const view = await renderAt('/dashboard', { as: seedUsers.ada });
  await fillIn(view, seedUsers.ada.password);
  const release = holdCalls('token');
  await view.user.click(screen.getByRole('button', { name: 'Save new password' }));
  await leaveForSlowPage(view);
  release();
  await screen.findByText(saved);
  await act(() => view.router.navigate('/dashboard'));
  expect(page().getByRole('button', { name: 'Change password' })).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
});

test('Cancel is disabled while a password is being saved', async () => {
  const view = await renderAt('/dashboard', { as: seedUsers.ada });
  await fillIn(view, seedUsers.ada.password);
  const release = holdCalls('token');
  await view.user.click(screen.getByRole('button', { name: 'Save new password' }));
  const cancel = page().getByRole('button', { name: 'Cancel' });
  await view.user.click(cancel);
  expect(cancel).toHaveAttribute('aria-disabled', 'true');
  release();
  expect(await screen.findByText(saved)).toBeVisible();
  expect(page().getByRole('button', { name: 'Change password' })).toHaveAttribute('aria-disabled', 'false');
});

test('without the current password no request is sent', async () => {
  const view = await renderAt('/dashboard', { as: seedUsers.ada });
  await fillIn(view, '');
  expect(screen.getByLabelText('Current password')).toBeRequired();
  expect(screen.getByLabelText('Current password')).toHaveAttribute('autocomplete', 'current-password');
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => asked.push(request.url));
  await view.user.click(screen.getByRole('button', { name: 'Save new password' }));
  expect(screen.getByLabelText('Current password')).toBeInvalid();
  expect(screen.getByRole('button', { name: 'Save new password' })).toBeEnabled();
  expect(asked).toEqual([]);
});

test.each(['token:503', 'token:offline', 'user:503', 'user:object'])(
  'a fault during the save (%s) changes nothing, is reported and leaves no session behind',
  async (fault) => {
    const view = await renderAt('/dashboard', { as: seedUsers.ada });
    await fillIn(view, seedUsers.ada.password);
    emulator.faults.replace(parseFaults(fault));
    await view.user.click(screen.getByRole('button', { name: 'Save new password' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "We can't reach the sign-in service right now.",
    );
    expect(screen.getByLabelText('Current password')).toHaveValue(seedUsers.ada.password);
    emulator.faults.clear();
    await waitFor(() => {
      expect(sessionsOf(seedUsers.ada.id)).toHaveLength(1);
    });
    await view.user.click(screen.getByRole('button', { name: 'Save new password' }));
    expect(await screen.findByText(saved)).toBeInTheDocument();
  },
);

test.each([
  ['Save new password', 'You are offline. Browsing still works; changing your password needs a connection.'],
  [
    'Sign out everywhere',
    'You are offline. Browsing still works; signing out everywhere needs a connection.',
  ],
])('without a connection, %s says what it is needed for, until there is one', async (button, words) => {
  const view = await renderAt('/dashboard', { as: seedUsers.ada });
  await fillIn(view, seedUsers.ada.password);
  emulator.faults.replace(parseFaults('*:offline'));
  setOnline(false);
  await view.user.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  setOnline(true);
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  expect(screen.getByLabelText('New password')).toHaveValue(fresh);
});

test('an access token that the service no longer accepts is refreshed, and the call succeeds', async () => {
  const view = await renderAt('/dashboard', { as: seedUsers.ada });
  await screen.findByRole('heading', { name: 'Welcome, Ada!' });
  emulator.configure({ jwtSecret: 'another-secret-jwt-token-with-at-least-32-characters' });
  await view.user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  expect(await screen.findByText('You are signed out on all your devices.')).toBeInTheDocument();
  expect(sessionsOf(seedUsers.ada.id)).toEqual([]);
});

test('a session whose tokens are both refused ends here', async () => {
  const view = await renderAt('/dashboard', { as: seedUsers.ada });
  await screen.findByRole('heading', { name: 'Welcome, Ada!' });
  emulator.configure({ jwtSecret: 'another-secret-jwt-token-with-at-least-32-characters' });
  emulator.transact(({ tables }) => {
    for (const session of tables.sessions.values()) tables.removeSession(session);
  });
  await view.user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  expect(
    await screen.findByText('Your session ended. Sign in to return to your dashboard.'),
  ).toBeInTheDocument();
});

test('a member signed out of every device is sent to sign in and then returned', async () => {
  const view = await renderAt('/dashboard', { as: seedUsers.ada });
  await fillIn(view, seedUsers.ada.password);
  const phone = await view.services.openSeparateClient();
  await phone.auth.signInWithPassword(seedUsers.ada);
  await phone.auth.signOut({ scope: 'global' });
  await view.user.click(screen.getByRole('button', { name: 'Save new password' }));
  expect(
    await screen.findByText('Your session ended. Sign in to return to your dashboard.'),
  ).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent(notSaved);
  expect(screen.queryByText(/session missing/)).not.toBeInTheDocument();
  expect(view.services.hasStoredSession()).toBe(false);
});

test.each([
  ['still lasts', Date.now() / 1000 + 3600],
  ['has to be renewed', 1],
])(
  'whoever was banned meanwhile, with a session that %s, is told that the password is not changed',
  async (_how, expiresAt) => {
    const view = await renderAt('/dashboard', { as: seedUsers.ada });
    await fillIn(view, seedUsers.ada.password);
    emulator.transact(({ tables, clock }) => {
      const ada = tables.users.get(seedUsers.ada.id);
      if (ada) ada.bannedUntil = clock.now() + 1_000_000_000;
    });
    changeStoredSession(view.services.sessionKey, { expires_at: expiresAt });
    await view.user.click(screen.getByRole('button', { name: 'Save new password' }));
    expect(await screen.findByText('Your session ended. Sign in to return to your dashboard.')).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent(notSaved);
    expect(screen.queryByText(/banned/i)).not.toBeInTheDocument();
    expect(view.services.hasStoredSession()).toBe(false);
  },
);

test("reusing the current password is refused in the service's words", async () => {
  const view = await renderAt('/dashboard', { as: seedUsers.ada });
  await change(view, seedUsers.ada.password, seedUsers.ada.password);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'New password should be different from the old password.',
  );
  const field = screen.getByLabelText('New password');
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/This is your password now; choose another one/);
  expect(screen.getByLabelText('Confirm Password')).toBeValid();
});

test('the form links to the reset page for a forgotten password', async () => {
  const view = await renderAt('/dashboard', { as: seedUsers.ada });
  await view.user.click(await page().findByRole('button', { name: 'Change password' }));
  expect(page().getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password');
});

test("the reset page knows the member's address", async () => {
  const view = await renderAt('/dashboard', { as: seedUsers.ada });
  await view.user.click(await page().findByRole('button', { name: 'Change password' }));
  await view.user.click(page().getByRole('link', { name: 'Forgot password?' }));
  await screen.findByRole('heading', { name: 'Forgot password?' });
  expect(screen.getByLabelText('Email address')).toHaveValue(seedUsers.ada.email);
  expect(view.router.state.location.search).toBe('');
});

test('a member who signed in by a reset link is sent to the form without a current password', async () => {
  const asked = await renderAt('/terms');
  const client = await asked.services.getClient();
  await client.auth.resetPasswordForEmail(seedUsers.ada.email, {
    redirectTo: 'http://localhost/reset-password',
  });
  asked.view.unmount();
  const mail = emulator.lastMail(seedUsers.ada.email) ?? { link: null };
  const { pathname, search } = new URL(await openMailLink(emulator, mail));
  const followed = await renderAt(pathname + search);
  await screen.findByLabelText('New password');
  followed.view.unmount();
  await renderAt('/dashboard');
  expect(await page().findByRole('link', { name: 'Change password' })).toHaveAttribute(
    'href',
    '/reset-password',
  );
});
