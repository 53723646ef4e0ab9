import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { emulator, server } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { parseFaults } from '@mocks/service/faults';
import { followRedirects } from '@mocks/followRedirects';
import { holdCalls, holdSettings } from '@/testing/holdCalls';
import { fill } from '@/testing/fill';
import { invalidFields } from '@/testing/invalidFields';
import { renderAt } from '@/testing/renderAt';
import { setOnline } from '@/testing/setOnline';
import {
  readPendingRedirect,
  rememberForMail,
  rememberForProvider,
} from '@/features/auth/redirects/pendingRedirect';

const sessionKey = 'sb-aiclub-auth-token';
const unreachable = "We can't reach the sign-in service right now. Check your connection and try again.";

const passwordField = () => screen.getByLabelText('Password');
type Screen = Awaited<ReturnType<typeof renderAt>>;

async function fillIn({ user }: Screen, email: string, password: string) {
  await fill(user, await screen.findByLabelText('Email address'), email);
  await fill(user, passwordField(), password);
}

async function signIn(
  view: Screen,
  email: string = seedUsers.ada.email,
  password: string = seedUsers.ada.password,
) {
  await fillIn(view, email, password);
  expect(invalidFields()).toEqual([]);
  await view.user.click(screen.getByRole('button', { name: 'Sign in' }));
}

/** Records the requests whose address contains `part`. */
function countRequests(part: string) {
  const urls: string[] = [];
  server.events.on('request:start', ({ request }) => {
    if (request.url.includes(part)) urls.push(request.url);
  });
  return urls;
}

afterEach(() => {
  jest.useRealTimers();
  server.events.removeAllListeners();
  jest.restoreAllMocks();
});

test('signing in leads to the dashboard', async () => {
  const view = await renderAt('/login');
  await signIn(view);
  expect(await screen.findByRole('heading', { name: 'Welcome, Ada!' })).toBeInTheDocument();
  expect(view.router.state.location.pathname).toBe('/dashboard');
});

test('the button says "Signing in..." and cannot be pressed twice', async () => {
  const release = holdCalls('token');
  const requests = countRequests('grant_type=password');
  const view = await renderAt('/login');
  await fillIn(view, seedUsers.ada.email, seedUsers.ada.password);
  const button = screen.getByRole('button', { name: 'Sign in' });
  const regions = screen.getAllByRole('status');
  await view.user.dblClick(button);
  expect(screen.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  // A disabled button has lost the focus, so its new label is not read out.
  expect(regions.map(({ textContent }) => textContent)).toContain('Signing in...');
  release();
  await screen.findByRole('heading', { name: 'Welcome, Ada!' });
  expect(requests).toHaveLength(1);
});

test('a held Enter sends a wrong password once, and the next press sends it again', async () => {
  const requests = countRequests('grant_type=password');
  const view = await renderAt('/login');
  await fillIn(view, seedUsers.ada.email, 'something-else');
  for (const attempt of [1, 2]) {
    await view.user.keyboard('{Enter>200/}');
    expect(await screen.findByText('Invalid login credentials')).toBeVisible();
    expect(requests).toHaveLength(attempt);
  }
});

test("a wrong password shows the service's message and selects the password", async () => {
  const view = await renderAt('/login');
  await signIn(view, seedUsers.ada.email, 'something-else');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Invalid login credentials$/);
  expect(passwordField()).toHaveFocus();
  expect(passwordField()).toHaveProperty('selectionStart', 0);
  expect(passwordField()).toHaveProperty('selectionEnd', 'something-else'.length);
  expect(screen.getByLabelText('Email address')).toHaveValue('ada@aiclub.example');
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
});

