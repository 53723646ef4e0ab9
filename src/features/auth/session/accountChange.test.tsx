import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { emulator, server } from '@mocks/node';
import { seedUsers, type SeedUser } from '@mocks/seedUsers';
import { openMailLink } from '@mocks/followRedirects';
import { parseFaults } from '@mocks/service/faults';
import { changeStoredSession } from '@/testing/changeStoredSession';
import { currentPasswordOf } from '@/testing/currentPasswordOf';
import { holdCalls, holdUser, whenRequested } from '@/testing/holdCalls';
import { fill } from '@/testing/fill';
import { sessionOf, signInElsewhere } from '@/testing/otherTab';
import { renderAt } from '@/testing/renderAt';
import { signOutEverywhere } from './signOutEverywhere';

const key = 'sb-aiclub-auth-token';
const fresh = 'a brand new one';
const told =
  'Another account has signed in in another tab. What was typed into a form here for the account before it is gone.';

const letterGone =
  'Your session ended. The message you had begun to write to us is gone, so that nobody else here can read it.';

const page = () => within(screen.getByRole('main'));

async function openDashboardAsAda() {
  const view = await renderAt('/dashboard', { as: seedUsers.ada });
  await view.user.click(await page().findByRole('button', { name: 'Change password' }));
  await fill(view.user, screen.getByLabelText('Current password'), seedUsers.ada.password);
  await fill(view.user, screen.getByLabelText('New password'), fresh);
  await fill(view.user, screen.getByLabelText('Confirm Password'), fresh);
  return view;
}

async function openResetPageAsAda() {
  const asked = await renderAt('/terms');
  const client = await asked.services.getClient();
  await client.auth.resetPasswordForEmail(seedUsers.ada.email, {
    redirectTo: 'http://localhost/reset-password',
  });
  asked.view.unmount();
  const mail = emulator.lastMail(seedUsers.ada.email) ?? { link: null };
  const { pathname, search } = new URL(await openMailLink(emulator, mail));
  const view = await renderAt(pathname + search);
  await fill(view.user, await screen.findByLabelText('New password'), fresh);
  await fill(view.user, screen.getByLabelText('Confirm Password'), fresh);
  return view;
}

/** Every change of an account that the service was asked for. */
function recordChanges() {
  const changes: string[] = [];
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'PUT') changes.push(request.url);
  });
  return changes;
}

async function expectPasswords({ ada, carl }: { ada: string; carl: string }) {
  expect(await currentPasswordOf(seedUsers.ada.email, [seedUsers.ada.password, fresh])).toBe(ada);
  expect(await currentPasswordOf(seedUsers.carl.email, [seedUsers.carl.password, fresh])).toBe(carl);
}

const untouched = { ada: seedUsers.ada.password, carl: seedUsers.carl.password };

afterEach(() => {
  jest.useRealTimers();
  server.events.removeAllListeners();
});

describe.each([
  ['the dashboard', openDashboardAsAda],
  ['the reset page', openResetPageAsAda],
])('on %s', (_name, open) => {
  test('a password typed for one account is removed when another account signs in', async () => {
    const carl = await sessionOf(seedUsers.carl);
    await open();
    signInElsewhere(carl);
    const notice = await screen.findByText(told);
    // Far down the page nobody would see what stands above it.
    expect(document.activeElement).toContainElement(notice);
    expect(screen.getByRole('main')).not.toHaveFocus();
    expect(document.body).not.toHaveFocus();
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
    expect(screen.queryByDisplayValue(fresh)).not.toBeInTheDocument();
  });

  test('a password is not sent for an account that this page does not know of yet', async () => {
    const carl = await sessionOf(seedUsers.carl);
    const changes = recordChanges();
    const { user } = await open();
    localStorage.setItem(key, carl);
    await user.click(screen.getByRole('button', { name: 'Save new password' }));
    expect(await screen.findByText(told)).toBeInTheDocument();
    expect(screen.queryByDisplayValue(fresh)).not.toBeInTheDocument();
    expect(changes).toEqual([]);
    await expectPasswords(untouched);
  });

  test('an account that signs in during the save keeps its password and its session', async () => {
    const carl = await sessionOf(seedUsers.carl);
    const { user } = await open();
    let asked: () => void = () => undefined;
    const saving = new Promise<void>((resolve) => {
      asked = resolve;
    });
    server.events.on('request:start', () => asked());
    await user.click(screen.getByRole('button', { name: 'Save new password' }));
    await saving;
    signInElsewhere(carl);
    expect(await screen.findByText(told)).toBeInTheDocument();
    await waitFor(async () => {
      await expectPasswords({ ada: fresh, carl: seedUsers.carl.password });
    });
    expect(JSON.parse(localStorage.getItem(key) ?? '{}')).toMatchObject({ user: { id: seedUsers.carl.id } });
  });
});

