import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { emulator } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { parseFaults } from '@mocks/service/faults';
import { changeStoredSession } from '@/testing/changeStoredSession';
import { holdCalls } from '@/testing/holdCalls';
import { fill } from '@/testing/fill';
import { makeStore } from '@/app/store';
import { sessionOf } from '@/testing/otherTab';
import { renderAt } from '@/testing/renderAt';
import { rememberForMail } from '@/features/auth/redirects/pendingRedirect';
import { signUp } from './accountCalls';
import { selectAccountChanges, selectOwnerId, selectUser, selectWriterId } from './authSlice';
import { followSession } from './followSession';

const key = 'sb-aiclub-auth-token';
const unreachable = "We can't reach the sign-in service right now. Check your connection and try again.";

/** Leaves Ada's session in storage, changed as given. */
async function storeSession(changes: object = {}) {
  const visit = await renderAt('/terms', { as: seedUsers.ada });
  visit.view.unmount();
  changeStoredSession(key, changes);
}

const expired = { expires_at: 1 };

const nora = {
  email: 'nora@example.com',
  password: 'correct horse',
  firstName: 'Nora',
  lastName: 'Berg',
  accountType: 'student',
  place: {},
} as const;

/** What another tab's change of storage looks like from here. */
function otherTabStores(value: string | null) {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  fireEvent(window, new StorageEvent('storage', { key, newValue: value }));
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a return target that was not used within a day is removed at the next visit', async () => {
  const aDayAgo = Date.now() - 25 * 60 * 60 * 1000;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(aDayAgo);
  rememberForMail({ from: '/pricing' }, 'ada@aiclub.example');
  clock.mockRestore();
  await renderAt('/about');
  expect(localStorage.getItem('aiclub-pending-redirect')).toBeNull();
});

test('an expired session is refreshed without showing the login page', async () => {
  await storeSession(expired);
  await renderAt('/dashboard');
  expect(await screen.findByRole('heading', { name: 'Welcome, Ada!' })).toBeInTheDocument();
});

test.each([
  'offline',
  '500',
  '503',
  '429',
  'hang',
  'html200',
  'html403',
  'html502',
  'empty',
  'object',
  'null',
  'malformed',
])(
  'a refresh answered with "%s" ends no session: a panel says so within four seconds, and Try again recovers',
  async (fault) => {
    await storeSession(expired);
    emulator.faults.replace(parseFaults(`token:${fault}`));
    jest.useFakeTimers({ advanceTimers: true });
    const { view } = await renderAt('/dashboard');
    expect(await screen.findByText('Loading...')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(4000));
    expect(screen.getByRole('alert')).toHaveTextContent(unreachable);
    expect(localStorage.getItem(key)).not.toBeNull();

    emulator.faults.clear();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Welcome, Ada!' })).toBeInTheDocument();
    view.unmount();
  },
);

test.each([
  ['/dashboard', 'main'],
  ['/about', 'banner'],
])('a session that cannot be confirmed can be ended, on %s in the %s', async (address, region) => {
  await storeSession(expired);
  emulator.faults.replace(parseFaults('token:offline'));
  jest.useFakeTimers({ advanceTimers: true });
  const { router, view } = await renderAt(address);
  await act(() => jest.advanceTimersByTimeAsync(4000));
  fireEvent.click(within(screen.getByRole(region)).getByRole('button', { name: 'Logout' }));
  await act(() => jest.advanceTimersByTimeAsync(4000));
  expect(await screen.findByText(/^You are signed out on this device/)).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/');
  expect(localStorage.getItem(key)).toBeNull();
  expect(screen.getByRole('link', { name: 'Login' })).toBeInTheDocument();
  view.unmount();
});

test('when the Logout button of an unconfirmed session disappears, the focus moves to the page', async () => {
  await storeSession(expired);
  emulator.faults.replace(parseFaults('token:offline'));
  jest.useFakeTimers({ advanceTimers: true });
  const { view } = await renderAt('/');
  await act(() => jest.advanceTimersByTimeAsync(4000));
  const logout = within(screen.getByRole('banner')).getByRole('button', { name: 'Logout' });
  act(() => logout.focus());
  fireEvent.click(logout);
  await act(() => jest.advanceTimersByTimeAsync(4000));
  expect(await screen.findByRole('link', { name: 'Login' })).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
  view.unmount();
});

