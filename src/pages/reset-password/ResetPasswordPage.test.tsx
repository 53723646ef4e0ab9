import { act, screen, waitFor } from '@testing-library/react';
import { emulator, server } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { parseFaults } from '@mocks/service/faults';
import { openMailLink } from '@mocks/followRedirects';
import type { Project } from '@mocks/service/project';
import type { User } from '@mocks/service/rows';
import { readPendingRedirect, rememberForMail } from '@/features/auth/redirects/pendingRedirect';
import type { RememberedPlace } from '@/features/auth/redirects/returnTarget';
import { draftText } from '@/features/auth/forms/tabText';
import { fill } from '@/testing/fill';
import { renderAt } from '@/testing/renderAt';

const startHere = '/course/d4c7677b-9c1c-575e-a6a9-bd066167a630';
const dead = 'This reset link has expired or was already used. Send a new one.';
const keyless =
  'This reset link does not work here: it was already used, you have logged out since, or another browser asked for it. Send a new one.';

/** Asks for a reset mail as Ada, and returns the address that its link leads to. */
async function followResetMail(state?: RememberedPlace): Promise<string> {
  const { user, view } = await renderAt('/forgot-password', { state });
  await fill(user, await screen.findByLabelText('Email address'), seedUsers.ada.email);
  await user.click(screen.getByRole('button', { name: 'Send reset link' }));
  await screen.findByRole('heading', { name: 'Check your email' });
  view.unmount();
  const { pathname, search, hash } = new URL(
    await openMailLink(emulator, emulator.lastMail(seedUsers.ada.email) ?? { link: null }),
  );
  return pathname + search + hash;
}

async function save(
  view: Awaited<ReturnType<typeof renderAt>>,
  password: string,
  confirmPassword = password,
) {
  await fill(view.user, await screen.findByLabelText('New password'), password);
  await fill(view.user, screen.getByLabelText('Confirm Password'), confirmPassword);
  await view.user.click(screen.getByRole('button', { name: 'Save new password' }));
}

afterEach(() => {
  server.events.removeAllListeners();
});

test('a link from the mail sets a new password and leads to the dashboard', async () => {
  const view = await renderAt(await followResetMail());
  expect(await screen.findByText(seedUsers.ada.email)).toBeInTheDocument();
  expect(view.router.state.location).toMatchObject({ pathname: '/reset-password', search: '' });
  await save(view, 'a brand new one');
  expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeInTheDocument();
  expect(screen.getByText('Use the new one the next time you sign in.')).toBeInTheDocument();
  await view.user.click(screen.getByRole('link', { name: 'Go to Dashboard' }));
  expect(await screen.findByRole('heading', { name: 'Welcome, Ada!' })).toBeInTheDocument();
});

test('a new password with the address in it is easy to guess', async () => {
  const { user } = await renderAt(await followResetMail());
  const password = await screen.findByLabelText('New password');
  await fill(user, password, 'eleven owls at sea');
  expect(screen.queryByText('Easy to guess. Add another word.')).not.toBeInTheDocument();
  await user.clear(password);
  await fill(user, password, 'ada and owls at sea');
  expect(screen.getByText('Easy to guess. Add another word.')).toBeInTheDocument();
});

test('a password forgotten on the way to enrolling leads on to the course, once', async () => {
  const place = { from: startHere, enrollTitle: 'Start Here: AI in Plain Language' };
  const view = await renderAt(await followResetMail(place));
  await save(view, 'a brand new one');
  await screen.findByRole('heading', { name: 'Password changed' });
  await view.user.click(screen.getByRole('link', { name: 'Continue to the course' }));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Enroll Now/ })).toHaveFocus());
  expect(view.router.state.location.pathname).toBe(startHere);
  await act(async () => view.router.navigate('/login'));
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/dashboard'));
});

test('a password forgotten on the way to a page leads on to it', async () => {
  const view = await renderAt(await followResetMail({ from: '/certificate' }));
  await save(view, 'a brand new one');
  expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/certificate');
});

