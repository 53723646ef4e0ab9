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
import { renderAt } from '@/testing/renderAt';

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

test('the form says what it is for and where its links lead', async () => {
  await renderAt('/signup');
  expect(await screen.findByRole('heading', { level: 1, name: 'Join AI Club' })).toBeVisible();
  expect(screen.getByText('Start your AI learning journey today')).toBeVisible();
  expect(await screen.findByRole('combobox', { name: 'Account Type' })).toHaveDisplayValue('Student');
  const page = within(screen.getByRole('main'));
  expect(page.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms');
  expect(page.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
  expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
});

test('an address that was put right with one press has the focus', async () => {
  const { user } = await renderAt('/signup');
  await fill(user, await screen.findByLabelText('Email address'), 'ines@gmial.com');
  await user.tab();
  await user.click(screen.getByRole('button', { name: 'ines@gmail.com' }));
  expect(screen.getByLabelText('Email address')).toHaveValue('ines@gmail.com');
  expect(screen.getByLabelText('Email address')).toHaveFocus();
});

test('the button says what is going on and cannot be pressed twice', async () => {
  const letGo = holdCalls('signup');
  const sent = recordSignups();
  const view = await renderAt('/signup');
  await fillIn(view);
  await view.user.dblClick(screen.getByRole('button', { name: 'Create Account' }));
  expect(screen.getByRole('button', { name: 'Creating account...' })).toBeDisabled();
  letGo();
  await screen.findByText(success);
  expect(sent).toHaveLength(1);
});

test('success says so, and the form is gone', async () => {
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

test('after success the address need not be typed again to sign in', async () => {
  const view = await renderAt('/signup');
  await fillIn(view);
  await send(view);
  await screen.findByText(success);
  await view.user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' }));
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  expect(screen.getByLabelText('Email address')).toHaveValue('ines@example.com');
});

test('the mail is asked to lead to the root of the site, from whatever address somebody signs up', async () => {
  const redirects = recordRedirects();
  const view = await renderAt('/signup?plan=creator-pro');
  await fillIn(view);
  await send(view);
  await screen.findByText(success);
  expect(redirects).toEqual([window.location.origin]);
});

test('after success the way to sign in waits for the mail to be confirmed', async () => {
  const view = await renderAt('/signup');
  await fillIn(view);
  expect(screen.getByText(/^Already a member\?/)).toBeVisible();
  await send(view);
  await screen.findByText(success);
  expect(screen.getByText(/^Confirmed your email\?/)).toHaveTextContent(/^Confirmed your email\? Sign in$/);
  expect(screen.queryByText(/Already a member/)).not.toBeInTheDocument();
});

test('the account type is chosen', async () => {
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
])('the plan %s is named, and asks for a %s account', async (slug, accountType, words) => {
  await renderAt(`/signup?plan=${slug}`);
  expect((await screen.findByRole('note')).textContent).toBe(words);
  expect(screen.getByRole('combobox', { name: 'Account Type' })).toHaveDisplayValue(accountType);
});

test('a chosen plan stays chosen when Sign Up in the header is pressed once more', async () => {
  const { user, router } = await renderAt('/signup?plan=creator-pro');
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Sign Up' }));
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  expect(router.state.location.search).toBe('?plan=creator-pro');
});

test('Sign Up in the header brings the form again after an account was made', async () => {
  const view = await renderAt('/signup');
  await fillIn(view);
  await send(view);
  await screen.findByText(success);
  await view.user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Sign Up' }));
  expect(await screen.findByLabelText('First Name')).toBeInTheDocument();
  expect(screen.queryByText(success)).not.toBeInTheDocument();
});

test('an account that is made while Sign Up in the header is pressed is said to be there', async () => {
  const letGo = holdCalls('signup');
  const view = await renderAt('/signup');
  await fillIn(view);
  await send(view);
  await view.user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Sign Up' }));
  letGo();
  expect(await screen.findByText(success)).toBeInTheDocument();
});

test('a plan that does not exist is ignored', async () => {
  await renderAt('/signup?plan=__proto__');
  expect(await screen.findByRole('combobox', { name: 'Account Type' })).toHaveDisplayValue('Student');
  expect(screen.queryByText(/You chose/)).not.toBeInTheDocument();
});

test('a chosen plan is there again on the dashboard, once the mail is confirmed', async () => {
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

test('a chosen plan survives signing in instead', async () => {
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
  'a chosen plan, and the kind of account it asks for, survives a look at the login page (%s)',
  async (_place, landmark, name) => {
    const { user } = await renderAt('/signup?plan=creator-pro');
    await user.click(within(await screen.findByRole('main')).getByRole('link', { name: 'Sign in' }));
    await screen.findByRole('heading', { level: 1, name: 'Sign in' });
    await user.click(within(screen.getByRole(landmark)).getByRole('link', { name }));
    expect(await screen.findByText(/^You chose/)).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Account Type' })).toHaveDisplayValue('Creator');
  },
);

test('a member who asks for sign-up is told on the dashboard why they are there', async () => {
  const { router } = await renderAt('/signup', { as: seedUsers.ada });
  expect(await screen.findByText('You already have an account, and you are signed in.')).toBeVisible();
  expect(router.state.location.pathname).toBe('/dashboard');
});

test('a member who asks for sign-up with a plan reads what becomes of the plan', async () => {
  await renderAt('/signup?plan=student-pass', { as: seedUsers.ada });
  expect(await screen.findByRole('region', { name: 'You chose Student Pass' })).toBeVisible();
});

test('a plan for creators may ask for a creator account', async () => {
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
])('%j is refused with "%s" and nothing is sent', async (changes, message, field) => {
  const sent = recordSignups();
  const view = await renderAt('/signup');
  await fillIn(view, changes);
  await send(view);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText(field)).toHaveFocus();
  expect(screen.getByLabelText(field)).toBeInvalid();
  expect(sent).toEqual([]);
});

test('the rest of a double click leaves the focus in the field that was wrong', async () => {
  const view = await renderAt('/signup');
  await fillIn(view, { 'Confirm Password': 'another' });
  await send(view);
  expect(await screen.findByLabelText('Confirm Password')).toHaveFocus();
  const main = screen.getByRole('main');
  expect(fireEvent.mouseDown(main, { detail: 2 })).toBe(false);
  expect(fireEvent.mouseDown(main, { detail: 1 })).toBe(true);
  expect(fireEvent.mouseDown(main, { detail: 2 })).toBe(true);
});

test('a message is cleared by the next attempt', async () => {
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

test('what was wrong with a password is not said of the next one, until that is tried', async () => {
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

test('a name of nothing but spaces is asked for', async () => {
  const sent = recordSignups();
  const view = await renderAt('/signup');
  await fillIn(view, { 'First Name': '   ' });
  await send(view);
  expect(await screen.findByText('First Name is required')).toBeInTheDocument();
  expect(screen.getByLabelText('First Name')).toHaveFocus();
  expect(sent).toEqual([]);
});

test('a name is no longer asked for once it is typed', async () => {
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

test.each(['First Name', 'Last Name'])(
  'a %s of nothing but invisible letters is asked for',
  async (label) => {
    const sent = recordSignups();
    const view = await renderAt('/signup');
    await fillIn(view, { [label]: '\u200B\u3164\u2800' });
    await send(view);
    expect(await screen.findByText(`${label} is required`)).toBeInTheDocument();
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(sent).toEqual([]);
  },
);

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

test('an address that has an account gets the same answer as any other', async () => {
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

test('what was typed survives a look at the terms, except the passwords', async () => {
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

test('whoever asks again too soon waits for as long as the service says, which is counted down and not said afterwards', async () => {
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

test('a pause is for the address that was refused, and for no other one', async () => {
  const view = await openAfterMail();
  await send(view);
  await screen.findByRole('alert');
  await view.user.type(screen.getByLabelText('Email address'), '.au');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await send(view);
  expect(await screen.findByText(success)).toBeVisible();
});

test('the refusal of an address that was corrected meanwhile is not said of the new one', async () => {
  const view = await openAfterMail();
  const letGo = holdCalls('signup');
  await send(view);
  await view.user.type(screen.getByLabelText('Email address'), '.au');
  letGo();
  const create = await screen.findByRole('button', { name: 'Create Account' });
  expect(create).toHaveAttribute('aria-disabled', 'false');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await send(view);
  expect(await screen.findByText(success)).toBeVisible();
});

test('that an address has an account already is not said of the one it was corrected to meanwhile', async () => {
  emulator.configure({ autoconfirm: true });
  const view = await renderAt('/signup');
  await fillIn(view, { 'Email address': seedUsers.ada.email });
  const letGo = holdCalls('signup');
  await send(view);
  await view.user.type(screen.getByLabelText('Email address'), '.au');
  letGo();
  await waitFor(() => expect(selectHasPendingCall(view.store.getState())).toBe(false));
  expect(await screen.findByRole('button', { name: 'Create Account' })).toHaveAttribute(
    'aria-disabled',
    'false',
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('whoever leaves the form before the answer comes', () => {
  async function sendAndHold(view: Screen, changes?: Partial<typeof filled>) {
    const letGo = holdCalls('signup');
    await fillIn(view, changes);
    await send(view);
    return letGo;
  }

  async function leaveForTerms({ user }: Screen) {
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Terms of Service' }));
    await screen.findByRole('heading', { level: 1, name: /Terms/ });
  }

  test('is told of the account above the page that is open then, also if that is the form again', async () => {
    const view = await renderAt('/signup');
    const letGo = await sendAndHold(view);
    await leaveForTerms(view);
    await act(async () => view.router.navigate(-1));
    expect(await screen.findByLabelText('First Name')).toHaveValue('Ines');
    letGo();
    expect(await screen.findByText(success)).toBeVisible();
    expect(screen.getByLabelText('First Name')).toHaveValue('');
    expect(screen.getByLabelText('Last Name')).toHaveValue('');
  });

  test('finds the address that was sent in the sign-in form', async () => {
    const view = await renderAt('/signup');
    const letGo = await sendAndHold(view);
    await view.user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' }));
    await screen.findByRole('heading', { level: 1, name: 'Sign in' });
    letGo();
    expect(await screen.findByText(success)).toBeVisible();
    expect(screen.getByLabelText('Email address')).toHaveValue('ines@example.com');
  });

  test('keeps what is typed in another form meanwhile', async () => {
    const view = await renderAt('/signup');
    const letGo = await sendAndHold(view);
    await view.user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' }));
    await screen.findByRole('heading', { level: 1, name: 'Sign in' });
    await view.user.type(screen.getByLabelText('Email address'), '.au');
    letGo();
    expect(await screen.findByText(success)).toBeVisible();
    expect(screen.getByLabelText('Email address')).toHaveValue('ines@example.com.au');
  });

  test('is signed in, and sent to no mail, by a project without confirmation', async () => {
    emulator.configure({ autoconfirm: true });
    const view = await renderAt('/signup');
    const letGo = await sendAndHold(view);
    await leaveForTerms(view);
    letGo();
    expect(await screen.findByRole('button', { name: 'Account menu' })).toBeVisible();
    await waitFor(() => expect(selectHasPendingCall(view.store.getState())).toBe(false));
    expect(screen.queryByText(success)).not.toBeInTheDocument();
  });

  test('is told above the page that is open then if sign-up has failed, and led back to the form', async () => {
    emulator.configure({ autoconfirm: true });
    const view = await renderAt('/signup?plan=creator-pro');
    const letGo = await sendAndHold(view, { 'Email address': seedUsers.ada.email });
    await leaveForTerms(view);
    letGo();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/^User already registered Back to the form$/);
    await view.user.click(within(alert).getByRole('link', { name: 'Back to the form' }));
    expect(await screen.findByLabelText('First Name')).toHaveValue('Ines');
    expect(screen.getByLabelText('Email address')).toHaveValue(seedUsers.ada.email);
    expect(view.router.state.location).toMatchObject({ pathname: '/signup', search: '?plan=creator-pro' });
    expect(screen.queryByRole('link', { name: 'Back to the form' })).not.toBeInTheDocument();
  });

  test('is brought back, after a failure, to where the form would have led', async () => {
    const view = await renderAt('/signup', { state: { from: '/pricing' } });
    const letGo = await sendAndHold(view);
    await leaveForTerms(view);
    emulator.faults.replace(parseFaults('signup:503'));
    letGo();
    await view.user.click(await screen.findByRole('link', { name: 'Back to the form' }));
    await screen.findByLabelText('First Name');
    expect(view.router.state.location.state).toMatchObject({ from: '/pricing' });
  });

  test('is not told of a failure once signed in, in another tab', async () => {
    const ada = await sessionOf(seedUsers.ada);
    emulator.configure({ autoconfirm: true });
    const view = await renderAt('/signup');
    const letGo = await sendAndHold(view, { 'Email address': seedUsers.ada.email });
    await leaveForTerms(view);
    letGo();
    await screen.findByText(/^User already registered/);
    signInElsewhere(ada);
    await waitFor(() => expect(screen.queryByText(/^User already registered/)).not.toBeInTheDocument());
  });

  test('is not sent to the mail any more once signed in, in another tab', async () => {
    const ada = await sessionOf(seedUsers.ada);
    const view = await renderAt('/signup');
    const letGo = await sendAndHold(view);
    await leaveForTerms(view);
    letGo();
    expect(await screen.findByText(success)).toBeVisible();
    signInElsewhere(ada);
    await waitFor(() => expect(screen.queryByText(success)).not.toBeInTheDocument());
  });
});

describe('somebody who signs in in another tab', () => {
  const told = 'Somebody has signed in in this browser. What was typed here to sign up is gone.';
  const member = 'You already have an account, and you are signed in.';

  test.each([
    ['the name', 'First Name', 'Ines'],
    ['the address', 'Email address', 'ines@example.com'],
  ])('ends a sign-up that was begun with %s, which is said where it leads', async (_what, label, text) => {
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
  ])(
    'keeps nobody from hearing of the account that is made meanwhile, whose form %s',
    async (how, heading) => {
      const ada = await sessionOf(seedUsers.ada);
      const view = await renderAt('/signup');
      await fillIn(view);
      const letGo = holdCalls('signup');
      await send(view);
      if (how === 'was left') await act(() => view.router.navigate('/terms'));
      signInElsewhere(ada);
      await screen.findByRole('button', { name: 'Account menu' });
      letGo();
      expect(await screen.findByText(success)).toBeVisible();
      expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
      fireEvent.focus(window);
      expect(screen.getByText(success)).toBeVisible();
    },
  );

  test('is not said to have had the account before', async () => {
    const ada = await sessionOf(seedUsers.ada);
    const { user } = await renderAt('/signup');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Account Type' }), 'Creator');
    signInElsewhere(ada);
    expect(await screen.findByText(told)).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();
    expect(screen.queryByText(member)).not.toBeInTheDocument();
  });

  test('nor where another account was signed in here before', async () => {
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

  test('is told of also where the form was opened before a sign-out had been answered', async () => {
    const carl = await sessionOf(seedUsers.carl);
    const { user, router, store } = await renderAt('/', { as: seedUsers.carl });
    const letGo = holdCalls('logout');
    await user.click(await screen.findByRole('button', { name: 'Account menu' }));
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
    await act(() => router.navigate('/signup'));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Account Type' }), 'Creator');
    letGo();
    await waitFor(() => expect(selectHasPendingCall(store.getState())).toBe(false));
    signInElsewhere(carl);
    expect(await screen.findByText(told)).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Carl!' })).toBeVisible();
    expect(screen.queryByText(member)).not.toBeInTheDocument();
  });

  test('ends one whose form was left for a while, too, once it is opened again', async () => {
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
    'takes nothing away from %s',
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

test('whom a project without confirmation signs in at once is told of no older account and of no loss', async () => {
  emulator.configure({ autoconfirm: true });
  const view = await renderAt('/signup');
  await fillIn(view);
  await send(view);
  expect(await screen.findByRole('heading', { name: 'Welcome, Ines!' })).toBeVisible();
  expect(screen.queryByText(/already have an account/)).not.toBeInTheDocument();
  expect(screen.queryByText(/is gone/)).not.toBeInTheDocument();
});

test('the strength of the password is described and never blocks', async () => {
  const view = await renderAt('/signup');
  await fillIn(view, { Password: 'abcdef', 'Confirm Password': 'abcdef' });
  expect(screen.getByText('Easy to guess. Add another word.')).toBeInTheDocument();
  await send(view);
  expect(await screen.findByText(success)).toBeInTheDocument();
});

test('the mail signs in, says welcome and leads to where the visit began, once', async () => {
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

test('whom a project without confirmation signs in at once is not told of an older account', async () => {
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