test('while a session cannot be confirmed, the phone menu offers Logout and no second sign-in', async () => {
  await storeSession(expired);
  emulator.faults.replace(parseFaults('token:offline'));
  jest.useFakeTimers({ advanceTimers: true });
  const { user, view } = await renderAt('/about');
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(menu.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(4000));
  expect(menu.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
  expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible();
  view.unmount();
});

test('Enroll Now does not redirect to login while a stored session cannot be confirmed', async () => {
  await storeSession(expired);
  emulator.faults.replace(parseFaults('token:offline'));
  jest.useFakeTimers({ advanceTimers: true });
  const { router, view } = await renderAt('/course/90b728ae-ebae-58b6-a2eb-c77d707fbd55');
  await act(() => jest.advanceTimersByTimeAsync(4000));
  const card = within(screen.getByRole('complementary', { name: 'Price and contents' }));
  fireEvent.click(card.getByRole('button', { name: 'Enroll Now' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Enrolling in /);
  expect(router.state.location.pathname).toBe('/course/90b728ae-ebae-58b6-a2eb-c77d707fbd55');
  view.unmount();
});

test('when the connection returns, the page recovers by itself without moving the focus', async () => {
  await storeSession(expired);
  emulator.faults.replace(parseFaults('token:offline'));
  jest.useFakeTimers({ advanceTimers: true });
  const { view } = await renderAt('/dashboard');
  await act(() => jest.advanceTimersByTimeAsync(4000));
  emulator.faults.clear();
  act(() => screen.getByRole('button', { name: 'Try again' }).focus());
  fireEvent(window, new Event('online'));
  expect(await screen.findByRole('heading', { name: 'Welcome, Ada!' })).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
  view.unmount();
});

test('a sign-in in progress keeps its answer when the connection returns', async () => {
  await storeSession(expired);
  emulator.faults.replace(parseFaults('token.refresh_token:offline'));
  jest.useFakeTimers({ advanceTimers: true });
  const { view, user } = await renderAt('/login');
  await act(() => jest.advanceTimersByTimeAsync(4000));
  const release = holdCalls('token');
  await fill(user, await screen.findByLabelText('Email address'), seedUsers.carl.email);
  await fill(user, screen.getByLabelText('Password'), seedUsers.carl.password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  emulator.faults.clear();
  fireEvent(window, new Event('online'));
  release();
  expect(await screen.findByRole('heading', { name: 'Welcome, Carl!' })).toBeInTheDocument();
  view.unmount();
});

test('a new attempt has its full three seconds, however early the earlier one failed', async () => {
  await storeSession(expired);
  emulator.faults.replace(parseFaults('token:hang'));
  jest.useFakeTimers({ advanceTimers: true });
  const { view, services } = await renderAt('/dashboard');
  await act(() => jest.advanceTimersByTimeAsync(4000));

  jest.spyOn(services, 'getClient').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(unreachable);
  await act(() => jest.advanceTimersByTimeAsync(2000));

  emulator.faults.clear();
  const release = holdCalls('token');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  release();
  expect(await screen.findByRole('heading', { name: 'Welcome, Ada!' })).toBeInTheDocument();
  view.unmount();
});

test('a session that the service refuses leads to the login page with the reason, and back', async () => {
  await storeSession({ ...expired, refresh_token: 'aaaaaaaaaaaa' });
  const { user, router } = await renderAt('/dashboard');
  expect(
    await screen.findByText('Your session ended. Sign in to return to your dashboard.'),
  ).toBeInTheDocument();
  expect(localStorage.getItem(key)).toBeNull();
  await fill(user, screen.getByLabelText('Email address'), seedUsers.ada.email);
  await fill(user, screen.getByLabelText('Password'), seedUsers.ada.password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/dashboard');
  });
});

test.each(['hello', 'null', '42', '"x"', '{}', '[]', '{"access_token":"a"}', '{"currentSession":{}}'])(
  'malformed storage is no session, and no message says that one ended: %s',
  async (value) => {
    localStorage.setItem(key, value);
    await renderAt('/dashboard');
    expect(await screen.findByText('Sign in to continue to your dashboard.')).toBeInTheDocument();
  },
);

test('a session without its user is completed by the service', async () => {
  await storeSession({ user: null });
  await renderAt('/dashboard');
  expect(await screen.findByRole('heading', { name: 'Welcome, Ada!' })).toBeInTheDocument();
});

test('a session with an empty user signs in with the defaults', async () => {
  await storeSession({ user: {} });
  const { store } = await renderAt('/dashboard');
  await waitFor(() => {
    expect(store.getState().auth.user).toMatchObject({ firstName: '', accountType: 'student' });
  });
});

test('a logout in another tab ends the session here', async () => {
  await renderAt('/dashboard', { as: seedUsers.ada });
  await screen.findByRole('heading', { name: 'Welcome, Ada!' });
  otherTabStores(null);
  expect(
    await screen.findByText('Your session ended. Sign in to return to your dashboard.'),
  ).toBeInTheDocument();
});

test('storage that another tab has cleared ends the session here', async () => {
  await renderAt('/dashboard', { as: seedUsers.ada });
  await screen.findByRole('heading', { name: 'Welcome, Ada!' });
  localStorage.clear();
  fireEvent(window, new StorageEvent('storage', { key: null }));
  expect(
    await screen.findByText('Your session ended. Sign in to return to your dashboard.'),
  ).toBeInTheDocument();
});

test.each([
  ['the window is focused', () => fireEvent(window, new Event('focus'))],
  [
    'the page comes back from the cache',
    () => fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true })),
  ],
  ['the tab becomes visible', () => fireEvent(document, new Event('visibilitychange'))],
])('storage cleared without an event is noticed when %s', async (_name, happens) => {
  await renderAt('/dashboard', { as: seedUsers.ada });
  await screen.findByRole('heading', { name: 'Welcome, Ada!' });
  localStorage.clear();
  happens();
  expect(
    await screen.findByText('Your session ended. Sign in to return to your dashboard.'),
  ).toBeInTheDocument();
});