test('the offline message stays until the connection returns, and typing brings up no other', async () => {
  emulator.faults.replace(parseFaults('token:offline'));
  const view = await renderAt('/login');
  await fillIn(view, seedUsers.ada.email, seedUsers.ada.password);
  setOnline(false);
  await view.user.click(screen.getByRole('button', { name: 'Sign in' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('You are offline. Browsing still works; signing in needs a connection.');
  expect(alert).toHaveFocus();
  setOnline(true);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
  await view.user.type(passwordField(), 'x');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('losing the connection later does not change the message about an unreachable service', async () => {
  emulator.faults.replace(parseFaults('token:offline'));
  const view = await renderAt('/login');
  await signIn(view);
  expect(await screen.findByRole('alert')).toHaveTextContent(unreachable);
  setOnline(false);
  await view.user.type(passwordField(), 'x');
  expect(screen.getByRole('alert')).toHaveTextContent(unreachable);
});

test('spaces around the address are removed, spaces around the password are sent', async () => {
  let sent: unknown;
  server.events.on('request:start', ({ request }) => {
    if (request.url.includes('grant_type=password')) {
      void request
        .clone()
        .json()
        .then((body: unknown) => (sent = body));
    }
  });
  const view = await renderAt('/login');
  await signIn(view, ' ada@aiclub.example ', ' a secret ');
  await screen.findByRole('alert');
  expect(sent).toMatchObject({ email: 'ada@aiclub.example', password: ' a secret ' });
});

test.each(['offline', '503', 'html200', 'html403', 'empty', 'object', 'null', 'malformed'])(
  'an answer of "%s" shows a plain sentence, and the form works again',
  async (fault) => {
    emulator.faults.replace(parseFaults(`token:${fault}`));
    const view = await renderAt('/login');
    await signIn(view);
    expect(await screen.findByRole('alert')).toHaveTextContent(unreachable);
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
    expect(passwordField()).toHaveValue(seedUsers.ada.password);
    emulator.faults.clear();
    await view.user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('heading', { name: 'Welcome, Ada!' })).toBeInTheDocument();
  },
);

/** Answers every sign-in in the same way, instead of the service. */
function answerSignIns(body: JsonBodyType, status: number) {
  server.use(http.post('*/auth/v1/token', () => HttpResponse.json(body, { status })));
}

test('a failure of the service is shown in its own words and as its fault', async () => {
  answerSignIns({ code: 500, error_code: 'unexpected_failure', msg: 'Database error querying schema' }, 500);
  const view = await renderAt('/login');
  await signIn(view);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^The sign-in service has a problem: Database error querying schema\. Nothing was lost; try again in a moment\.$/,
  );
  expect(passwordField()).toHaveValue(seedUsers.ada.password);
});

test('nobody who signs in is asked to check the logs of the server', async () => {
  emulator.faults.replace(parseFaults('token:500'));
  const view = await renderAt('/login');
  await signIn(view);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^The sign-in service has a problem: Unexpected failure\. Nothing was lost; try again in a moment\.$/,
  );
});

test.each([
  [400, { code: 'x' }],
  [400, { code: 'x', message: { reason: 'an object' } }],
  [400, { code: 'x', message: '{"reason":"JSON"}' }],
  [422, { error_code: 'x', msg: ['a list'] }],
  [500, { code: 'unexpected_failure', message: '' }],
])('a refusal with a technical message, such as %d %j, becomes one sentence', async (status, body) => {
  answerSignIns(body, status);
  await signIn(await renderAt('/login'));
  expect(await screen.findByRole('alert')).toHaveTextContent(unreachable);
});

test('a gateway that fails once is not noticed', async () => {
  emulator.faults.replace(parseFaults('token:503x2'));
  await signIn(await renderAt('/login'));
  expect(await screen.findByRole('heading', { name: 'Welcome, Ada!' })).toBeInTheDocument();
});

test('a pasted address loses its invisible characters', async () => {
  const view = await renderAt('/login');
  await view.user.click(await screen.findByLabelText('Email address'));
  await view.user.paste(`\u200B${seedUsers.ada.email.replace('@', '\u200D@\u200C')}\u2060\u00A0`);
  expect(screen.getByLabelText('Email address')).toHaveValue(seedUsers.ada.email);
  expect(screen.getByLabelText('Email address')).toBeValid();
});

test('a typed address keeps the joiners that some scripts are written with', async () => {
  const view = await renderAt('/login');
  await view.user.click(await screen.findByLabelText('Email address'));
  const written = 'می\u200Cخواهم👩\u200D🏫';
  await view.user.paste(written);
  expect(screen.getByLabelText('Email address')).toHaveValue(written);
});

test('an unconfirmed address can have its mail sent again', async () => {
  const view = await renderAt('/login');
  await signIn(view, seedUsers.una.email, seedUsers.una.password);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Email not confirmed$/);
  const again = screen.getByRole('button', { name: 'Send the confirmation email again' });
  await view.user.click(again);
  expect(
    await screen.findByText('We sent the confirmation email again. Check spam too.'),
  ).toBeInTheDocument();
  expect(screen.getByText(/^You can send another link in \d+ s\.$/)).toBeInTheDocument();
  expect(emulator.lastMail(seedUsers.una.email)).toBeDefined();
  // The button keeps the focus, and does not start the pause again for a minute.
  expect(again).toHaveFocus();
  expect(again).toHaveAttribute('aria-disabled', 'true');
  await view.user.click(again);
  expect(screen.getByText('We sent the confirmation email again. Check spam too.')).toBeInTheDocument();
});

test('the wait before the next mail is shown once, counting down', async () => {
  const view = await renderAt('/login');
  const client = await view.services.getClient();
  await client.auth.resend({ type: 'signup', email: seedUsers.una.email });
  await signIn(view, seedUsers.una.email, seedUsers.una.password);
  const again = await screen.findByRole('button', { name: 'Send the confirmation email again' });
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask'] });
  await view.user.click(again);
  const words = await screen.findByText(/^For security purposes, you can only request this after/);
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(words).toHaveTextContent(/ after (2\d|30) seconds\.$/);
  expect(screen.queryByText(/^You can send another link/)).not.toBeInTheDocument();
});

test('the mail is sent again to the refused address, whatever the field contains since', async () => {
  const view = await renderAt('/login');
  await signIn(view, seedUsers.una.email, seedUsers.una.password);
  const again = await screen.findByRole('button', { name: 'Send the confirmation email again' });
  await fill(view.user, screen.getByLabelText('Email address'), 'somebody@else.example');
  await view.user.click(again);
  await screen.findByText('We sent the confirmation email again. Check spam too.');
  expect(emulator.lastMail(seedUsers.una.email)).toBeDefined();
  expect(emulator.lastMail('somebody@else.example')).toBeUndefined();
});

test('by default the session is remembered and outlives the browser', async () => {
  const view = await renderAt('/login');
  expect(await screen.findByRole('checkbox', { name: 'Remember me' })).toBeChecked();
  await signIn(view);
  await screen.findByRole('heading', { name: 'Welcome, Ada!' });
  expect(localStorage.getItem(sessionKey)).not.toBeNull();
});

test('without Remember me the session is kept in the tab and survives a reload', async () => {
  const view = await renderAt('/login');
  await view.user.click(await screen.findByRole('checkbox', { name: 'Remember me' }));
  await signIn(view);
  await screen.findByRole('heading', { name: 'Welcome, Ada!' });
  expect(localStorage.getItem(sessionKey)).toBeNull();
  view.view.unmount();
  await renderAt('/dashboard');
  expect(await screen.findByRole('heading', { name: 'Welcome, Ada!' })).toBeInTheDocument();
});

test('showing and hiding the password keeps the focus and the caret', async () => {
  const view = await renderAt('/login');
  await fillIn(view, seedUsers.ada.email, 'secret');
  const field = passwordField();
  if (!(field instanceof HTMLInputElement)) throw new Error('not a field');
  // As browsers do, and jsdom does not.
  jest.spyOn(field, 'type', 'set').mockImplementation((type) => {
    field.setAttribute('type', type);
    field.setSelectionRange(0, 0);
  });
  field.setSelectionRange(2, 4);
  await view.user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveFocus();
  expect([field.selectionStart, field.selectionEnd]).toEqual([2, 4]);
  await view.user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveFocus();
  expect([field.selectionStart, field.selectionEnd]).toEqual([2, 4]);
});

test('the show button keeps the focus, even when a selection is restored', async () => {
  const view = await renderAt('/login');
  await fill(view.user, await screen.findByLabelText('Password'), 'secret');
  const field = passwordField();
  if (!(field instanceof HTMLInputElement)) throw new Error('not a field');
  // As Safari does.
  jest.spyOn(field, 'setSelectionRange').mockImplementation(() => field.focus());
  await view.user.tab();
  expect(screen.getByRole('button', { name: 'Show password' })).toHaveFocus();
  await view.user.keyboard('{Enter}');
  expect(field).toHaveAttribute('type', 'text');
  expect(screen.getByRole('button', { name: 'Hide password' })).toHaveFocus();
});

test('fields are named for password managers, and before hydration the form sends nothing anywhere', async () => {
  await renderAt('/login');
  const email = await screen.findByLabelText('Email address');
  expect(email).toHaveAttribute('type', 'email');
  expect(email).toBeRequired();
  expect(email).toHaveAttribute('autocomplete', 'username');
  expect(passwordField()).toBeRequired();
  expect(passwordField()).toHaveAttribute('autocomplete', 'current-password');
  expect(passwordField()).not.toHaveAttribute('minlength');
  expect(email.closest('form')).toHaveAttribute('method', 'dialog');
});

test('Caps Lock is reported', async () => {
  const view = await renderAt('/login');
  await view.user.click(await screen.findByLabelText('Password'));
  await view.user.keyboard('{CapsLock}A');
  expect(screen.getByText('Caps Lock is on.')).toBeInTheDocument();
});

test('a visitor sent here from the dashboard reads why and returns to it', async () => {
  const view = await renderAt('/dashboard?tab=1');
  expect(await screen.findByText('Sign in to continue to your dashboard.')).toBeInTheDocument();
  await signIn(view);
  await screen.findByRole('heading', { name: 'Welcome, Ada!' });
  expect(view.router.state.location).toMatchObject({ pathname: '/dashboard', search: '?tab=1' });
});

test('a visitor sent here by Enroll Now returns to the course', async () => {
  const state = { from: '/creators', enrollTitle: 'Prompting That Works' };
  const view = await renderAt('/login', { state });
  expect(await screen.findByText('Sign in to enroll in Prompting That Works.')).toBeInTheDocument();
  await signIn(view);
  await waitFor(() => {
    expect(view.router.state.location).toMatchObject({
      pathname: '/creators',
      state: { backToEnroll: true },
    });
  });
});

test.each(['//evil.com', 'https://evil.com', '/login', 'javascript:alert(1)'])(
  'a return target of %s leads to the dashboard',
  async (from) => {
    const view = await renderAt('/login', { state: { from } });
    await signIn(view);
    await screen.findByRole('heading', { name: 'Welcome, Ada!' });
    expect(view.router.state.location.pathname).toBe('/dashboard');
  },
);

test('the return target is kept through sign-up and back', async () => {
  const view = await renderAt('/login', { state: { from: '/pricing' } });
  await view.user.click(await screen.findByRole('link', { name: 'Join AI Club' }));
  await view.user.click(await screen.findByRole('link', { name: 'Sign in' }));
  await signIn(view);
  await waitFor(() => {
    expect(view.router.state.location.pathname).toBe('/pricing');
  });
});

test.each(['Login', 'Sign Up'])('the return target is kept by %s in the header', async (name) => {
  const { user } = await renderAt('/login', { state: { from: '/dashboard', reason: 'protected' } });
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name }));
  if (name === 'Sign Up') await user.click(await screen.findByRole('link', { name: 'Sign in' }));
  expect(await screen.findByText('Sign in to continue to your dashboard.')).toBeInTheDocument();
});

