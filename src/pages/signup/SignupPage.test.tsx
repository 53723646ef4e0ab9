import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { emulator, server } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { parseFaults } from '@mocks/service/faults';
import { openMailLink } from '@mocks/followRedirects';
import { holdCalls } from '@/testing/holdCalls';
import { fill } from '@/testing/fill';
import { invalidFields } from '@/testing/invalidFields';
import { sessionOf, signInElsewhere } from '@/testing/otherTab';
import { selectHasPendingCall } from '@/features/auth/session/authSlice';
import { reload, renderAt } from '@/testing/renderAt';

type Screen = Awaited<ReturnType<typeof renderAt>>;

const success = 'Account created! Please check your email to verify your account.';

/** The bodies of all sign-up requests. */
function recordSignups() {
  const bodies: unknown[] = [];
  server.events.on('request:start', ({ request }) => {
    if (!request.url.includes('/signup')) return;
    void request
      .clone()
      .json()
      .then((body: unknown) => bodies.push(body));
  });
  return bodies;
}

/** The addresses that the mails of all sign-ups should lead to. */
function recordRedirects() {
  const redirects: (string | null)[] = [];
  server.events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith('/signup')) redirects.push(searchParams.get('redirect_to'));
  });
  return redirects;
}

afterEach(() => {
  jest.useRealTimers();
  server.events.removeAllListeners();
});

const filled = {
  'First Name': 'Ines',
  'Last Name': 'Moreau',
  'Email address': 'ines@example.com',
  Password: 'correct horse',
  'Confirm Password': 'correct horse',
};

async function fillIn({ user }: Screen, changes: Partial<typeof filled> = {}) {
  await screen.findByLabelText('First Name');
  for (const [label, text] of Object.entries({ ...filled, ...changes })) {
    if (text !== '') await fill(user, screen.getByLabelText(label), text);
  }
}