test('a page that is being left draws no change, for which React would wait for ever when Back brings it in Firefox', async () => {
  await renderAt('/dashboard', { as: seedUsers.ada });
  await screen.findByRole('heading', { name: 'Welcome, Ada!' });
  localStorage.clear();
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  expect(screen.getByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();

  visibility.mockRestore();
  fireEvent(document, new Event('visibilitychange'));
  expect(
    await screen.findByText('Your session ended. Sign in to return to your dashboard.'),
  ).toBeInTheDocument();
});

test('a login in another tab signs in here', async () => {
  await storeSession();
  const stored = localStorage.getItem(key);
  localStorage.clear();
  const { router } = await renderAt('/pricing');
  await screen.findAllByRole('link', { name: 'Login' });
  otherTabStores(stored);
  expect(await screen.findByRole('button', { name: 'Account menu' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/pricing');
});

test.each(['at once', 'while the service is told'])(
  'a new member stays signed in when Back restores a page left %s after pressing Logout',
  async (moment) => {
    const next = await renderAt('/terms', { as: seedUsers.carl });
    const stored = localStorage.getItem(key) ?? '';
    next.view.unmount();

    const { user, view } = await renderAt('/about', { as: seedUsers.ada });
    await user.click(await screen.findByRole('button', { name: 'Account menu' }));
    emulator.faults.replace(parseFaults('logout:hang'));
    jest.useFakeTimers({ advanceTimers: true });
    fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
    if (moment !== 'at once') await screen.findByRole('link', { name: 'Login' });
    fireEvent(window, new PageTransitionEvent('pagehide', { persisted: true }));
    expect(localStorage.getItem(key)).toBeNull();

    localStorage.setItem(key, stored);
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(localStorage.getItem(key)).toContain(seedUsers.carl.email);
    expect(screen.getByRole('button', { name: 'Account menu' })).toBeInTheDocument();
    view.unmount();
  },
);

test('another user signing in in another tab becomes the user here', async () => {
  await renderAt('/dashboard', { as: seedUsers.ada });
  await screen.findByRole('heading', { name: 'Welcome, Ada!' });
  const carl = await renderAt('/terms', { as: seedUsers.carl });
  const stored = localStorage.getItem(key);
  carl.view.unmount();
  act(() => {
    otherTabStores(stored);
  });
  expect(screen.getByRole('heading', { name: 'Welcome, Carl!' })).toBeVisible();
  expect(screen.queryByText(/Ada/)).not.toBeInTheDocument();
});

test("another member's stored session, even an expired one, removes the earlier user from the page", async () => {
  const carl = await sessionOf(seedUsers.carl);
  await renderAt('/dashboard', { as: seedUsers.ada });
  await screen.findByRole('heading', { name: 'Welcome, Ada!' });
  emulator.faults.replace(parseFaults('*:offline'));
  localStorage.setItem(key, carl);
  changeStoredSession(key, expired);
  jest.useFakeTimers({ advanceTimers: true });
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  await waitFor(() => expect(screen.queryAllByText(/Ada/)).toEqual([]));
  await act(() => jest.advanceTimersByTimeAsync(4000));
  expect(screen.getByRole('alert')).toHaveTextContent(unreachable);
});

test("the service is asked to refresh another member's expired session", async () => {
  const carl = await sessionOf(seedUsers.carl);
  await renderAt('/dashboard', { as: seedUsers.ada });
  await screen.findByRole('heading', { name: 'Welcome, Ada!' });
  localStorage.setItem(key, carl);
  changeStoredSession(key, expired);
  fireEvent(window, new Event('focus'));
  expect(await screen.findByRole('heading', { name: 'Welcome, Carl!' })).toBeVisible();
});

test('returning to the tab moves nothing and resets nothing', async () => {
  const { user, router, store } = await renderAt('/contact', { as: seedUsers.ada });
  await screen.findByRole('button', { name: 'Account menu' });
  const before = store.getState().auth.user;
  const [field] = await screen.findAllByRole('textbox');
  await user.type(field ?? document.body, 'half a sent');
  for (let times = 0; times < 5; times += 1) fireEvent(document, new Event('visibilitychange'));
  fireEvent(window, new Event('focus'));
  expect(field).toHaveValue('half a sent');
  expect(router.state.location.pathname).toBe('/contact');
  expect(store.getState().auth.user).toBe(before);
});

test('returning to the tab does not end the wait for the service', async () => {
  await storeSession({ user: null });
  emulator.faults.replace(parseFaults('user:hang'));
  const { view } = await renderAt('/dashboard');
  expect(await screen.findByText('Loading...')).toBeInTheDocument();
  fireEvent(window, new Event('focus'));
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: /Welcome/ })).not.toBeInTheDocument();
  view.unmount();
});

test('without a stored session the visitor is anonymous at once, and the client is not loaded', async () => {
  const { services, view } = await renderAt('/pricing');
  view.unmount();
  const uses = [jest.spyOn(services, 'getClient'), jest.spyOn(services, 'loadSdk')];
  const store = makeStore({ services });
  const stopFollowing = store.dispatch(followSession());
  expect(store.getState().auth).toMatchObject({ status: 'anonymous', user: null });
  fireEvent(window, new Event('focus'));
  fireEvent(window, new Event('online'));
  stopFollowing();
  for (const use of uses) expect(use).not.toHaveBeenCalled();
});

test.each([
  ['with', 0],
  ['without', 1],
])(
  'a browser that cannot store the session signs in all the same, %s Remember me, and says how long it lasts',
  async (_with, presses) => {
    const { user } = await renderAt('/login');
    for (let press = 0; press < presses; press += 1)
      await user.click(await screen.findByRole('checkbox', { name: 'Remember me' }));
    await fill(user, await screen.findByLabelText('Email address'), seedUsers.ada.email);
    await fill(user, screen.getByLabelText('Password'), seedUsers.ada.password);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('heading', { name: 'Welcome, Ada!' })).toBeInTheDocument();
    expect(screen.getByText(/You'll be signed out when you close or reload this tab\./)).toBeInTheDocument();
  },
);

test('a browser that cannot store the session also says so after a sign-up that signs in at once', async () => {
  emulator.configure({ autoconfirm: true });
  const { store } = await renderAt('/about');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  await act(async () => store.dispatch(signUp(nora)));
  expect(await screen.findByRole('button', { name: 'Account menu' })).toBeInTheDocument();
  expect(screen.getByText(/You'll be signed out when you close or reload this tab\./)).toBeInTheDocument();
});

test.each([1, -1, 24, -24])('a clock that is wrong by %d hours signs nobody out', async (hours) => {
  await storeSession();
  const now = Date.now;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + hours * 3_600_000);
  const { services } = await renderAt('/dashboard');
  expect(await screen.findByRole('heading', { name: 'Welcome, Ada!' })).toBeInTheDocument();
  const client = await services.getClient();
  const asked = jest.spyOn(globalThis, 'fetch');
  for (let times = 0; times < 10; times += 1) await client.auth.getSession();
  expect(asked).not.toHaveBeenCalled();
});

test('refreshing a stored session without a user id is no change of account', async () => {
  await storeSession({ user: {} });
  const { services, store } = await renderAt('/about');
  await screen.findByRole('button', { name: 'Account menu' });
  await act(async () => {
    const client = await services.getClient();
    await client.auth.refreshSession();
  });
  expect(selectUser(store.getState())?.email).toBe(seedUsers.ada.email);
  expect(selectAccountChanges(store.getState())).toBe(0);
  expect(screen.queryByText(/Another account has signed in/)).not.toBeInTheDocument();
});

test("the owner of an unconfirmed session is known once it cannot be refreshed, and follows another tab's session", async () => {
  await storeSession(expired);
  emulator.faults.replace(parseFaults('*:offline'));
  jest.useFakeTimers({ advanceTimers: true });
  const { store, view } = await renderAt('/about');
  expect(selectWriterId(store.getState())).toBe(seedUsers.ada.id);
  expect(selectOwnerId(store.getState())).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(4000));
  expect(selectOwnerId(store.getState())).toBe(seedUsers.ada.id);

  changeStoredSession(key, { user: { id: seedUsers.carl.id } });
  fireEvent.focus(window);
  expect(selectOwnerId(store.getState())).toBe(seedUsers.carl.id);
  expect(selectUser(store.getState())).toBeNull();
  view.unmount();
});