test('an unfinished provider sign-in keeps the return target of a mail', async () => {
  rememberForMail({ from: '/pricing' }, seedUsers.ada.email);
  rememberForProvider({}, { rememberMe: true });
  const view = await renderAt('/login');
  await signIn(view);
  await waitFor(() => {
    expect(view.router.state.location.pathname).toBe('/pricing');
  });
});

test.each([
  ['a provider', () => rememberForProvider({ from: '/pricing' }, { rememberMe: true })],
  ['the mail of a sign-up', () => rememberForMail({ from: '/pricing' }, seedUsers.carl.email)],
])("another user's return target, kept for %s, does not apply to the next sign-in", async (_what, leave) => {
  leave();
  const view = await renderAt('/login');
  await signIn(view);
  expect(await screen.findByRole('heading', { name: 'Welcome, Ada!' })).toBeInTheDocument();
});

test("the return target of another user's reset link does not apply to the next sign-in", async () => {
  const view = await renderAt('/login', { state: { from: '/pricing' } });
  await view.user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
  const ask = await screen.findByRole('button', { name: 'Send reset link' });
  await fill(view.user, screen.getByLabelText('Email address'), seedUsers.carl.email);
  await view.user.click(ask);
  await screen.findByRole('heading', { name: 'Check your email' });
  view.view.unmount();
  const next = await renderAt('/login');
  await next.user.clear(await screen.findByLabelText('Email address'));
  await signIn(next);
  expect(await screen.findByRole('heading', { name: 'Welcome, Ada!' })).toBeInTheDocument();
});

