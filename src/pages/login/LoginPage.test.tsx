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
import { readPendingRedirect, rememberRedirect } from '@/features/auth/redirects/pendingRedirect';

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

test('the button says what is going on and cannot be pressed twice', async () => {
  const letGo = holdCalls('token');
  const requests = countRequests('grant_type=password');
  const view = await renderAt('/login');
  await fillIn(view, seedUsers.ada.email, seedUsers.ada.password);
  const button = screen.getByRole('button', { name: 'Sign in' });
  const regions = screen.getAllByRole('status');
  await view.user.dblClick(button);
  expect(screen.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  // A disabled button has lost the focus, so its new label is not read out.
  expect(regions.map(({ textContent }) => textContent)).toContain('Signing in...');
  letGo();
  await screen.findByRole('heading', { name: 'Welcome, Ada!' });
  expect(requests).toHaveLength(1);
});

test('Enter that is held down sends a wrong password once, and the next press of it sends it again', async () => {
  const requests = countRequests('grant_type=password');
  const view = await renderAt('/login');
  await fillIn(view, seedUsers.ada.email, 'something-else');
  for (const attempt of [1, 2]) {
    await view.user.keyboard('{Enter>200/}');
    expect(await screen.findByText('Invalid login credentials')).toBeVisible();
    expect(requests).toHaveLength(attempt);
  }
});

test('a wrong password shows the words of the service and selects the password', async () => {
  const view = await renderAt('/login');
  await signIn(view, seedUsers.ada.email, 'something-else');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Invalid login credentials$/);
  expect(passwordField()).toHaveFocus();
  expect(passwordField()).toHaveProperty('selectionStart', 0);
  expect(passwordField()).toHaveProperty('selectionEnd', 'something-else'.length);
  expect(screen.getByLabelText('Email address')).toHaveValue('ada@aiclub.example');
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
});

