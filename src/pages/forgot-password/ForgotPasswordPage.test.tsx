import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emulator, server } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { parseFaults } from '@mocks/service/faults';
import { forgetDraft } from '@/features/auth/forms/draft';
import { logOut } from '@/testing/logOut';
import { holdCalls } from '@/testing/holdCalls';
import { reload, renderAt } from '@/testing/renderAt';
import { leaveForSlowPage } from '@/testing/slowPage';

async function askFor(email: string) {
  const view = await renderAt('/forgot-password');
  const field = await screen.findByLabelText('Email address');
  await view.user.clear(field);
  await view.user.type(field, email);
  await view.user.click(screen.getByRole('button', { name: 'Send reset link' }));
  return view;
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  // Without storage, the draft lasts as long as the page, which all tests here share.
  forgetDraft();
});

test.each([seedUsers.ada.email, 'nobody@example.com'])(
  '%s gets the same answer as any address',
  async (email) => {
    await askFor(email);
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toHaveFocus();
    expect(screen.getByRole('main')).toHaveTextContent(
      `If an account exists for ${email}, a reset link is on its way. It can take a few minutes; check spam too.`,
    );
  },
);

/** Comes from the login page and asks for a link. */
async function askFromLogin({ isInBrowser = false } = {}) {
  const view = await renderAt('/login', { isInBrowser });
  await view.user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
  await screen.findByRole('heading', { name: 'Forgot password?' });
  await view.user.type(screen.getByLabelText('Email address'), seedUsers.ada.email);
  await view.user.click(screen.getByRole('button', { name: 'Send reset link' }));
  await screen.findByRole('heading', { name: 'Check your email' });
  expect(document.title).toBe('Check your email | AI Club');
  return view;
}

test('Back and Forward show again that a link was sent, and another visit shows the form', async () => {
  const { router } = await askFromLogin();
  await act(async () => router.navigate(-1));
  await screen.findByRole('heading', { name: 'Sign in' });
  await act(async () => router.navigate(1));
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent(`If an account exists for ${seedUsers.ada.email}`);
  await act(async () => router.navigate('/forgot-password'));
  expect(await screen.findByRole('button', { name: 'Send reset link' })).toBeVisible();
});

test('Back and Forward leave what is left of the minute before another link', async () => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask'] });
  const { router } = await askFromLogin();
  const goAndComeBack = async () => {
    await act(async () => router.navigate(-1));
    await screen.findByRole('heading', { name: 'Sign in' });
    await act(() => jest.advanceTimersByTimeAsync(25_000));
    await act(async () => router.navigate(1));
    return screen.findByRole('button', { name: 'Send again' });
  };
  await goAndComeBack();
  expect(screen.getByText(/^You can send another link/)).toHaveTextContent(/ in 3\d s\.$/);
  await goAndComeBack();
  const again = await goAndComeBack();
  expect(screen.queryByText(/^You can send another link/)).not.toBeInTheDocument();
  expect(again).toHaveAttribute('aria-disabled', 'false');
  fireEvent.click(again);
  await screen.findByText('We sent the link again.');
  await goAndComeBack();
  expect(screen.getByText(/^You can send another link/)).toHaveTextContent(/ in 3\d s\.$/);
});

test('a clock that was set back while the page was left makes nobody wait longer than for a new link', async () => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask'] });
  const { router } = await askFromLogin();
  await act(async () => router.navigate(-1));
  jest.setSystemTime(Date.now() - 24 * 60 * 60 * 1000);
  await act(async () => router.navigate(1));
  expect(await screen.findByText(/^You can send another link/)).toHaveTextContent(/ in (5\d|60) s\.$/);
});

test('a reload shows again that a link was sent, and to which address', async () => {
  await reload(await askFromLogin({ isInBrowser: true }));
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent(`If an account exists for ${seedUsers.ada.email}`);
  expect(screen.queryByRole('button', { name: 'Send reset link' })).not.toBeInTheDocument();
});

