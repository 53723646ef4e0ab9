import { screen, waitFor } from '@testing-library/react';
import { emulator } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { openMailLink } from '@mocks/followRedirects';
import { holdCalls } from '@/testing/holdCalls';
import { renderAt } from '@/testing/renderAt';
import { rememberForMail, rememberForProvider } from './pendingRedirect';

/** Signs Nora up in this browser; gives the address that the link in her mail leads to. */
async function followConfirmation() {
  const { services, view } = await renderAt('/terms');
  const client = await services.getClient();
  await client.auth.signUp({
    email: 'nora@example.com',
    password: 'correct horse',
    options: { data: { firstName: 'Nora' }, emailRedirectTo: 'http://localhost' },
  });
  view.unmount();
  const { pathname, search } = new URL(
    await openMailLink(emulator, emulator.lastMail('nora@example.com') ?? { link: null }),
  );
  return pathname + search;
}

test('a confirmation link signs in, says so and is removed from the address', async () => {
  const { router } = await renderAt(await followConfirmation());
  expect(await screen.findByText('Email confirmed. Welcome to AI Club.')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Account menu' })).toBeInTheDocument();
  expect(router.state.location).toMatchObject({ pathname: '/', search: '', hash: '' });
});

test("a confirmation link does not lead to another user's return target", async () => {
  const address = await followConfirmation();
  rememberForMail({ from: '/pricing' }, seedUsers.una.email);
  const { router } = await renderAt(address);
  expect(await screen.findByText('Email confirmed. Welcome to AI Club.')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/');
});

test('Logout removes the confirmation message before the service answers', async () => {
  const { user } = await renderAt(await followConfirmation());
  await screen.findByText('Email confirmed. Welcome to AI Club.');
  const release = holdCalls('logout');
  await user.click(await screen.findByRole('button', { name: 'Account menu' }));
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
  expect(screen.queryByText(/Email confirmed/)).not.toBeInTheDocument();
  release();
  expect(await screen.findByText('You are signed out.')).toBeVisible();
});

test('a confirmation link opened in another browser confirms the address and asks to sign in', async () => {
  const address = await followConfirmation();
  localStorage.clear();
  const { router } = await renderAt(address);
  expect(await screen.findByText('Your email is confirmed. Sign in to continue.')).toBeInTheDocument();
  expect(router.state.location.search).toBe('');
});

test('a forged or used code confirms nothing to a member', async () => {
  const address = '/?code=11111111-2222-4333-8444-555555555555';
  const { router } = await renderAt(address, { as: seedUsers.ada });
  expect(
    await screen.findByText('This link is not valid any more. You are still signed in.'),
  ).toBeInTheDocument();
  expect(screen.queryByText(/confirmed/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Account menu' })).toBeInTheDocument();
  expect(router.state.location.search).toBe('');
});

test("a code that is not the service's, such as a campaign's, shows no message and stays in the address", async () => {
  const { router } = await renderAt('/?code=SPRING25&utm_source=mail');
  expect(await screen.findByRole('link', { name: 'Login' })).toBeInTheDocument();
  expect(screen.queryByText(/email is confirmed/)).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('?code=SPRING25&utm_source=mail');
});

test.each(['unexpected_failure', 'user_banned', 'flow_state_not_found'])(
  'a link that failed with %s shows that it did not work',
  async (code) => {
    const { router } = await renderAt(
      `/?error=server_error&error_code=${code}&error_description=Call+1-555-SCAM`,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This link did not work. Sign in, or open the link in your email once more.',
    );
    expect(screen.queryByText(/SCAM/)).not.toBeInTheDocument();
    expect(router.state.location.search).toBe('');
  },
);

test('an expired or used confirmation link says so', async () => {
  const { router } = await renderAt(
    '/#error=access_denied&error_code=otp_expired&error_description=Call+1-555-SCAM',
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This confirmation link has expired or was already used. Sign in to get a new one.',
  );
  expect(screen.queryByText(/SCAM/)).not.toBeInTheDocument();
  expect(router.state.location.hash).toBe('');
});

const resent =
  'If an account with this address waits to be confirmed, the email is on its way again. Check spam too.';

test.each([
  ['waits to be confirmed', seedUsers.una.email, true],
  ['is confirmed', seedUsers.ada.email, false],
  ['is unknown', 'nobody@example.com', false],
])(
  'below a dead link the mail can be requested again, with the same answer when an address %s',
  async (_state, email, getsMail) => {
    const { user } = await renderAt('/#error=access_denied&error_code=otp_expired');
    await user.type(await screen.findByLabelText('Email address'), email);
    await user.click(screen.getByRole('button', { name: 'Send the confirmation email again' }));
    expect(await screen.findByText(resent)).toBeVisible();
    expect(emulator.lastMail(email) !== undefined).toBe(getsMail);
  },
);

test('the wait after a confirmation mail applies only to its address', async () => {
  const { user } = await renderAt('/#error=access_denied&error_code=otp_expired');
  await user.type(await screen.findByLabelText('Email address'), 'una@aiclub.exampl');
  const send = screen.getByRole('button', { name: 'Send the confirmation email again' });
  await user.click(send);
  await screen.findByText(resent);
  await user.type(screen.getByLabelText('Email address'), 'e');
  expect(screen.queryByText(resent)).not.toBeInTheDocument();
  await user.click(send);
  expect(await screen.findByText(resent)).toBeVisible();
  expect(emulator.lastMail(seedUsers.una.email)).toBeDefined();
});

test('the answer for one address is not shown for the address it is corrected to', async () => {
  const { user } = await renderAt('/#error=access_denied&error_code=otp_expired');
  await user.type(await screen.findByLabelText('Email address'), 'una@aiclub.exampl');
  const release = holdCalls('resend');
  const send = screen.getByRole('button', { name: 'Send the confirmation email again' });
  await user.click(send);
  await user.type(screen.getByLabelText('Email address'), 'e');
  release();
  await waitFor(() => expect(send).toHaveAttribute('aria-disabled', 'false'));
  expect(send).toHaveTextContent('Send the confirmation email again');
  expect(screen.queryByText(resent)).not.toBeInTheDocument();
  await user.click(send);
  expect(await screen.findByText(resent)).toBeVisible();
  expect(emulator.lastMail(seedUsers.una.email)).toBeDefined();
});

test('the form shows that a confirmation mail is being sent', async () => {
  const release = holdCalls('resend');
  const { user } = await renderAt('/#error=access_denied&error_code=otp_expired');
  await user.type(await screen.findByLabelText('Email address'), seedUsers.una.email);
  const send = screen.getByRole('button', { name: 'Send the confirmation email again' });
  await user.click(send);
  expect(screen.getByText('Sending...', { selector: 'output' })).toHaveRole('status');
  expect(send).toHaveTextContent('Sending...');
  expect(send).toHaveFocus();
  release();
  await screen.findByText(resent);
  expect(screen.queryByText('Sending...')).not.toBeInTheDocument();
});

test('the countdown to the next mail does not repeat the announcement of the dead link', async () => {
  const { user } = await renderAt('/#error=access_denied&error_code=otp_expired');
  await user.type(await screen.findByLabelText('Email address'), seedUsers.una.email);
  await user.click(screen.getByRole('button', { name: 'Send the confirmation email again' }));
  const seconds = await screen.findByText(/You can send another link in \d+ s\./);
  expect(seconds.closest('[aria-live], [role="alert"], [role="status"], output')).toHaveAttribute(
    'aria-live',
    'off',
  );
});

test('a mail of another browser is not mistaken for a provider sign-in begun here', async () => {
  rememberForProvider({}, { rememberMe: true });
  await renderAt('/?code=00000000-0000-4000-8000-000000000000');
  expect(await screen.findByText('Your email is confirmed. Sign in to continue.')).toBeInTheDocument();
});

test('a used link shows no alarm to a member', async () => {
  await renderAt('/#error=access_denied&error_code=otp_expired', { as: seedUsers.ada });
  expect(
    await screen.findByText('This link is not valid any more. You are still signed in.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a link with tokens signs nobody in or out', async () => {
  const { router } = await renderAt('/#access_token=a&refresh_token=b&expires_in=3600&token_type=bearer', {
    as: seedUsers.ada,
  });
  expect(await screen.findByText("This link can't sign you in here. Please sign in.")).toBeInTheDocument();
  expect(router.state.location.hash).toBe('');
  expect(await screen.findByRole('button', { name: 'Account menu' })).toBeInTheDocument();
});

test('an error in the address of an ordinary page is ignored', async () => {
  await renderAt('/pricing?error=1');
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the close button removes a message', async () => {
  const { user } = await renderAt('/#access_token=a');
  await screen.findByText("This link can't sign you in here. Please sign in.");
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText("This link can't sign you in here. Please sign in.")).not.toBeInTheDocument();
});

test('tokens on a protected page are not part of the return target', async () => {
  const { router } = await renderAt('/dashboard?plan=pro#access_token=a&refresh_token=b');
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  expect(JSON.stringify(router.state.location.state)).toContain('/dashboard?plan=pro');
  expect(JSON.stringify(router.state.location.state)).not.toContain('_token');
});

test('closing a notice keeps the focus on the page', async () => {
  const { user } = await renderAt('/#access_token=a');
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument());
  expect(screen.getByRole('main')).toHaveFocus();
});