test("a new password does not lead to another user's return target", async () => {
  const address = await followResetMail();
  rememberForMail({ from: '/pricing' }, seedUsers.carl.email);
  const view = await renderAt(address);
  await save(view, 'a brand new one');
  expect(await screen.findByRole('link', { name: 'Go to Dashboard' })).toBeInTheDocument();
});

test('a dead link in a tab of its own offers a new one for the address that it was sent to', async () => {
  await followResetMail({ from: '/certificate' });
  // Another tab has no draft.
  draftText.write(null);
  const view = await renderAt(
    '/reset-password?error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired',
  );
  expect(await screen.findByLabelText('Email address')).toHaveValue(seedUsers.ada.email);
  emulator.clock.advance(60_000);
  await view.user.click(screen.getByRole('button', { name: 'Send reset link' }));
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeInTheDocument();
  expect(readPendingRedirect('mailbox')).toMatchObject({
    email: seedUsers.ada.email,
    target: '/certificate',
  });
});

test('the rules are those of sign-up, in the same order, and a violation sends nothing', async () => {
  const view = await renderAt(await followResetMail());
  const sent: string[] = [];
  await screen.findByLabelText('New password');
  server.events.on('request:start', ({ request }) => sent.push(`${request.method} ${request.url}`));
  await save(view, 'abc', 'abd');
  expect(await screen.findByRole('alert')).toHaveTextContent('Passwords do not match');
  await view.user.clear(screen.getByLabelText('Confirm Password'));
  await fill(view.user, screen.getByLabelText('Confirm Password'), 'abc');
  await view.user.click(screen.getByRole('button', { name: 'Save new password' }));
  expect(await screen.findByText('Password must be at least 6 characters')).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test("reusing the current password is refused in the service's words", async () => {
  const view = await renderAt(await followResetMail());
  await save(view, seedUsers.ada.password);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'New password should be different from the old password.',
  );
  const field = screen.getByLabelText('New password');
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/This is your password now; choose another one/);
  expect(screen.getByLabelText('Confirm Password')).toBeValid();
});

test('a fault during the save is reported, and the form works again', async () => {
  const view = await renderAt(await followResetMail());
  emulator.faults.replace(parseFaults('user:503x1'));
  await save(view, 'a brand new one');
  expect(await screen.findByRole('alert')).toHaveTextContent("We can't reach the sign-in service right now.");
  await view.user.click(screen.getByRole('button', { name: 'Save new password' }));
  expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeInTheDocument();
});

/** What somebody else may do with an account while its owner is writing a new password. */
const ends: Record<string, (project: Project, user: User) => void> = {
  'that was ended elsewhere': ({ tables }, user) => {
    for (const session of tables.sessionsOf(user)) tables.removeSession(session);
  },
  'of an account that was deleted': ({ tables }, user) => tables.removeUser(user),
  'of an account that was banned': ({ clock }, user) => {
    user.bannedUntil = clock.now() + 1_000_000_000;
  },
};

test.each(Object.entries(ends))('a session %s is reported as ended', async (_which, end) => {
  const view = await renderAt(await followResetMail());
  await screen.findByLabelText('New password');
  emulator.transact((project) => {
    const user = project.tables.userByEmail(seedUsers.ada.email);
    if (user) end(project, user);
  });
  await save(view, 'a brand new one');
  expect(
    await screen.findByText('Your session ended. Ask for a new reset link, and open it in this browser.'),
  ).toBeInTheDocument();
  expect(view.services.hasStoredSession()).toBe(false);
});