test('the return target of a mail belongs to its address, in any case of letters', async () => {
  rememberForMail({ from: '/pricing' }, seedUsers.ada.email.toUpperCase());
  const view = await renderAt('/login');
  await signIn(view);
  await waitFor(() => {
    expect(view.router.state.location.pathname).toBe('/pricing');
  });
});

test('the return target is kept through the reset page and back', async () => {
  const { user } = await renderAt('/login', { state: { from: '/dashboard', reason: 'protected' } });
  await user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
  await user.click(await screen.findByRole('link', { name: 'Back to Sign in' }));
  expect(await screen.findByText('Sign in to continue to your dashboard.')).toBeInTheDocument();
});

test('a member is redirected to the dashboard', async () => {
  const view = await renderAt('/login', { as: seedUsers.ada });
  expect(await screen.findByRole('heading', { name: 'Welcome, Ada!' })).toBeInTheDocument();
  expect(view.router.state.location.pathname).toBe('/dashboard');
});

test('leaving the page during the sign-in prevents any redirect', async () => {
  const release = holdCalls('token');
  const view = await renderAt('/login');
  await signIn(view);
  await view.user.click(screen.getAllByRole('link', { name: 'Pricing' })[0] ?? document.body);
  release();
  expect(await screen.findByRole('button', { name: 'Account menu' })).toBeInTheDocument();
  expect(view.router.state.location.pathname).toBe('/pricing');
});