test('an account that signs in during the check of the current password keeps its own', async () => {
  const carl = await sessionOf(seedUsers.carl);
  const { user } = await openDashboardAsAda();
  const release = holdCalls('token');
  await user.click(screen.getByRole('button', { name: 'Save new password' }));
  signInElsewhere(carl);
  release();
  expect(await screen.findByText(told)).toBeInTheDocument();
  expect(await currentPasswordOf(seedUsers.carl.email, [seedUsers.carl.password, fresh])).toBe(
    seedUsers.carl.password,
  );
});

const sessionsOf = ({ id }: SeedUser) =>
  emulator.transact(({ tables }) => [...tables.sessions.values()].filter(({ userId }) => userId === id));

test.each([
  ['user', 'it is asked whether the session still holds', holdUser],
  ['logout', 'its sessions are ended', () => holdCalls('logout')],
])(
  'an account that signs in in another tab during "sign out everywhere" stays signed in (/%s: as %s)',
  async (endpoint, _when, hold) => {
    const carl = await sessionOf(seedUsers.carl);
    const { store } = await renderAt('/dashboard', { as: seedUsers.ada });
    await screen.findByRole('heading', { name: 'Welcome, Ada!' });
    const release = hold();
    const requested = whenRequested(endpoint);
    await act(async () => {
      const ending = store.dispatch(signOutEverywhere(seedUsers.ada.id));
      await requested;
      signInElsewhere(carl);
      release();
      expect(await ending).toEqual({ error: null });
    });
    expect(sessionsOf(seedUsers.ada)).toEqual([]);
    expect(sessionsOf(seedUsers.carl)).toHaveLength(1);
    expect(localStorage.getItem(key)).toContain(seedUsers.carl.email);
    expect(screen.getByRole('heading', { name: 'Welcome, Carl!' })).toBeVisible();
    expect(screen.queryByText('You are signed out on all your devices.')).not.toBeInTheDocument();
  },
);

test("the refused session of a tab ends alone: the device's session of another account stays", async () => {
  const carl = await sessionOf(seedUsers.carl);
  sessionStorage.setItem(key, await sessionOf(seedUsers.ada));
  const { store } = await renderAt('/dashboard');
  await screen.findByRole('heading', { name: 'Welcome, Ada!' });
  localStorage.setItem(key, carl);
  emulator.transact(({ tables, clock }) => {
    const ada = tables.users.get(seedUsers.ada.id);
    if (ada) ada.bannedUntil = clock.now() + 1_000_000_000;
  });
  await act(() => store.dispatch(signOutEverywhere(seedUsers.ada.id)));
  expect(sessionStorage.getItem(key)).toBeNull();
  expect(localStorage.getItem(key)).toBe(carl);
  expect(await screen.findByRole('heading', { name: 'Welcome, Carl!' })).toBeVisible();
});

test('a session begun after "sign out everywhere" was pressed continues', async () => {
  const again = await sessionOf(seedUsers.ada);
  const { store } = await renderAt('/dashboard', { as: seedUsers.ada });
  await screen.findByRole('heading', { name: 'Welcome, Ada!' });
  const release = holdCalls('logout');
  const requested = whenRequested('logout');
  await act(async () => {
    const ending = store.dispatch(signOutEverywhere(seedUsers.ada.id));
    await requested;
    signInElsewhere(again);
    release();
    await ending;
  });
  expect(localStorage.getItem(key)).toBe(again);
  expect(screen.queryByText('You are signed out on all your devices.')).not.toBeInTheDocument();
});

test('on a dead reset link a member is told when another account signs in', async () => {
  const carl = await sessionOf(seedUsers.carl);
  await renderAt('/reset-password?error=access_denied&error_code=otp_expired', { as: seedUsers.ada });
  await screen.findByText(/^This reset link has expired or was already used/);
  await screen.findByRole('button', { name: 'Account menu' });
  signInElsewhere(carl);
  expect(await screen.findByText(told)).toBeVisible();
});