test('a member finds the own address filled in, and a way to change a password that is not forgotten', async () => {
  const { router, user } = await renderAt('/forgot-password', { as: seedUsers.ada });
  await waitFor(() => expect(screen.getByLabelText('Email address')).toHaveValue(seedUsers.ada.email));
  expect(screen.queryByRole('link', { name: 'Back to Sign in' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send reset link' }));
  await screen.findByRole('heading', { name: 'Check your email' });
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Dashboard' }));
  await screen.findByRole('heading', { name: 'Welcome, Ada!' });
  await act(async () => router.navigate('/forgot-password'));
  await user.click(await screen.findByRole('link', { name: 'Change password' }));
  expect(await screen.findByLabelText('Current password')).toBeVisible();
});

test('a sent link is not spoken of any more once somebody has signed in and out', async () => {
  const { router, store, user } = await askFromLogin();
  await user.click(await screen.findByRole('link', { name: 'Back to Sign in' }));
  await user.type(await screen.findByLabelText('Password'), seedUsers.ada.password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('heading', { name: 'Welcome, Ada!' });
  await act(async () => store.dispatch(logOut()));
  await act(async () => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/forgot-password');
  expect(await screen.findByLabelText('Email address')).toHaveValue('');
});

test('the answer is shown on another page when this one was left meanwhile', async () => {
  const release = holdCalls('recover');
  const { user } = await askFor(seedUsers.ada.email);
  await user.click(screen.getByRole('link', { name: 'Back to Sign in' }));
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  release();
  expect(
    await screen.findByText(
      'If an account exists for the address you gave, a reset link is on its way. It can take a few minutes; check spam too.',
    ),
  ).toBeVisible();
});

test('a failure is shown on another page when this one was left meanwhile, with a link back to the form', async () => {
  emulator.faults.replace(parseFaults('recover:503'));
  const release = holdCalls('recover');
  const { user } = await askFor(seedUsers.ada.email);
  await user.click(screen.getByRole('link', { name: 'Back to Sign in' }));
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  release();
  const alert = await screen.findByRole('alert');
  await user.click(within(alert).getByRole('link', { name: 'Back to the form' }));
  expect(await screen.findByRole('button', { name: 'Send reset link' })).toBeVisible();
  expect(screen.getByLabelText('Email address')).toHaveValue(seedUsers.ada.email);
});

test.each([
  ['works', 'If an account exists for the address you gave, a reset link is on its way.'],
  ['503', "We can't reach the sign-in service right now."],
])(
  'the answer (%s) is shown once after a link was pressed, even before the next page appears',
  async (fault, told) => {
    if (fault !== 'works') emulator.faults.replace(parseFaults(`recover:${fault}`));
    const release = holdCalls('recover');
    const view = await askFor(seedUsers.ada.email);
    const arrive = await leaveForSlowPage(view);
    release();
    expect(await screen.findAllByText(new RegExp(told))).toHaveLength(1);
    await arrive();
    expect(await screen.findByRole('heading', { name: 'Here at last' })).toBeVisible();
    expect(screen.getByText(new RegExp(told))).toBeVisible();
  },
);

test('the failure of an earlier request is not shown twice', async () => {
  emulator.faults.replace(parseFaults('recover:503'));
  const release = holdCalls('recover');
  const { user } = await askFor(seedUsers.ada.email);
  await user.click(screen.getByRole('link', { name: 'Back to Sign in' }));
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  release();
  await user.click(await screen.findByRole('link', { name: 'Back to the form' }));
  await user.click(await screen.findByRole('button', { name: 'Send reset link' }));
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'Send reset link' })).toBeEnabled();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('the link in the mail leads to the reset page', async () => {
  await askFor(seedUsers.ada.email);
  await screen.findByRole('heading', { name: 'Check your email' });
  const { link = '' } = emulator.lastMail(seedUsers.ada.email) ?? {};
  expect(new URL(link ?? '').searchParams.get('redirect_to')).toBe('http://localhost/reset-password');
});

test('a browser that stores nothing does not promise that the link works', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  await askFor(seedUsers.ada.email);
  expect(
    await screen.findByText(
      'This browser keeps nothing for this page, so the link will not work in it. Ask for it in another browser.',
    ),
  ).toBeVisible();
  expect(screen.queryByText(/^The link works in this browser/)).not.toBeInTheDocument();
});

test('another link can be sent after a countdown of a minute', async () => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask'] });
  const view = await renderAt('/forgot-password');
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.type(await screen.findByLabelText('Email address'), seedUsers.ada.email);
  await user.click(screen.getByRole('button', { name: 'Send reset link' }));
  expect(await screen.findByText(/^You can send another link in \d+ s\.$/)).toBeInTheDocument();
  const again = screen.getByRole('button', { name: 'Send again' });
  expect(again).toHaveAttribute('aria-disabled', 'true');
  expect(again).toHaveAccessibleDescription(/^You can send another link in \d+ s\.$/);
  await act(() => jest.advanceTimersByTimeAsync(61_000));
  expect(screen.queryByText(/^You can send another link/)).not.toBeInTheDocument();
  expect(again).toHaveAttribute('aria-disabled', 'false');
  expect(again).not.toHaveAccessibleDescription();
  expect(screen.queryByText('We sent the link again.')).not.toBeInTheDocument();
  await user.click(again);
  // The button keeps the focus, and cannot be pressed again for a minute.
  await waitFor(() => expect(again).toHaveAttribute('aria-disabled', 'true'));
  expect(again).toHaveFocus();
  expect(await screen.findByText('We sent the link again.')).toHaveRole('status');
  view.view.unmount();
});

test('"Sending..." is shown until another link is sent', async () => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask'] });
  await renderAt('/forgot-password');
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.type(await screen.findByLabelText('Email address'), seedUsers.ada.email);
  await user.click(screen.getByRole('button', { name: 'Send reset link' }));
  await screen.findByText(/^You can send another link in \d+ s\.$/);
  await act(() => jest.advanceTimersByTimeAsync(61_000));
  const release = holdCalls('recover');
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(screen.getByText('Sending...', { selector: 'output' })).toHaveRole('status');
  release();
  await screen.findByText('We sent the link again.');
  expect(screen.queryByText('Sending...')).not.toBeInTheDocument();
});

test('setting the clock back makes nobody wait longer', async () => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask'] });
  const view = await renderAt('/forgot-password');
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.type(await screen.findByLabelText('Email address'), seedUsers.ada.email);
  await user.click(screen.getByRole('button', { name: 'Send reset link' }));
  await screen.findByText(/^You can send another link in \d+ s\.$/);
  jest.setSystemTime(Date.now() - 24 * 60 * 60 * 1000);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByText(/^You can send another link in \d+ s\.$/)).toHaveTextContent(/ in 5\d s\.$/);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(await screen.findByText(/^You can send another link in \d+ s\.$/)).toHaveTextContent(
    / in (5\d|60) s\.$/,
  );
  view.view.unmount();
});