test('a refusal does not change a password that is being retyped', async () => {
  const release = holdCalls('token');
  const view = await renderAt('/login');
  await signIn(view, seedUsers.ada.email, 'a-slip');
  await view.user.clear(passwordField());
  await view.user.type(passwordField(), 'analytical');
  release();
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid login credentials');
  await view.user.keyboard('-engine');
  expect(passwordField()).toHaveValue(seedUsers.ada.password);
});

test('the reset page takes over the typed address', async () => {
  const view = await renderAt('/login');
  await view.user.type(await screen.findByLabelText('Email address'), 'ines@example.com');
  await view.user.click(screen.getByRole('link', { name: 'Forgot password?' }));
  await screen.findByRole('heading', { name: 'Forgot password?' });
  expect(screen.getByLabelText('Email address')).toHaveValue('ines@example.com');
});

test('a likely slip in the address is shown and corrected with one press', async () => {
  const view = await renderAt('/login');
  await view.user.type(await screen.findByLabelText('Email address'), 'ines@gmial.com');
  await view.user.tab();
  await view.user.click(screen.getByRole('button', { name: 'ines@gmail.com' }));
  expect(screen.getByLabelText('Email address')).toHaveValue('ines@gmail.com');
  expect(screen.getByLabelText('Email address')).toHaveFocus();
});