test('a letter begun by one member is not shown to the next', async () => {
  const carl = await sessionOf(seedUsers.carl);
  const { user } = await renderAt('/contact', { as: seedUsers.ada });
  await screen.findByRole('button', { name: 'Account menu' });
  await user.type(await screen.findByLabelText('Message'), 'I am Ada and');
  signInElsewhere(carl);
  await waitFor(() => {
    expect(screen.getByLabelText('Message')).toHaveValue('');
  });
});

test('a letter begun by a member is gone after they sign out', async () => {
  const { user, router } = await renderAt('/contact', { as: seedUsers.ada });
  await screen.findByRole('button', { name: 'Account menu' });
  await user.type(await screen.findByLabelText('Message'), 'I am Ada and');
  await user.click(await screen.findByRole('button', { name: 'Account menu' }));
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await screen.findByText('You are signed out.');
  await act(() => router.navigate('/contact'));
  expect(await screen.findByLabelText('Message')).toHaveValue('');
});

describe('a letter begun by a member', () => {
  const write = async (as?: SeedUser) => {
    const visit = await renderAt('/contact', as && { as });
    if (as) await screen.findByRole('button', { name: 'Account menu' });
    await visit.user.type(await screen.findByLabelText('Message'), 'As I said,');
    return visit;
  };
  const reload = async ({ view }: Awaited<ReturnType<typeof renderAt>>) => {
    view.unmount();
    await renderAt('/contact');
    return screen.findByLabelText('Message');
  };

  test('is removed when their session ends in another tab', async () => {
    const visit = await write(seedUsers.ada);
    localStorage.removeItem(key);
    fireEvent(window, new StorageEvent('storage', { key, newValue: null }));
    await waitFor(() => expect(screen.getByLabelText('Message')).toHaveValue(''));
    expect(await screen.findByText(letterGone)).toBeVisible();
    // The message is far below, where nobody would see what is said above the page.
    expect(document.activeElement).toHaveTextContent(letterGone);
    expect(screen.getByLabelText('Message')).not.toHaveFocus();
    expect(await reload(visit)).toHaveValue('');
  });

  test('is reported as gone on another page without moving the focus', async () => {
    const { router, user } = await write(seedUsers.ada);
    await act(() => router.navigate('/courses'));
    const search = await screen.findByRole('searchbox', { name: 'Search courses' });
    await user.click(search);
    localStorage.removeItem(key);
    fireEvent(window, new StorageEvent('storage', { key, newValue: null }));
    expect(await screen.findByText(letterGone)).toBeVisible();
    expect(search).toHaveFocus();
  });

  test('is removed when their session has ended while this page was closed', async () => {
    const visit = await write(seedUsers.ada);
    visit.view.unmount();
    localStorage.removeItem(key);
    expect(await reload(visit)).toHaveValue('');
    expect(await screen.findByText(letterGone)).toBeVisible();
  });

  test('is removed when the service no longer knows their session', async () => {
    const visit = await write(seedUsers.ada);
    const stored = v.parse(v.looseObject({}), JSON.parse(localStorage.getItem(key) ?? ''));
    localStorage.setItem(key, JSON.stringify({ ...stored, expires_at: 1, refresh_token: 'revoked' }));
    const message = await reload(visit);
    await screen.findAllByRole('link', { name: 'Login' });
    await waitFor(() => expect(message).toHaveValue(''));
    expect(await screen.findByText(letterGone)).toBeVisible();
  });

  test('is not mentioned when nothing of it is left, or when they log out themselves', async () => {
    const { user } = await write(seedUsers.ada);
    await user.click(await screen.findByRole('button', { name: 'Account menu' }));
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('You are signed out.')).toBeVisible();
    expect(screen.queryByText(letterGone)).not.toBeInTheDocument();
    cleanup();
    const again = await write(seedUsers.ada);
    await again.user.clear(screen.getByLabelText('Message'));
    localStorage.removeItem(key);
    fireEvent(window, new StorageEvent('storage', { key, newValue: null }));
    await screen.findAllByRole('link', { name: 'Login' });
    expect(screen.queryByText(letterGone)).not.toBeInTheDocument();
  });

  test('is not shown to another member who has signed in while this page was closed', async () => {
    const carl = await sessionOf(seedUsers.carl);
    const visit = await write(seedUsers.ada);
    localStorage.setItem(key, carl);
    const message = await reload(visit);
    await screen.findByRole('button', { name: 'Account menu' });
    await waitFor(() => expect(message).toHaveValue(''));
  });

  test('survives a reload while they are signed in', async () => {
    const visit = await write(seedUsers.ada);
    const message = await reload(visit);
    await screen.findByRole('button', { name: 'Account menu' });
    expect(message).toHaveValue('As I said,');
  });
});