test.each([
  ['/reset-password#error=access_denied&error_code=otp_expired&error_description=Call+1-555-SCAM', dead],
  ['/reset-password?error=access_denied&error_code=otp_expired&error_description=Call+1-555-SCAM', dead],
  ['/reset-password?code=5b2f3a7e-0000-4000-8000-000000000000', keyless],
  ['/reset-password#access_token=a&refresh_token=b&type=recovery', dead],
])('a dead link is recognised on arrival and a new one is offered: %s', async (address, sentence) => {
  const view = await renderAt(address);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  expect(screen.queryByText(/SCAM/)).not.toBeInTheDocument();
  expect(view.router.state.location).toMatchObject({ search: '', hash: '' });
  await view.user.type(screen.getByLabelText('Email address'), seedUsers.ada.email);
  await view.user.click(screen.getByRole('button', { name: 'Send reset link' }));
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeInTheDocument();
});

test('whoever leaves the page of a dead link and comes back is no longer told of it', async () => {
  const { router } = await renderAt(
    '/reset-password#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid',
  );
  await screen.findByText(dead);
  await act(() => router.navigate('/about'));
  await screen.findByRole('heading', { level: 1, name: 'About AI Club' });
  await act(() => router.navigate('/reset-password'));
  expect(await screen.findByRole('link', { name: 'Get a reset link' })).toBeVisible();
  expect(screen.queryByText(dead)).not.toBeInTheDocument();
});

test('a used link is dead', async () => {
  const address = await followResetMail();
  const first = await renderAt(address);
  await screen.findByLabelText('New password');
  first.view.unmount();
  localStorage.clear();
  await renderAt(address);
  expect(await screen.findByText(keyless)).toBeInTheDocument();
});

test('after a reload the page still accepts a new password', async () => {
  const first = await renderAt(await followResetMail());
  await screen.findByLabelText('New password');
  first.view.unmount();
  const view = await renderAt('/reset-password');
  await save(view, 'a brand new one');
  expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeInTheDocument();
});

test('a link sets one password; the next change needs the current password', async () => {
  const first = await renderAt(await followResetMail());
  await save(first, 'a brand new one');
  await screen.findByRole('heading', { name: 'Password changed' });
  first.view.unmount();
  await renderAt('/reset-password');
  expect(await screen.findByRole('link', { name: 'Change password' })).toBeInTheDocument();
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
});

test('a link sets one password also on a device whose clock is a day fast', async () => {
  emulator.clock.advance(-24 * 3600);
  const view = await renderAt(await followResetMail());
  await save(view, 'a brand new one');
  await screen.findByRole('heading', { name: 'Password changed' });
  await view.user.click(screen.getByRole('link', { name: 'Go to Dashboard' }));
  // Not the link to the page that needs no current password.
  expect(await screen.findByRole('button', { name: 'Change password' })).toBeVisible();
});

test('a session that a link began long ago counts as any other session', async () => {
  const first = await renderAt(await followResetMail());
  await screen.findByLabelText('New password');
  emulator.clock.advance(3700);
  const client = await first.services.getClient();
  await act(async () => {
    await client.auth.refreshSession();
  });
  expect(await screen.findByRole('link', { name: 'Change password' })).toBeInTheDocument();
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
});

test('a member without a link is sent to the form that asks for the current password', async () => {
  const { user, router } = await renderAt('/reset-password', { as: seedUsers.ada });
  expect(
    await screen.findByText(/^This page works with the link from a reset email\. You are signed in as/),
  ).toHaveTextContent(seedUsers.ada.email);
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Change password' }));
  await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveFocus());
  expect(router.state.location.pathname).toBe('/dashboard');
});

test('a visitor without a link is sent to the page that sends links', async () => {
  await renderAt('/reset-password');
  expect(await screen.findByRole('link', { name: 'Get a reset link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  expect(screen.queryByText(/^This reset link/)).not.toBeInTheDocument();
});

test('a link requested before a logout is not called expired', async () => {
  const address = await followResetMail();
  const carl = await renderAt('/dashboard', { as: seedUsers.carl });
  await carl.user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  await screen.findByText('You are signed out on all your devices.');
  carl.view.unmount();
  await renderAt(address);
  expect(await screen.findByText(keyless)).toBeInTheDocument();
});