test('a likely slip is still shown after visiting another page', async () => {
  const view = await renderAt('/login');
  await view.user.type(await screen.findByLabelText('Email address'), 'ines@gmial.com');
  await act(async () => view.router.navigate('/terms'));
  await act(async () => view.router.navigate(-1));
  expect(await screen.findByLabelText('Email address')).toHaveValue('ines@gmial.com');
  expect(screen.getByRole('button', { name: 'ines@gmail.com' })).toBeVisible();
});

test('no suggestion appears while a button below it is pressed, which would move', async () => {
  const view = await renderAt('/login');
  await fill(view.user, await screen.findByLabelText('Password'), 'secret');
  await fill(view.user, screen.getByLabelText('Email address'), 'ines@gmial.com');
  await view.user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Sign in' }) });
  expect(screen.queryByRole('button', { name: 'ines@gmail.com' })).not.toBeInTheDocument();
  await view.user.pointer('[/MouseLeft]');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Invalid login credentials$/);
});

test('the suggestion appears once the press below it has ended', async () => {
  const view = await renderAt('/login');
  const remember = await screen.findByRole('checkbox', { name: 'Remember me' });
  await fill(view.user, screen.getByLabelText('Email address'), 'ines@gmial.com');
  await view.user.pointer({ keys: '[MouseLeft>]', target: remember });
  expect(screen.queryByRole('button', { name: 'ines@gmail.com' })).not.toBeInTheDocument();
  await view.user.pointer('[/MouseLeft]');
  expect(await screen.findByRole('button', { name: 'ines@gmail.com' })).toBeInTheDocument();
  expect(remember).not.toBeChecked();
});

test('the suggestion also appears when the press is cancelled, as by scrolling', async () => {
  const view = await renderAt('/login');
  const remember = await screen.findByRole('checkbox', { name: 'Remember me' });
  await fill(view.user, screen.getByLabelText('Email address'), 'ines@gmial.com');
  await view.user.pointer({ keys: '[MouseLeft>]', target: remember });
  fireEvent.pointerCancel(remember);
  expect(await screen.findByRole('button', { name: 'ines@gmail.com' })).toBeInTheDocument();
});

test('the Caps Lock hint stays while something below it is pressed', async () => {
  const view = await renderAt('/login');
  await view.user.click(await screen.findByLabelText('Password'));
  await view.user.keyboard('{CapsLock}A');
  await view.user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('checkbox') });
  expect(screen.getByText('Caps Lock is on.')).toBeInTheDocument();
  await view.user.pointer('[/MouseLeft]');
  await waitFor(() => {
    expect(screen.queryByText('Caps Lock is on.')).not.toBeInTheDocument();
  });
});

test('a disabled provider says so', async () => {
  emulator.configure({
    providers: {
      ...emulator.settings.providers,
      github: { ...emulator.settings.providers.github, enabled: false },
    },
  });
  const view = await renderAt('/login');
  await view.user.click(await screen.findByRole('button', { name: 'Continue with GitHub' }));
  expect(
    await screen.findByText('GitHub sign-in is not available right now. Use your email and password.'),
  ).toBeInTheDocument();
});

test('an unreachable provider says so', async () => {
  emulator.faults.replace(parseFaults('settings:offline'));
  const view = await renderAt('/login');
  await view.user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
  expect(
    await screen.findByText('Google sign-in is not available right now. Use your email and password.'),
  ).toBeInTheDocument();
});