test('the wait applies only to the refused address', async () => {
  const first = await askFor(seedUsers.ada.email);
  await screen.findByRole('heading', { name: 'Check your email' });
  first.view.unmount();
  const { user } = await askFor(seedUsers.ada.email);
  await screen.findByRole('alert');
  await user.clear(screen.getByLabelText('Email address'));
  await user.type(screen.getByLabelText('Email address'), seedUsers.carl.email);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send reset link' }));
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeInTheDocument();
});

test('the refusal of one address is not shown for the address it is corrected to', async () => {
  const first = await askFor(seedUsers.ada.email);
  await screen.findByRole('heading', { name: 'Check your email' });
  first.view.unmount();
  const release = holdCalls('recover');
  const { user } = await askFor(seedUsers.ada.email);
  await user.clear(screen.getByLabelText('Email address'));
  await user.type(screen.getByLabelText('Email address'), seedUsers.carl.email);
  release();
  const send = await screen.findByRole('button', { name: 'Send reset link' });
  expect(send).toHaveAttribute('aria-disabled', 'false');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(send);
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveTextContent(seedUsers.carl.email);
});

test('without an answer a plain sentence is shown', async () => {
  emulator.faults.replace(parseFaults('recover:offline'));
  await askFor(seedUsers.ada.email);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    "We can't reach the sign-in service right now. Check your connection and try again.",
  );
});

test("a second request within a minute shows the service's words until the minute is over", async () => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask'] });
  const first = await askFor(seedUsers.ada.email);
  await screen.findByRole('heading', { name: 'Check your email' });
  first.view.unmount();
  const { view } = await askFor(seedUsers.ada.email);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^For security purposes, you can only request this after \d+ seconds\.$/,
  );
  const send = screen.getByRole('button', { name: 'Send reset link' });
  expect(send).toHaveAttribute('aria-disabled', 'true');
  expect(send).toHaveAccessibleDescription(/ after \d+ seconds\.$/);
  const requests = jest.fn();
  server.events.on('request:start', requests);
  fireEvent.click(send);
  expect(requests).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(screen.getByRole('alert')).toHaveTextContent(/ after (2\d|30) seconds\.$/);
  expect(screen.queryByText(/^You can send another link/)).not.toBeInTheDocument();
  // Otherwise the alert around it would be read again each second.
  expect(within(screen.getByRole('alert')).getByText(/^\d+$/)).toHaveAttribute('aria-live', 'off');
  await act(() => jest.advanceTimersByTimeAsync(31_000));
  expect(screen.getByRole('button', { name: 'Send reset link' })).toHaveAttribute('aria-disabled', 'false');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  view.unmount();
});