test("a visitor's letter stays when they sign in and is removed when their session ends", async () => {
  const ada = await sessionOf(seedUsers.ada);
  const { user } = await renderAt('/contact');
  await user.type(await screen.findByLabelText('Message'), 'As I said,');
  signInElsewhere(ada);
  await screen.findByRole('button', { name: 'Account menu' });
  expect(screen.getByLabelText('Message')).toHaveValue('As I said,');
  localStorage.removeItem(key);
  fireEvent(window, new StorageEvent('storage', { key, newValue: null }));
  await waitFor(() => expect(screen.getByLabelText('Message')).toHaveValue(''));
  await user.type(screen.getByLabelText('Message'), 'Once more');
  signInElsewhere(ada);
  await screen.findByRole('button', { name: 'Account menu' });
  expect(screen.getByLabelText('Message')).toHaveValue('Once more');
});

/** A visitor begins a letter after Ada has logged out. */
async function writeAfterLogout() {
  const { user, router } = await renderAt('/contact', { as: seedUsers.ada });
  await user.click(await screen.findByRole('button', { name: 'Account menu' }));
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await screen.findByText('You are signed out.');
  await act(() => router.navigate('/contact'));
  await user.type(await screen.findByLabelText('Message'), 'As I said,');
  return { user, router };
}

test('a letter that a visitor writes after a member has left stays for the next who signs in', async () => {
  const { user, router } = await writeAfterLogout();
  await act(() => router.navigate('/login'));
  await fill(user, await screen.findByLabelText('Email address'), seedUsers.carl.email);
  await fill(user, screen.getByLabelText('Password'), seedUsers.carl.password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('heading', { name: 'Welcome, Carl!' });
  await act(() => router.navigate('/contact'));
  expect(await screen.findByLabelText('Message')).toHaveValue('As I said,');
});

test("a visitor's letter is not reported as gone when a second member signs in", async () => {
  const carl = await sessionOf(seedUsers.carl);
  await writeAfterLogout();
  signInElsewhere(carl);
  expect(await screen.findByText('Another account has signed in in another tab.')).toBeVisible();
  expect(screen.getByLabelText('Message')).toHaveValue('As I said,');
});

test("another member's sign-in leaves the caret of a visitor who writes after a logout", async () => {
  const carl = await sessionOf(seedUsers.carl);
  const { user } = await writeAfterLogout();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  signInElsewhere(carl);
  await screen.findByRole('button', { name: 'Account menu' });
  expect(screen.getByLabelText('Message')).toHaveFocus();
  await user.keyboard('!');
  expect(screen.getByLabelText('Message')).toHaveValue('As I sai!d,');
});

test('a letter removed with an expired session is reported as gone', async () => {
  const carl = await sessionOf(seedUsers.carl);
  const { user } = await renderAt('/contact', { as: seedUsers.ada });
  await screen.findByRole('button', { name: 'Account menu' });
  await user.type(screen.getByLabelText('Message'), 'Dear all,');
  emulator.faults.replace(parseFaults('*:offline'));
  localStorage.setItem(key, carl);
  changeStoredSession(key, { expires_at: 1 });
  jest.useFakeTimers({ advanceTimers: true });
  fireEvent(window, new Event('focus'));
  await act(() => jest.advanceTimersByTimeAsync(4000));
  expect(screen.getByText(/^Your session ended\. The message you had begun/)).toBeVisible();
});

test('what one member has set on a page is not shown to the next, though the service was never reached about the first', async () => {
  const lena = await sessionOf(seedUsers.lena);
  const carl = await sessionOf(seedUsers.carl);
  const { user, router } = await renderAt('/about', { as: seedUsers.ada });
  await user.click(await screen.findByRole('button', { name: 'Account menu' }));
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await screen.findByText('You are signed out.');
  await act(() => router.navigate('/creators'));
  emulator.faults.replace(parseFaults('*:offline'));
  localStorage.setItem(key, lena);
  changeStoredSession(key, { expires_at: 1 });
  fireEvent(window, new Event('focus'));
  await screen.findByRole('button', { name: 'Logout' }, { timeout: 4500 });
  fireEvent.change(screen.getByLabelText('Course price'), { target: { value: '200' } });
  expect(screen.getByLabelText('Course price')).toHaveValue('200');
  signInElsewhere(carl);
  await screen.findByRole('button', { name: 'Account menu' });
  expect(screen.getByLabelText('Course price')).toHaveValue('129');
});

test('a new session of the same account removes nothing', async () => {
  await openDashboardAsAda();
  const again = await sessionOf(seedUsers.ada);
  signInElsewhere(again);
  await waitFor(() => {
    expect(screen.getByLabelText('New password')).toHaveValue(fresh);
  });
  expect(screen.queryByText(told)).not.toBeInTheDocument();
});

test('signing in on this page shows no message about another account', async () => {
  const view = await renderAt('/dashboard', { as: seedUsers.ada });
  await view.user.click(await page().findByRole('button', { name: 'Logout' }));
  await screen.findByText('You are signed out.');
  await view.user.click(screen.getAllByRole('link', { name: 'Login' })[0] ?? document.body);
  await fill(view.user, await screen.findByLabelText('Email address'), seedUsers.carl.email);
  await fill(view.user, screen.getByLabelText('Password'), seedUsers.carl.password);
  await view.user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('heading', { name: 'Welcome, Carl!' })).toBeInTheDocument();
  expect(screen.queryByText(/^Another account has signed in/)).not.toBeInTheDocument();
});