test('without a connection a provider shows the offline message, until the connection returns', async () => {
  setOnline(false);
  emulator.faults.replace(parseFaults('settings:offline'));
  const view = await renderAt('/login');
  await view.user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
  expect(
    await within(screen.getByRole('main')).findByText(
      'You are offline. Browsing still works; signing in needs a connection.',
    ),
  ).toBeInTheDocument();
  expect(screen.queryByText(/Use your email and password/)).not.toBeInTheDocument();
  setOnline(true);
  expect(
    within(screen.getByRole('main')).queryByText(/^You are offline\. Browsing still works/),
  ).not.toBeInTheDocument();
});

test('a slow provider shows a spinner on its button', async () => {
  emulator.faults.replace(parseFaults('settings:hang'));
  const view = await renderAt('/login');
  const button = await screen.findByRole('button', { name: 'Continue with Google' });
  await view.user.click(button);
  expect(within(button).getByRole('progressbar', { hidden: true })).toBeVisible();
  expect(within(screen.getByRole('main')).getAllByRole('progressbar', { hidden: true })).toHaveLength(1);
});

test('a slow provider announces the wait until there is an answer', async () => {
  emulator.faults.replace(parseFaults('settings:offline'));
  const release = holdSettings();
  const view = await renderAt('/login');
  await view.user.click(await screen.findByRole('button', { name: 'Continue with GitHub' }));
  expect(screen.getByText('Asking GitHub...')).toHaveRole('status');
  release();
  await screen.findByText(/^GitHub sign-in is not available right now\./);
  expect(screen.queryByText('Asking GitHub...')).not.toBeInTheDocument();
});

/** A later call shows that the answer has had its effect by now; jsdom would report a page that is left. */
async function expectToHaveStayed({ services }: Screen) {
  await act(async () => {
    const client = await services.getClient();
    await client.auth.resetPasswordForEmail(seedUsers.carl.email);
  });
  expect(readPendingRedirect('provider')).toBeUndefined();
}

test('a provider that answers late does not redirect a visitor who has left the page', async () => {
  const release = holdSettings();
  const view = await renderAt('/login');
  await view.user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
  await view.user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Pricing' }));
  await screen.findByRole('link', { name: /Student Pass/ });
  release();
  await expectToHaveStayed(view);
});

test('a provider that answers late does not redirect a user who has signed in with the password', async () => {
  const release = holdSettings();
  const view = await renderAt('/login');
  await view.user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
  await signIn(view);
  await screen.findByRole('heading', { name: 'Welcome, Ada!' });
  release();
  await expectToHaveStayed(view);
});

test('a provider that answers during a password sign-in does not redirect', async () => {
  const [releaseProvider, releaseSignIn] = [holdSettings(), holdCalls('token')];
  const view = await renderAt('/login');
  await view.user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
  await signIn(view);
  releaseProvider();
  await expectToHaveStayed(view);
  releaseSignIn();
  expect(await screen.findByRole('heading', { name: 'Welcome, Ada!' })).toBeInTheDocument();
});

test.each(['google', 'github'] as const)(
  "a user who returns from %s has the provider's name",
  async (provider) => {
    const { services, view } = await renderAt('/terms');
    const { data } = await (
      await services.getClient()
    ).auth.signInWithOAuth({
      provider,
      options: { redirectTo: 'http://localhost/login', skipBrowserRedirect: true },
    });
    view.unmount();
    const consent = await followRedirects(emulator, data.url ?? '');
    if (consent.kind !== 'consent') throw new Error('The provider did not ask');
    const address = new URL(await consent.accept({ email: 'ines@example.com', name: 'Ines Moreau' }));
    await renderAt(address.pathname + address.search);
    expect(await screen.findByRole('heading', { name: 'Welcome, Ines!' })).toBeInTheDocument();
    expect(screen.getByText('Ines Moreau')).toBeInTheDocument();
  },
);