test('that one is offline is said until one is not, and turns into nothing else while one types', async () => {
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

test('a service that could not be reached is not called a lost connection when that is lost afterwards', async () => {
  emulator.faults.replace(parseFaults('token:offline'));
  const view = await renderAt('/login');
  await signIn(view);
  expect(await screen.findByRole('alert')).toHaveTextContent(unreachable);
  setOnline(false);
  await view.user.type(passwordField(), 'x');
  expect(screen.getByRole('alert')).toHaveTextContent(unreachable);
});

test('spaces around the address are not sent, spaces around the password are', async () => {
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
  'when the service answers with "%s" a human sentence is shown and the form works again',
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

test('a fault of the service is told in its own words, and whose it is', async () => {
  answerSignIns({ code: 500, error_code: 'unexpected_failure', msg: 'Database error querying schema' }, 500);
  const view = await renderAt('/login');
  await signIn(view);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^The sign-in service has a problem: Database error querying schema\. Nothing was lost; try again in a moment\.$/,
  );
  expect(passwordField()).toHaveValue(seedUsers.ada.password);
});

test.each([
  [400, { code: 'x' }],
  [400, { code: 'x', message: { reason: 'an object' } }],
  [400, { code: 'x', message: '{"reason":"JSON"}' }],
  [422, { error_code: 'x', msg: ['a list'] }],
  [500, { code: 'unexpected_failure', message: '' }],
])('a refusal without words for people, such as %d %j, becomes one sentence', async (status, body) => {
  answerSignIns(body, status);
  await signIn(await renderAt('/login'));
  expect(await screen.findByRole('alert')).toHaveTextContent(unreachable);
});

test('a gateway that was down for a moment is not noticed', async () => {
  emulator.faults.replace(parseFaults('token:503x2'));
  await signIn(await renderAt('/login'));
  expect(await screen.findByRole('heading', { name: 'Welcome, Ada!' })).toBeInTheDocument();
});

test('an address that is pasted comes without what nobody sees', async () => {
  const view = await renderAt('/login');
  await view.user.click(await screen.findByLabelText('Email address'));
  await view.user.paste(`\u200B${seedUsers.ada.email}\u2060\u00A0`);
  expect(screen.getByLabelText('Email address')).toHaveValue(seedUsers.ada.email);
  expect(screen.getByLabelText('Email address')).toBeValid();
});

test('an address that is not confirmed yet can have its mail sent again', async () => {
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

test('of a pause before the next mail one number is shown, which counts', async () => {
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

test('the mail is sent again to the address that was refused, whatever the field says since', async () => {
  const view = await renderAt('/login');
  await signIn(view, seedUsers.una.email, seedUsers.una.password);
  const again = await screen.findByRole('button', { name: 'Send the confirmation email again' });
  await fill(view.user, screen.getByLabelText('Email address'), 'somebody@else.example');
  await view.user.click(again);
  await screen.findByText('We sent the confirmation email again. Check spam too.');
  expect(emulator.lastMail(seedUsers.una.email)).toBeDefined();
  expect(emulator.lastMail('somebody@else.example')).toBeUndefined();
});

test('remembered by default, the session outlives the browser', async () => {
  const view = await renderAt('/login');
  expect(await screen.findByRole('checkbox', { name: 'Remember me' })).toBeChecked();
  await signIn(view);
  await screen.findByRole('heading', { name: 'Welcome, Ada!' });
  expect(localStorage.getItem(sessionKey)).not.toBeNull();
});

test('not remembered, the session ends with the tab and survives a reload', async () => {
  const view = await renderAt('/login');
  await view.user.click(await screen.findByRole('checkbox', { name: 'Remember me' }));
  await signIn(view);
  await screen.findByRole('heading', { name: 'Welcome, Ada!' });
  expect(localStorage.getItem(sessionKey)).toBeNull();
  view.view.unmount();
  await renderAt('/dashboard');
  expect(await screen.findByRole('heading', { name: 'Welcome, Ada!' })).toBeInTheDocument();
});

test('the password can be shown and hidden without losing the focus or the caret', async () => {
  const view = await renderAt('/login');
  await fillIn(view, seedUsers.ada.email, 'secret');
  const field = passwordField();
  if (!(field instanceof HTMLInputElement)) throw new Error('not a field');
  field.setSelectionRange(2, 4);
  await view.user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveFocus();
  expect([field.selectionStart, field.selectionEnd]).toEqual([2, 4]);
  await view.user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveFocus();
});

test('showing the password from its button leaves the focus there, also where a selection brings it along', async () => {
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

test('fields are named for password managers, and a form without its script sends nothing anywhere', async () => {
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

test('Caps Lock is pointed out', async () => {
  const view = await renderAt('/login');
  await view.user.click(await screen.findByLabelText('Password'));
  await view.user.keyboard('{CapsLock}A');
  expect(screen.getByText('Caps Lock is on.')).toBeInTheDocument();
});

test('someone sent here from the dashboard is told why and comes back to it', async () => {
  const view = await renderAt('/dashboard?tab=1');
  expect(await screen.findByText('Sign in to continue to your dashboard.')).toBeInTheDocument();
  await signIn(view);
  await screen.findByRole('heading', { name: 'Welcome, Ada!' });
  expect(view.router.state.location).toMatchObject({ pathname: '/dashboard', search: '?tab=1' });
});

test('someone sent here to enroll comes back to the course', async () => {
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

test('the return target goes along to sign-up and back', async () => {
  const view = await renderAt('/login', { state: { from: '/pricing' } });
  await view.user.click(await screen.findByRole('link', { name: 'Join AI Club' }));
  await view.user.click(await screen.findByRole('link', { name: 'Sign in' }));
  await signIn(view);
  await waitFor(() => {
    expect(view.router.state.location.pathname).toBe('/pricing');
  });
});

test.each(['Login', 'Sign Up'])('the return target goes along with %s in the header', async (name) => {
  const { user } = await renderAt('/login', { state: { from: '/dashboard', reason: 'protected' } });
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name }));
  if (name === 'Sign Up') await user.click(await screen.findByRole('link', { name: 'Sign in' }));
  expect(await screen.findByText('Sign in to continue to your dashboard.')).toBeInTheDocument();
});

test('a sign-in with a provider that was only begun leaves the target of a mail', async () => {
  rememberRedirect('mailbox', { from: '/pricing' });
  rememberRedirect('provider');
  const view = await renderAt('/login');
  await signIn(view);
  await waitFor(() => {
    expect(view.router.state.location.pathname).toBe('/pricing');
  });
});

test.each([
  ['a provider', () => rememberRedirect('provider', { from: '/pricing' })],
  [
    'the mail of a sign-up',
    () => rememberRedirect('mailbox', { from: '/pricing' }, { email: seedUsers.carl.email }),
  ],
])('where somebody else was going with %s is no target of whoever signs in next', async (_what, leave) => {
  leave();
  const view = await renderAt('/login');
  await signIn(view);
  expect(await screen.findByRole('heading', { name: 'Welcome, Ada!' })).toBeInTheDocument();
});

test('nor is where somebody else was going who has forgotten the password', async () => {
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

test('the target of a mail is that of its account, however its address was written', async () => {
  rememberRedirect('mailbox', { from: '/pricing' }, { email: seedUsers.ada.email.toUpperCase() });
  const view = await renderAt('/login');
  await signIn(view);
  await waitFor(() => {
    expect(view.router.state.location.pathname).toBe('/pricing');
  });
});

test('the return target goes along to the reset page and back', async () => {
  const { user } = await renderAt('/login', { state: { from: '/dashboard', reason: 'protected' } });
  await user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
  await user.click(await screen.findByRole('link', { name: 'Back to Sign in' }));
  expect(await screen.findByText('Sign in to continue to your dashboard.')).toBeInTheDocument();
});

test('someone who is signed in already goes straight to the dashboard', async () => {
  const view = await renderAt('/login', { as: seedUsers.ada });
  expect(await screen.findByRole('heading', { name: 'Welcome, Ada!' })).toBeInTheDocument();
  expect(view.router.state.location.pathname).toBe('/dashboard');
});

test('leaving the page while signing in never takes anyone back', async () => {
  const letGo = holdCalls('token');
  const view = await renderAt('/login');
  await signIn(view);
  await view.user.click(screen.getAllByRole('link', { name: 'Pricing' })[0] ?? document.body);
  letGo();
  expect(await screen.findByRole('button', { name: 'Account menu' })).toBeInTheDocument();
  expect(view.router.state.location.pathname).toBe('/pricing');
});

test('an answer that comes while the password is typed anew takes nothing of it away', async () => {
  const letGo = holdCalls('token');
  const view = await renderAt('/login');
  await signIn(view, seedUsers.ada.email, 'a-slip');
  await view.user.clear(passwordField());
  await view.user.type(passwordField(), 'analytical');
  letGo();
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid login credentials');
  await view.user.keyboard('-engine');
  expect(passwordField()).toHaveValue(seedUsers.ada.password);
});

test('the address goes along to the reset page', async () => {
  const view = await renderAt('/login');
  await view.user.type(await screen.findByLabelText('Email address'), 'ines@example.com');
  await view.user.click(screen.getByRole('link', { name: 'Forgot password?' }));
  await screen.findByRole('heading', { name: 'Forgot password?' });
  expect(screen.getByLabelText('Email address')).toHaveValue('ines@example.com');
});

test('a likely slip in the address is pointed out and put right with one press', async () => {
  const view = await renderAt('/login');
  await view.user.type(await screen.findByLabelText('Email address'), 'ines@gmial.com');
  await view.user.tab();
  await view.user.click(screen.getByRole('button', { name: 'ines@gmail.com' }));
  expect(screen.getByLabelText('Email address')).toHaveValue('ines@gmail.com');
  expect(screen.getByLabelText('Email address')).toHaveFocus();
});

test('a likely slip is still pointed out after a look at another page', async () => {
  const view = await renderAt('/login');
  await view.user.type(await screen.findByLabelText('Email address'), 'ines@gmial.com');
  await act(async () => view.router.navigate('/terms'));
  await act(async () => view.router.navigate(-1));
  expect(await screen.findByLabelText('Email address')).toHaveValue('ines@gmial.com');
  expect(screen.getByRole('button', { name: 'ines@gmail.com' })).toBeVisible();
});

test('nothing is pointed out below the button that is being pressed, which would move away', async () => {
  const view = await renderAt('/login');
  await fill(view.user, await screen.findByLabelText('Password'), 'secret');
  await fill(view.user, screen.getByLabelText('Email address'), 'ines@gmial.com');
  await view.user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Sign in' }) });
  expect(screen.queryByRole('button', { name: 'ines@gmail.com' })).not.toBeInTheDocument();
  await view.user.pointer('[/MouseLeft]');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Invalid login credentials$/);
});

test('a slip is pointed out once the press on something below the address is over', async () => {
  const view = await renderAt('/login');
  const remember = await screen.findByRole('checkbox', { name: 'Remember me' });
  await fill(view.user, screen.getByLabelText('Email address'), 'ines@gmial.com');
  await view.user.pointer({ keys: '[MouseLeft>]', target: remember });
  expect(screen.queryByRole('button', { name: 'ines@gmail.com' })).not.toBeInTheDocument();
  await view.user.pointer('[/MouseLeft]');
  expect(await screen.findByRole('button', { name: 'ines@gmail.com' })).toBeInTheDocument();
  expect(remember).not.toBeChecked();
});

test('a slip is pointed out as well where a press becomes something else, such as scrolling', async () => {
  const view = await renderAt('/login');
  const remember = await screen.findByRole('checkbox', { name: 'Remember me' });
  await fill(view.user, screen.getByLabelText('Email address'), 'ines@gmial.com');
  await view.user.pointer({ keys: '[MouseLeft>]', target: remember });
  fireEvent.pointerCancel(remember);
  expect(await screen.findByRole('button', { name: 'ines@gmail.com' })).toBeInTheDocument();
});

test('what is said about Caps Lock stays while something below it is pressed', async () => {
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

test('a provider that is switched off is said to be', async () => {
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

test('so is a provider that cannot be asked for', async () => {
  emulator.faults.replace(parseFaults('settings:offline'));
  const view = await renderAt('/login');
  await view.user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
  expect(
    await screen.findByText('Google sign-in is not available right now. Use your email and password.'),
  ).toBeInTheDocument();
});

test('without a connection a provider is said to need one, as the password does, until there is one', async () => {
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

test('a provider that takes its time is seen to be waited for', async () => {
  emulator.faults.replace(parseFaults('settings:hang'));
  const view = await renderAt('/login');
  const button = await screen.findByRole('button', { name: 'Continue with Google' });
  await view.user.click(button);
  expect(within(button).getByRole('progressbar', { hidden: true })).toBeVisible();
  expect(within(screen.getByRole('main')).getAllByRole('progressbar', { hidden: true })).toHaveLength(1);
});

test('a provider that takes its time is said to be waited for, until there is an answer', async () => {
  emulator.faults.replace(parseFaults('settings:offline'));
  const letGo = holdSettings();
  const view = await renderAt('/login');
  await view.user.click(await screen.findByRole('button', { name: 'Continue with GitHub' }));
  expect(screen.getByText('Asking GitHub...')).toHaveRole('status');
  letGo();
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

test('a provider that answers when somebody has gone to another page takes nobody away from it', async () => {
  const letGo = holdSettings();
  const view = await renderAt('/login');
  await view.user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
  await view.user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Pricing' }));
  await screen.findByRole('link', { name: /Student Pass/ });
  letGo();
  await expectToHaveStayed(view);
});

test('a provider that answers when somebody has signed in with the password takes nobody away', async () => {
  const letGo = holdSettings();
  const view = await renderAt('/login');
  await view.user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
  await signIn(view);
  await screen.findByRole('heading', { name: 'Welcome, Ada!' });
  letGo();
  await expectToHaveStayed(view);
});

test('a provider that answers while the password is being checked takes nobody away', async () => {
  const [answer, letIn] = [holdSettings(), holdCalls('token')];
  const view = await renderAt('/login');
  await view.user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
  await signIn(view);
  answer();
  await expectToHaveStayed(view);
  letIn();
  expect(await screen.findByRole('heading', { name: 'Welcome, Ada!' })).toBeInTheDocument();
});

test.each(['google', 'github'] as const)(
  'someone who comes back from %s has the name that it told',
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

test('Remember me switched off holds for a sign-in with a provider, too', async () => {
  const { services, view } = await renderAt('/terms');
  const { data } = await (
    await services.getClient()
  ).auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: 'http://localhost/login', skipBrowserRedirect: true },
  });
  rememberRedirect('provider', {}, { endsWithTab: true });
  view.unmount();
  const consent = await followRedirects(emulator, data.url ?? '');
  if (consent.kind !== 'consent') throw new Error('The provider did not ask');
  const address = new URL(await consent.accept({ email: 'ines@example.com', name: 'Ines Moreau' }));
  await renderAt(address.pathname + address.search);
  expect(await screen.findByRole('heading', { name: 'Welcome, Ines!' })).toBeInTheDocument();
  expect(localStorage.getItem(sessionKey)).toBeNull();
  expect(sessionStorage.getItem(sessionKey)).not.toBeNull();
});

test('someone who declined at the provider is told, and the address is clean', async () => {
  const view = await renderAt(
    '/login?error=access_denied&error_description=Call+1-555-SCAM#error=access_denied',
  );
  expect(
    await screen.findByText('The sign-in was not completed. Try again, or use your email and password.'),
  ).toBeInTheDocument();
  expect(screen.queryByText(/SCAM/)).not.toBeInTheDocument();
  expect(view.router.state.location).toMatchObject({ pathname: '/login', search: '', hash: '' });
});

test('a way back from a provider that leads nowhere is not taken for a confirmed address', async () => {
  await renderAt('/login?code=00000000-0000-4000-8000-000000000000');
  expect(
    await screen.findByText('The sign-in was not completed. Try again, or use your email and password.'),
  ).toBeInTheDocument();
});

describe('whoever comes back from a provider without a sign-in', () => {
  const declined = '/login?error=access_denied#error=access_denied';

  test('still reads why they are there, and gets to the course with the password', async () => {
    rememberRedirect('provider', {
      from: '/course/prompting',
      enrollTitle: 'Prompting That Works',
      catalogue: 'level=beginner',
    });
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

  test('gets to the part of the dashboard that was asked for', async () => {
    rememberRedirect('provider', { from: '/dashboard#saved', reason: 'protected' });
    const view = await renderAt(declined);
    expect(await screen.findByText('Sign in to continue to your dashboard.')).toBeVisible();
    await signIn(view);
    await waitFor(() => {
      expect(view.router.state.location).toMatchObject({ pathname: '/dashboard', hash: '#saved' });
    });
  });

  test('is led there from another page as well', async () => {
    rememberRedirect('provider', { from: '/pricing', enrollTitle: 'Prompting That Works' });
    const { user } = await renderAt('/?error=access_denied');
    await user.click(await screen.findByRole('link', { name: 'Sign in' }));
    expect(await screen.findByText('Sign in to enroll in Prompting That Works.')).toBeVisible();
  });

  test('finds Remember me as they left it', async () => {
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
])('Remember me stays as it was left after a look at "%s"', async (there, back) => {
  const { user } = await renderAt('/login');
  await user.click(await screen.findByRole('checkbox', { name: 'Remember me' }));
  await user.click(screen.getByRole('link', { name: there }));
  await user.click(await within(screen.getByRole('main')).findByRole('link', { name: back }));
  expect(await screen.findByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
});