const planTitle = /^You chose/;

describe('a plan chosen by one person is not shown as chosen', () => {
  test('to another account that signs in in another tab, also after a reload', async () => {
    const carl = await sessionOf(seedUsers.carl);
    const view = await renderAt('/dashboard?plan=creator-pro', { as: seedUsers.ada });
    expect(await screen.findByText(planTitle)).toBeVisible();
    signInElsewhere(carl);
    expect(await screen.findByRole('heading', { name: 'Welcome, Carl!' })).toBeInTheDocument();
    await waitFor(() => expect(view.router.state.location.search).toBe(''));
    expect(screen.queryByText(planTitle)).not.toBeInTheDocument();
  });

  test("to a member who signs in after the other one's session has ended", async () => {
    const view = await renderAt('/dashboard?plan=creator-pro', { as: seedUsers.ada });
    expect(await screen.findByText(planTitle)).toBeVisible();
    localStorage.removeItem(key);
    fireEvent(window, new StorageEvent('storage', { key, newValue: null }));
    await screen.findByText('Your session ended. Sign in to return to your dashboard.');
    await fill(view.user, screen.getByLabelText('Email address'), seedUsers.carl.email);
    await fill(view.user, screen.getByLabelText('Password'), seedUsers.carl.password);
    await view.user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('heading', { name: 'Welcome, Carl!' })).toBeInTheDocument();
    expect(screen.queryByText(planTitle)).not.toBeInTheDocument();
  });

  test('to a member who signs in in another tab while a visitor fills in the form', async () => {
    const ada = await sessionOf(seedUsers.ada);
    const view = await renderAt('/signup?plan=creator-pro');
    await screen.findByText(planTitle);
    signInElsewhere(ada);
    expect(await screen.findByRole('heading', { name: 'Welcome, Ada!' })).toBeInTheDocument();
    expect(view.router.state.location.search).toBe('');
    expect(screen.queryByText(planTitle)).not.toBeInTheDocument();
  });
});

test('a chosen plan stays chosen when the same member signs in again after the session has ended', async () => {
  const view = await renderAt('/dashboard?plan=creator-pro', { as: seedUsers.ada });
  expect(await screen.findByText(planTitle)).toBeVisible();
  localStorage.removeItem(key);
  fireEvent(window, new StorageEvent('storage', { key, newValue: null }));
  await screen.findByText('Your session ended. Sign in to return to your dashboard.');
  await fill(view.user, screen.getByLabelText('Email address'), seedUsers.ada.email);
  await fill(view.user, screen.getByLabelText('Password'), seedUsers.ada.password);
  await view.user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText(planTitle)).toBeVisible();
});