async function send({ user }: Screen) {
  expect(invalidFields()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Create Account' }));
}

test('the form has its title, subtitle and links', async () => {
  await renderAt('/signup');
  expect(await screen.findByRole('heading', { level: 1, name: 'Join AI Club' })).toBeVisible();
  expect(screen.getByText('Start your AI learning journey today')).toBeVisible();
  expect(await screen.findByRole('combobox', { name: 'Account Type' })).toHaveDisplayValue('Student');
  const page = within(screen.getByRole('main'));
  expect(page.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms');
  expect(page.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
  expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
});

test('correcting the address with one press focuses it', async () => {
  const { user } = await renderAt('/signup');
  await fill(user, await screen.findByLabelText('Email address'), 'ines@gmial.com');
  await user.tab();
  await user.click(screen.getByRole('button', { name: 'ines@gmail.com' }));
  expect(screen.getByLabelText('Email address')).toHaveValue('ines@gmail.com');
  expect(screen.getByLabelText('Email address')).toHaveFocus();
});

test('each of the two passwords can be shown and hidden on its own', async () => {
  const { user } = await renderAt('/signup');
  const fields = [await screen.findByLabelText('Password'), screen.getByLabelText('Confirm Password')];
  const types = () => fields.map((field) => field.getAttribute('type'));
  const [first, second] = screen.getAllByRole('button', { name: /^Show / });
  await user.click(first ?? document.body);
  expect(types()).toEqual(['text', 'password']);
  await user.click(second ?? document.body);
  expect(types()).toEqual(['text', 'text']);
  const [hide] = screen.getAllByRole('button', { name: /^Hide / });
  await user.click(hide ?? document.body);
  expect(types()).toEqual(['password', 'text']);
});

test('the button says "Creating account..." and cannot be pressed twice', async () => {
  const release = holdCalls('signup');
  const sent = recordSignups();
  const view = await renderAt('/signup');
  await fillIn(view);
  await view.user.dblClick(screen.getByRole('button', { name: 'Create Account' }));
  expect(screen.getByRole('button', { name: 'Creating account...' })).toBeDisabled();
  release();
  await screen.findByText(success);
  expect(sent).toHaveLength(1);
});

test('success shows only its message; the form is gone', async () => {
  const sent = recordSignups();
  const view = await renderAt('/signup');
  await fillIn(view);
  await send(view);
  expect(await screen.findByText(success)).toBeInTheDocument();
  expect(screen.queryByLabelText('Email address')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Create Account' })).not.toBeInTheDocument();
  expect(sent).toMatchObject([
    {
      email: 'ines@example.com',
      password: 'correct horse',
      data: { firstName: 'Ines', lastName: 'Moreau', accountType: 'student' },
    },
  ]);
});

test('after success the sign-in form has the address filled in', async () => {
  const view = await renderAt('/signup');
  await fillIn(view);
  await send(view);
  await screen.findByText(success);
  await view.user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' }));
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  expect(screen.getByLabelText('Email address')).toHaveValue('ines@example.com');
});

test('the mail is asked to redirect to the site root, from any page of sign-up', async () => {
  const redirects = recordRedirects();
  const view = await renderAt('/signup?plan=creator-pro');
  await fillIn(view);
  await send(view);
  await screen.findByText(success);
  expect(redirects).toEqual([window.location.origin]);
});

test('after success "Confirmed your email?" replaces "Already a member?"', async () => {
  const view = await renderAt('/signup');
  await fillIn(view);
  expect(screen.getByText(/^Already a member\?/)).toBeVisible();
  await send(view);
  await screen.findByText(success);
  expect(screen.getByText(/^Confirmed your email\?/)).toHaveTextContent(/^Confirmed your email\? Sign in$/);
  expect(screen.queryByText(/Already a member/)).not.toBeInTheDocument();
});

test('the chosen account type is sent', async () => {
  const sent = recordSignups();
  const view = await renderAt('/signup');
  await fillIn(view);
  await view.user.selectOptions(screen.getByRole('combobox', { name: 'Account Type' }), 'Creator');
  await send(view);
  await screen.findByText(success);
  expect(sent).toMatchObject([{ data: { accountType: 'creator' } }]);
});

test.each([
  [
    'student-pass',
    'Student',
    'You chose Student Pass, $29 per month. Online payment is not open yet: your account is free, and nothing is charged.',
  ],
  [
    'creator-pro',
    'Creator',
    'You chose Creator Pro, $99 per month. Online payment is not open yet: your account is free, and nothing is charged.',
  ],
  [
    'business',
    'Student',
    'You chose Business, custom price per year. For a quote, write to our sales team; you need no account for that. sales@aiclub.example',
  ],
])('the plan %s is named and preselects a %s account', async (slug, accountType, words) => {
  await renderAt(`/signup?plan=${slug}`);
  expect((await screen.findByRole('note')).textContent).toBe(words);
  expect(screen.getByRole('combobox', { name: 'Account Type' })).toHaveDisplayValue(accountType);
});

test('a chosen plan stays chosen when Sign Up in the header is pressed again', async () => {
  const { user, router } = await renderAt('/signup?plan=creator-pro');
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Sign Up' }));
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  expect(router.state.location.search).toBe('?plan=creator-pro');
});

test('Sign Up in the header shows the form again after an account was created', async () => {
  const view = await renderAt('/signup');
  await fillIn(view);
  await send(view);
  await screen.findByText(success);
  await view.user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Sign Up' }));
  expect(await screen.findByLabelText('First Name')).toBeInTheDocument();
  expect(screen.queryByText(success)).not.toBeInTheDocument();
});

/** Signs up on a later page of the visit. */
async function signUpLater({ isInBrowser = false } = {}) {
  const view = await renderAt('/pricing', { isInBrowser });
  await act(async () => view.router.navigate('/signup'));
  await fillIn(view);
  await send(view);
  await screen.findByText(success);
  return view;
}

async function signUpAndGoBack() {
  const view = await signUpLater();
  await act(async () => view.router.navigate(-1));
  return view;
}

test('Back and Forward show again that an account was made, not the form', async () => {
  const view = await signUpAndGoBack();
  expect(screen.queryByText(success)).not.toBeInTheDocument();
  await act(async () => view.router.navigate(1));
  expect(await screen.findByText(success)).toBeVisible();
  expect(screen.queryByLabelText('First Name')).not.toBeInTheDocument();
});

test('a reload shows again that an account was made, not the form', async () => {
  await reload(await signUpLater({ isInBrowser: true }));
  expect(await screen.findByText(success)).toBeVisible();
  expect(screen.queryByLabelText('First Name')).not.toBeInTheDocument();
});

test('a member who confirms in another tab while the restored message is shown is not told of an older account', async () => {
  const view = await signUpAndGoBack();
  await act(async () => view.router.navigate(1));
  await screen.findByText(success);
  signInElsewhere(await sessionOf(seedUsers.ada));
  expect(await screen.findByRole('button', { name: 'Logout' })).toBeVisible();
  expect(screen.queryByText(/already have an account/)).not.toBeInTheDocument();
});

test('an account created while Sign Up in the header is pressed is reported', async () => {
  const release = holdCalls('signup');
  const view = await renderAt('/signup');
  await fillIn(view);
  await send(view);
  await view.user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Sign Up' }));
  release();
  expect(await screen.findByText(success)).toBeInTheDocument();
});

test('an unknown plan is ignored', async () => {
  await renderAt('/signup?plan=__proto__');
  expect(await screen.findByRole('combobox', { name: 'Account Type' })).toHaveDisplayValue('Student');
  expect(screen.queryByText(/You chose/)).not.toBeInTheDocument();
});

test('a chosen plan appears on the dashboard after the mail is confirmed', async () => {
  const view = await renderAt('/signup?plan=creator-pro');
  await fillIn(view);
  await send(view);
  await screen.findByText(success);
  expect(screen.queryByText(/You chose/)).not.toBeInTheDocument();
  view.view.unmount();

  const address = await openMailLink(emulator, emulator.lastMail('ines@example.com') ?? { link: null });
  const { pathname, search } = new URL(address);
  await renderAt(pathname + search);
  expect(await screen.findByRole('region', { name: 'You chose Creator Pro' })).toBeVisible();
});

test('a chosen plan is kept when signing in instead', async () => {
  const view = await renderAt('/signup?plan=student-pass');
  await view.user.click(within(await screen.findByRole('main')).getByRole('link', { name: 'Sign in' }));
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  await fill(view.user, screen.getByLabelText('Email address'), seedUsers.ada.email);
  await fill(view.user, screen.getByLabelText('Password'), seedUsers.ada.password);
  await view.user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('region', { name: 'You chose Student Pass' })).toBeVisible();
});

test.each([
  ['the form', 'main', 'Join AI Club'],
  ['the header', 'banner', 'Sign Up'],
])(
  'a chosen plan and its account type are kept after visiting the login page (%s)',
  async (_place, landmark, name) => {
    const { user } = await renderAt('/signup?plan=creator-pro');
    await user.click(within(await screen.findByRole('main')).getByRole('link', { name: 'Sign in' }));
    await screen.findByRole('heading', { level: 1, name: 'Sign in' });
    await user.click(within(screen.getByRole(landmark)).getByRole('link', { name }));
    expect(await screen.findByText(/^You chose/)).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Account Type' })).toHaveDisplayValue('Creator');
  },
);

test('a member who opens sign-up is sent to the dashboard, which says why', async () => {
  const { router } = await renderAt('/signup', { as: seedUsers.ada });
  expect(await screen.findByText('You already have an account, and you are signed in.')).toBeVisible();
  expect(router.state.location.pathname).toBe('/dashboard');
});

test('a member who opens sign-up with a plan reads what becomes of the plan', async () => {
  await renderAt('/signup?plan=student-pass', { as: seedUsers.ada });
  expect(await screen.findByRole('region', { name: 'You chose Student Pass' })).toBeVisible();
});

test('a link for creators preselects a creator account', async () => {
  await renderAt('/signup', { state: { accountType: 'creator' } });
  expect(await screen.findByRole('combobox', { name: 'Account Type' })).toHaveDisplayValue('Creator');
});

test('every field is required, and the address is checked as one', async () => {
  await renderAt('/signup');
  for (const label of Object.keys(filled)) expect(await screen.findByLabelText(label)).toBeRequired();
  expect(screen.getByLabelText('Email address')).toHaveAttribute('type', 'email');
  expect(screen.getByLabelText('First Name')).toHaveAttribute('autocomplete', 'given-name');
  expect(screen.getByLabelText('Last Name')).toHaveAttribute('autocomplete', 'family-name');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
  expect(screen.getByLabelText('Confirm Password')).toHaveAttribute('autocomplete', 'new-password');
});

test.each([
  [{ Password: 'abc', 'Confirm Password': 'abd' }, 'Passwords do not match', 'Confirm Password'],
  [{ Password: 'abc', 'Confirm Password': 'abc' }, 'Password must be at least 6 characters', 'Password'],
  [
    { Password: 'ü'.repeat(37), 'Confirm Password': 'ü'.repeat(37) },
    'Password can be at most 72 bytes (about 72 letters)',
    'Password',
  ],
])('%j is refused with "%s" and no request is sent', async (changes, message, field) => {
  const sent = recordSignups();
  const view = await renderAt('/signup');
  await fillIn(view, changes);
  await send(view);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText(field)).toHaveFocus();
  expect(screen.getByLabelText(field)).toBeInvalid();
  expect(sent).toEqual([]);
});

test('a double click leaves the focus in the invalid field', async () => {
  const view = await renderAt('/signup');
  await fillIn(view, { 'Confirm Password': 'another' });
  await send(view);
  expect(await screen.findByLabelText('Confirm Password')).toHaveFocus();
  const main = screen.getByRole('main');
  expect(fireEvent.mouseDown(main, { detail: 2 })).toBe(false);
  expect(fireEvent.mouseDown(main, { detail: 1 })).toBe(true);
  expect(fireEvent.mouseDown(main, { detail: 2 })).toBe(true);
});

test('the next attempt clears a message', async () => {
  const view = await renderAt('/signup');
  await fillIn(view, { 'Confirm Password': 'another' });
  await send(view);
  expect(await screen.findByText('Passwords do not match')).toBeInTheDocument();
  await view.user.clear(screen.getByLabelText('Confirm Password'));
  await fill(view.user, screen.getByLabelText('Confirm Password'), 'correct horse');
  await send(view);
  expect(await screen.findByText(success)).toBeInTheDocument();
  expect(screen.queryByText('Passwords do not match')).not.toBeInTheDocument();
});

test('the error of a password disappears on typing and returns only with the next attempt', async () => {
  const view = await renderAt('/signup');
  await fillIn(view, { Password: 'abc', 'Confirm Password': 'abc' });
  await view.user.click(screen.getByRole('button', { name: 'Create Account' }));
  expect(await screen.findByText('Add a few more characters')).toBeVisible();
  await view.user.type(screen.getByLabelText('Password'), 'd');
  expect(screen.queryByText('Add a few more characters')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Password')).toBeValid();
  await view.user.type(screen.getByLabelText('Confirm Password'), 'd');
  await view.user.click(screen.getByRole('button', { name: 'Create Account' }));
  expect(await screen.findByText('Add a few more characters')).toBeVisible();
});

test('a name of spaces only is refused', async () => {
  const sent = recordSignups();
  const view = await renderAt('/signup');
  await fillIn(view, { 'First Name': '   ' });
  await send(view);
  expect(await screen.findByText('First Name is required')).toBeInTheDocument();
  expect(screen.getByLabelText('First Name')).toHaveFocus();
  expect(sent).toEqual([]);
});

test('the error of a name disappears once it is typed', async () => {
  const view = await renderAt('/signup');
  await fillIn(view, { 'Last Name': '   ' });
  await send(view);
  await screen.findByText('Last Name is required');
  await view.user.type(screen.getByLabelText('First Name'), 's');
  expect(screen.getByText('Last Name is required')).toBeInTheDocument();
  await view.user.type(screen.getByLabelText('Last Name'), 'M');
  expect(screen.queryByText('Last Name is required')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Last Name')).toBeValid();
});

test.each(['First Name', 'Last Name'])('a %s of invisible characters only is refused', async (label) => {
  const sent = recordSignups();
  const view = await renderAt('/signup');
  await fillIn(view, { [label]: '\u200B\u3164\u2800' });
  await send(view);
  expect(await screen.findByText(`${label} is required`)).toBeInTheDocument();
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(sent).toEqual([]);
});

test('names and address are sent without surrounding spaces, the password exactly as typed', async () => {
  const sent = recordSignups();
  const view = await renderAt('/signup');
  await fillIn(view, {
    'First Name': ' Ines ',
    'Email address': ' ines@example.com ',
    Password: ' six  ',
    'Confirm Password': ' six  ',
  });
  await send(view);
  await screen.findByText(success);
  expect(sent).toMatchObject([
    { email: 'ines@example.com', password: ' six  ', data: { firstName: 'Ines' } },
  ]);
});

test('a taken address gets the same answer as any other', async () => {
  const view = await renderAt('/signup');
  await fillIn(view, { 'Email address': seedUsers.ada.email });
  await send(view);
  expect(await screen.findByText(success)).toBeInTheDocument();
});

test.each(['offline', '503', 'html200', 'object', 'null', 'empty', 'malformed'])(
  'an answer of "%s" is never shown as success',
  async (fault) => {
    emulator.faults.replace(parseFaults(`signup:${fault}`));
    const view = await renderAt('/signup');
    await fillIn(view);
    await send(view);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "We can't reach the sign-in service right now. Check your connection and try again.",
    );
    expect(screen.queryByText(success)).not.toBeInTheDocument();
    expect(screen.getByLabelText('First Name')).toHaveValue('Ines');
    expect(screen.getByRole('button', { name: 'Create Account' })).toBeEnabled();
  },
);

test('everything typed except the passwords is kept after visiting the terms', async () => {
  const view = await renderAt('/signup');
  await fillIn(view);
  const form = screen.getByLabelText('First Name').closest('form') ?? document.body;
  await view.user.click(within(form).getByRole('link', { name: 'Terms of Service' }));
  await screen.findByRole('heading', { level: 1, name: /Terms/ });
  expect([...Object.values(sessionStorage), ...Object.values(localStorage)].join()).not.toContain(
    'correct horse',
  );
  await act(async () => view.router.navigate(-1));
  expect(await screen.findByLabelText('First Name')).toHaveValue('Ines');
  expect(screen.getByLabelText('Last Name')).toHaveValue('Moreau');
  expect(screen.getByLabelText('Email address')).toHaveValue('ines@example.com');
  expect(screen.getByLabelText('Password')).toHaveValue('');
});

/** Opens the form again, filled in with an address that has just been sent a mail. */
async function openAfterMail(): Promise<Screen> {
  const view = await renderAt('/signup');
  await fillIn(view);
  await send(view);
  await screen.findByText(success);
  await act(async () => view.router.navigate('/signup'));
  await fillIn(view, { 'Email address': '' });
  return view;
}

test('a repeated sign-up waits as long as the service says, with a countdown that then disappears', async () => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask'] });
  const view = await openAfterMail();
  const sent = recordSignups();
  await send(view);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^For security purposes, you can only request this after \d+ seconds\.$/,
  );
  expect(screen.queryByText(/^You can try again in/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Create Account' })).toHaveAttribute('aria-disabled', 'true');
  await send(view);
  expect(sent).toHaveLength(1);
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^For security purposes, you can only request this after (2\d|30) seconds\.$/,
  );
  await act(() => jest.advanceTimersByTimeAsync(31_000));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await send(view);
  expect(await screen.findByText(success)).toBeVisible();
});

test('the wait applies only to the refused address', async () => {
  const view = await openAfterMail();
  await send(view);
  await screen.findByRole('alert');
  await view.user.type(screen.getByLabelText('Email address'), '.au');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await send(view);
  expect(await screen.findByText(success)).toBeVisible();
});

test('the refusal of one address is not shown for the address it is corrected to', async () => {
  const view = await openAfterMail();
  const release = holdCalls('signup');
  await send(view);
  await view.user.type(screen.getByLabelText('Email address'), '.au');
  release();
  const create = await screen.findByRole('button', { name: 'Create Account' });
  expect(create).toHaveAttribute('aria-disabled', 'false');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await send(view);
  expect(await screen.findByText(success)).toBeVisible();
});

test('"already registered" is not shown for the address that the taken one is corrected to', async () => {
  emulator.configure({ autoconfirm: true });
  const view = await renderAt('/signup');
  await fillIn(view, { 'Email address': seedUsers.ada.email });
  const release = holdCalls('signup');
  await send(view);
  await view.user.type(screen.getByLabelText('Email address'), '.au');
  release();
  await waitFor(() => expect(selectHasPendingCall(view.store.getState())).toBe(false));
  expect(await screen.findByRole('button', { name: 'Create Account' })).toHaveAttribute(
    'aria-disabled',
    'false',
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('a visitor who leaves the form before the answer', () => {
  async function sendAndHold(view: Screen, changes?: Partial<typeof filled>) {
    const release = holdCalls('signup');
    await fillIn(view, changes);
    await send(view);
    return release;
  }

  async function leaveForTerms({ user }: Screen) {
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Terms of Service' }));
    await screen.findByRole('heading', { level: 1, name: /Terms/ });
  }

  test('reads of the account on the page that is open then, even if it is the form again', async () => {
    const view = await renderAt('/signup');
    const release = await sendAndHold(view);
    await leaveForTerms(view);
    await act(async () => view.router.navigate(-1));
    expect(await screen.findByLabelText('First Name')).toHaveValue('Ines');
    release();
    expect(await screen.findByText(success)).toBeVisible();
    expect(screen.getByLabelText('First Name')).toHaveValue('');
    expect(screen.getByLabelText('Last Name')).toHaveValue('');
  });

  test('finds the submitted address in the sign-in form', async () => {
    const view = await renderAt('/signup');
    const release = await sendAndHold(view);
    await view.user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' }));
    await screen.findByRole('heading', { level: 1, name: 'Sign in' });
    release();
    expect(await screen.findByText(success)).toBeVisible();
    expect(screen.getByLabelText('Email address')).toHaveValue('ines@example.com');
  });

  test('keeps what is typed in another form meanwhile', async () => {
    const view = await renderAt('/signup');
    const release = await sendAndHold(view);
    await view.user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' }));
    await screen.findByRole('heading', { level: 1, name: 'Sign in' });
    await view.user.type(screen.getByLabelText('Email address'), '.au');
    release();
    expect(await screen.findByText(success)).toBeVisible();
    expect(screen.getByLabelText('Email address')).toHaveValue('ines@example.com.au');
  });

  test('is signed in without a message about a mail when no confirmation is needed', async () => {
    emulator.configure({ autoconfirm: true });
    const view = await renderAt('/signup');
    const release = await sendAndHold(view);
    await leaveForTerms(view);
    release();
    expect(await screen.findByRole('button', { name: 'Account menu' })).toBeVisible();
    await waitFor(() => expect(selectHasPendingCall(view.store.getState())).toBe(false));
    expect(screen.queryByText(success)).not.toBeInTheDocument();
  });

  test('reads of a failure on the page that is open then, with a link back to the form', async () => {
    emulator.configure({ autoconfirm: true });
    const view = await renderAt('/signup?plan=creator-pro');
    const release = await sendAndHold(view, { 'Email address': seedUsers.ada.email });
    await leaveForTerms(view);
    release();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/^User already registered Back to the form$/);
    await view.user.click(within(alert).getByRole('link', { name: 'Back to the form' }));
    expect(await screen.findByLabelText('First Name')).toHaveValue('Ines');
    expect(screen.getByLabelText('Email address')).toHaveValue(seedUsers.ada.email);
    expect(view.router.state.location).toMatchObject({ pathname: '/signup', search: '?plan=creator-pro' });
    expect(screen.queryByRole('link', { name: 'Back to the form' })).not.toBeInTheDocument();
  });

  test('returns after a failure to a form with the same return target', async () => {
    const view = await renderAt('/signup', { state: { from: '/pricing' } });
    const release = await sendAndHold(view);
    await leaveForTerms(view);
    emulator.faults.replace(parseFaults('signup:503'));
    release();
    await view.user.click(await screen.findByRole('link', { name: 'Back to the form' }));
    await screen.findByLabelText('First Name');
    expect(view.router.state.location.state).toMatchObject({ from: '/pricing' });
  });

  test('no longer sees the failure after signing in in another tab', async () => {
    const ada = await sessionOf(seedUsers.ada);
    emulator.configure({ autoconfirm: true });
    const view = await renderAt('/signup');
    const release = await sendAndHold(view, { 'Email address': seedUsers.ada.email });
    await leaveForTerms(view);
    release();
    await screen.findByText(/^User already registered/);
    signInElsewhere(ada);
    await waitFor(() => expect(screen.queryByText(/^User already registered/)).not.toBeInTheDocument());
  });

  test('no longer sees the message about the mail after signing in in another tab', async () => {
    const ada = await sessionOf(seedUsers.ada);
    const view = await renderAt('/signup');
    const release = await sendAndHold(view);
    await leaveForTerms(view);
    release();
    expect(await screen.findByText(success)).toBeVisible();
    signInElsewhere(ada);
    await waitFor(() => expect(screen.queryByText(success)).not.toBeInTheDocument());
  });
});

describe('a sign-in in another tab', () => {
  const told = 'Somebody has signed in in this browser. What was typed here to sign up is gone.';
  const member = 'You already have an account, and you are signed in.';

  test.each([
    ['the name', 'First Name', 'Ines'],
    ['the address', 'Email address', 'ines@example.com'],
  ])('ends a sign-up begun with %s, and the page it leads to says so', async (_what, label, text) => {
    const ada = await sessionOf(seedUsers.ada);
    const { user, router } = await renderAt('/signup', { state: { from: '/pricing' } });
    await fill(user, await screen.findByLabelText(label), text);
    signInElsewhere(ada);
    expect(await screen.findByText(told)).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/pricing'));
    expect(screen.getByText(told)).toBeVisible();
  });

  test.each([
    ['is still open', 'Welcome, Ada!'],
    ['was left', 'Terms of Service'],
  ])('does not hide the message about an account created meanwhile whose form %s', async (how, heading) => {
    const ada = await sessionOf(seedUsers.ada);
    const view = await renderAt('/signup');
    await fillIn(view);
    const release = holdCalls('signup');
    await send(view);
    if (how === 'was left') await act(() => view.router.navigate('/terms'));
    signInElsewhere(ada);
    await screen.findByRole('button', { name: 'Account menu' });
    release();
    expect(await screen.findByText(success)).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    fireEvent.focus(window);
    expect(screen.getByText(success)).toBeVisible();
  });

  test('does not say that the member already had an account', async () => {
    const ada = await sessionOf(seedUsers.ada);
    const { user } = await renderAt('/signup');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Account Type' }), 'Creator');
    signInElsewhere(ada);
    expect(await screen.findByText(told)).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();
    expect(screen.queryByText(member)).not.toBeInTheDocument();
  });

  test('does not say so either after another account was signed in here', async () => {
    const ada = await sessionOf(seedUsers.ada);
    const { user, router } = await renderAt('/', { as: seedUsers.carl });
    await user.click(await screen.findByRole('button', { name: 'Account menu' }));
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await screen.findByText('You are signed out.');
    await act(() => router.navigate('/signup'));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Account Type' }), 'Creator');
    signInElsewhere(ada);
    expect(await screen.findByText(told)).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();
    expect(screen.queryByText(member)).not.toBeInTheDocument();
  });

  test('is also reported when the form was opened before a sign-out had finished', async () => {
    const carl = await sessionOf(seedUsers.carl);
    const { user, router, store } = await renderAt('/', { as: seedUsers.carl });
    const release = holdCalls('logout');
    await user.click(await screen.findByRole('button', { name: 'Account menu' }));
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
    await act(() => router.navigate('/signup'));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Account Type' }), 'Creator');
    release();
    await waitFor(() => expect(selectHasPendingCall(store.getState())).toBe(false));
    signInElsewhere(carl);
    expect(await screen.findByText(told)).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Carl!' })).toBeVisible();
    expect(screen.queryByText(member)).not.toBeInTheDocument();
  });

  test('also ends a sign-up whose form was left, once it is opened again', async () => {
    const ada = await sessionOf(seedUsers.ada);
    const view = await renderAt('/signup');
    await fillIn(view);
    await act(() => view.router.navigate('/terms'));
    signInElsewhere(ada);
    await screen.findByRole('button', { name: 'Account menu' });
    await act(() => view.router.navigate('/signup'));
    expect(await screen.findByText(told)).toBeVisible();
  });

  test.each(['an empty form', 'a form that has made its account'])(
    'removes nothing from %s',
    async (form) => {
      const ada = await sessionOf(seedUsers.ada);
      const view = await renderAt('/signup');
      await screen.findByLabelText('First Name');
      if (form !== 'an empty form') {
        await fillIn(view);
        await send(view);
        await screen.findByText(success);
      }
      signInElsewhere(ada);
      expect(await screen.findByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();
      expect(screen.queryByText(told)).not.toBeInTheDocument();
    },
  );
});

test('without confirmation a new account is signed in, with no message about an older account or a loss', async () => {
  emulator.configure({ autoconfirm: true });
  const view = await renderAt('/signup');
  await fillIn(view);
  await send(view);
  expect(await screen.findByRole('heading', { name: 'Welcome, Ines!' })).toBeVisible();
  expect(screen.queryByText(/already have an account/)).not.toBeInTheDocument();
  expect(screen.queryByText(/is gone/)).not.toBeInTheDocument();
});

test('the strength of the password is described and never prevents sign-up', async () => {
  const view = await renderAt('/signup');
  await fillIn(view, { Password: 'abcdef', 'Confirm Password': 'abcdef' });
  expect(screen.getByText('Easy to guess. Add another word.')).toBeInTheDocument();
  await send(view);
  expect(await screen.findByText(success)).toBeInTheDocument();
});

test("a password with one's own name or address in it is easy to guess", async () => {
  const view = await renderAt('/signup');
  await fillIn(view, { 'Email address': 'captain@example.com', Password: 'eleven owls at sea' });
  expect(screen.queryByText('Easy to guess. Add another word.')).not.toBeInTheDocument();
  const password = screen.getByLabelText('Password');
  for (const own of ['ines', 'moreau', 'captain']) {
    await view.user.clear(password);
    await fill(view.user, password, `${own} and owls at sea`);
    expect(screen.getByText('Easy to guess. Add another word.')).toBeInTheDocument();
  }
});

test('the mail signs in, welcomes and leads to the return target, once', async () => {
  const state = { from: '/pricing', enrollTitle: 'Prompting That Works' };
  const view = await renderAt('/signup', { state });
  await fillIn(view);
  await send(view);
  await screen.findByText(success);
  view.view.unmount();

  const address = await openMailLink(emulator, emulator.lastMail('ines@example.com') ?? { link: null });
  const { pathname, search } = new URL(address);
  const arrival = await renderAt(pathname + search);
  expect(await screen.findByText('Email confirmed. Welcome to AI Club.')).toBeInTheDocument();
  expect(arrival.router.state.location).toMatchObject({
    pathname: '/pricing',
    search: '',
    state: { backToEnroll: true },
  });
  await arrival.user.click(await screen.findByRole('button', { name: 'Account menu' }));
  expect(screen.getByText('ines@example.com')).toBeInTheDocument();

  await act(async () => arrival.router.navigate('/login'));
  await waitFor(() => {
    expect(arrival.router.state.location.pathname).toBe('/dashboard');
  });
});

test('without confirmation a new account is signed in after another one, with no message about an older account', async () => {
  const { user, ...view } = await renderAt('/', { as: seedUsers.ada });
  await user.click(await screen.findByRole('button', { name: 'Account menu' }));
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await screen.findByText('You are signed out.');
  emulator.configure({ autoconfirm: true });
  await act(() => view.router.navigate('/signup'));
  await fillIn({ user, ...view });
  await user.click(screen.getByRole('button', { name: 'Create Account' }));
  expect(await screen.findByRole('heading', { name: 'Welcome, Ines!' })).toBeInTheDocument();
  expect(screen.queryByText(/already have an account/)).not.toBeInTheDocument();
});

test('a name takes at most 100 characters', async () => {
  const { user } = await renderAt('/signup');
  const field = await screen.findByRole('textbox', { name: 'First Name' });
  await user.click(field);
  await user.paste('x'.repeat(150));
  expect(field).toHaveValue('x'.repeat(100));
});