test('Remember me also applies to a provider sign-in', async () => {
  const { services, view } = await renderAt('/terms');
  const { data } = await (
    await services.getClient()
  ).auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: 'http://localhost/login', skipBrowserRedirect: true },
  });
  rememberForProvider({}, { rememberMe: false });
  view.unmount();
  const consent = await followRedirects(emulator, data.url ?? '');
  if (consent.kind !== 'consent') throw new Error('The provider did not ask');
  const address = new URL(await consent.accept({ email: 'ines@example.com', name: 'Ines Moreau' }));
  await renderAt(address.pathname + address.search);
  expect(await screen.findByRole('heading', { name: 'Welcome, Ines!' })).toBeInTheDocument();
  expect(localStorage.getItem(sessionKey)).toBeNull();
  expect(sessionStorage.getItem(sessionKey)).not.toBeNull();
});

test('declining at the provider is reported, and the address is clean', async () => {
  const view = await renderAt(
    '/login?error=access_denied&error_description=Call+1-555-SCAM#error=access_denied',
  );
  expect(
    await screen.findByText('The sign-in was not completed. Try again, or use your email and password.'),
  ).toBeInTheDocument();
  expect(screen.queryByText(/SCAM/)).not.toBeInTheDocument();
  expect(view.router.state.location).toMatchObject({ pathname: '/login', search: '', hash: '' });
});

test('a failed provider return is not mistaken for a confirmed address', async () => {
  await renderAt('/login?code=00000000-0000-4000-8000-000000000000');
  expect(
    await screen.findByText('The sign-in was not completed. Try again, or use your email and password.'),
  ).toBeInTheDocument();
});

describe('a visitor who returns from a provider without a session', () => {
  const declined = '/login?error=access_denied#error=access_denied';

  test('still reads why they are here and reaches the course with the password', async () => {
    rememberForProvider(
      {
        from: '/course/prompting',
        enrollTitle: 'Prompting That Works',
        catalogue: 'level=beginner',
      },
      { rememberMe: true },
    );
    const view = await renderAt(declined);
    expect(await screen.findByText('Sign in to enroll in Prompting That Works.')).toBeVisible();
    await signIn(view);
    await waitFor(() => {
      expect(view.router.state.location).toMatchObject({
        pathname: '/course/prompting',
        state: { backToEnroll: true, catalogue: 'level=beginner' },
      });
    });
  });

  test('reaches the requested part of the dashboard', async () => {
    rememberForProvider({ from: '/dashboard#saved', reason: 'protected' }, { rememberMe: true });
    const view = await renderAt(declined);
    expect(await screen.findByText('Sign in to continue to your dashboard.')).toBeVisible();
    await signIn(view);
    await waitFor(() => {
      expect(view.router.state.location).toMatchObject({ pathname: '/dashboard', hash: '#saved' });
    });
  });

  test('is redirected there from another page as well', async () => {
    rememberForProvider({ from: '/pricing', enrollTitle: 'Prompting That Works' }, { rememberMe: true });
    const { user } = await renderAt('/?error=access_denied');
    await user.click(await screen.findByRole('link', { name: 'Sign in' }));
    expect(await screen.findByText('Sign in to enroll in Prompting That Works.')).toBeVisible();
  });

  test('finds Remember me unchanged', async () => {
    const { user, view } = await renderAt('/login');
    await user.click(await screen.findByRole('checkbox', { name: 'Remember me' }));
    view.unmount();
    await renderAt(declined);
    expect(await screen.findByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
  });
});

test.each([
  ['Forgot password?', 'Back to Sign in'],
  ['Join AI Club', 'Sign in'],
])('Remember me is unchanged after visiting "%s"', async (there, back) => {
  const { user } = await renderAt('/login');
  await user.click(await screen.findByRole('checkbox', { name: 'Remember me' }));
  await user.click(screen.getByRole('link', { name: there }));
  await user.click(await within(screen.getByRole('main')).findByRole('link', { name: back }));
  expect(await screen.findByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
});
