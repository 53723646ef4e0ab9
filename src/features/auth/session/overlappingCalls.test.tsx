import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openMailLink } from '@mocks/followRedirects';
import { emulator, server } from '@mocks/node';
import { seedUsers, type SeedUser } from '@mocks/seedUsers';
import { selectNotice } from '@/features/auth/redirects/noticeSlice';
import { changeStoredSession } from '@/testing/changeStoredSession';
import { holdCalls, holdRenewals, whenRequested } from '@/testing/holdCalls';
import { logOut } from '@/testing/logOut';
import { sessionOf, signInElsewhere } from '@/testing/otherTab';
import { renderAt } from '@/testing/renderAt';
import { requestPasswordReset, signIn, signUp } from './accountCalls';
import { selectHasPendingCall, selectIsLoading, selectIsSigningOut, selectUser } from './authSlice';

const key = 'sb-aiclub-auth-token';
const credentials = { email: seedUsers.ada.email, password: seedUsers.ada.password, rememberMe: true };

afterEach(() => {
  jest.useRealTimers();
  server.events.removeAllListeners();
});

test('a sign-out that finishes late does not end the sign-in begun meanwhile', async () => {
  const { store } = await renderAt('/about', { as: seedUsers.carl });
  await screen.findByRole('button', { name: 'Account menu' });
  const releaseLogout = holdCalls('logout');
  const releaseSignIn = holdCalls('token');
  await act(async () => {
    const signingOut = store.dispatch(logOut());
    const signingIn = store.dispatch(signIn(credentials));
    expect(selectIsSigningOut(store.getState())).toBe(true);
    expect(selectIsLoading(store.getState())).toBe(true);
    releaseLogout();
    await signingOut;
    expect(selectIsSigningOut(store.getState())).toBe(false);
    expect(selectIsLoading(store.getState())).toBe(true);
    releaseSignIn();
    await signingIn;
  });
  expect(selectHasPendingCall(store.getState())).toBe(false);
  expect(await screen.findByRole('button', { name: 'Account menu' })).toBeInTheDocument();
});

test.each([
  ['on the device', localStorage, 'before the service is told', false],
  ['on the device', localStorage, 'while the service is told', true],
  ['in the tab alone', sessionStorage, 'while the service is told', true],
])(
  'a sign-out of a session that lay %s does not end what another tab begins %s',
  async (_where, place, _when, isTold) => {
    const ada = await sessionOf(seedUsers.ada);
    const carl = await sessionOf(seedUsers.carl);
    place.setItem(key, carl);
    const { store } = await renderAt('/about');
    await screen.findByRole('button', { name: 'Account menu' });
    const release = holdCalls('logout');
    const requested = whenRequested('logout');
    await act(async () => {
      const signingOut = store.dispatch(logOut());
      if (isTold) await requested;
      signInElsewhere(ada);
      release();
      await signingOut;
    });
    expect(localStorage.getItem(key)).toBe(ada);
    expect(sessionStorage.getItem(key)).toBeNull();
    await waitFor(() => expect(selectUser(store.getState())?.email).toBe(seedUsers.ada.email));
    expect(selectNotice(store.getState())?.kind).toBe('otherSignedIn');
  },
);

const sessionsOf = ({ id }: SeedUser) =>
  emulator.transact(({ tables }) => [...tables.sessions.values()].filter(({ userId }) => userId === id));

test('the service ends a session that lay in the tab alone, also if somebody signs in on the device meanwhile', async () => {
  const ada = await sessionOf(seedUsers.ada);
  sessionStorage.setItem(key, await sessionOf(seedUsers.carl));
  const { store } = await renderAt('/about');
  await screen.findByRole('button', { name: 'Account menu' });
  await act(async () => {
    const leaving = store.dispatch(logOut());
    signInElsewhere(ada);
    await leaving;
  });
  expect(sessionsOf(seedUsers.carl)).toEqual([]);
  expect(sessionsOf(seedUsers.ada)).toHaveLength(1);
  expect(sessionStorage.getItem(key)).toBeNull();
  expect(selectUser(store.getState())?.email).toBe(seedUsers.ada.email);
});

test.each([
  ['on the device', localStorage],
  ['in the tab alone', sessionStorage],
])(
  'a Logout of a session that lay %s does not end what another tab begins before the home page is there',
  async (_where, place) => {
    const ada = await sessionOf(seedUsers.ada);
    place.setItem(key, await sessionOf(seedUsers.carl));
    const { store, user, view } = await renderAt('/about');
    await user.click(await screen.findByRole('button', { name: 'Account menu' }));
    jest.useFakeTimers({ advanceTimers: true });
    fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
    signInElsewhere(ada);
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(localStorage.getItem(key)).toBe(ada);
    expect(sessionStorage.getItem(key)).toBeNull();
    expect(sessionsOf(seedUsers.ada)).toHaveLength(1);
    expect(selectUser(store.getState())?.email).toBe(seedUsers.ada.email);
    expect(await screen.findByText(/^Another account has signed in in another tab\./)).toBeVisible();
    view.unmount();
  },
);

test.each([
  ['another account', seedUsers.ada],
  ['the same account', seedUsers.carl],
])(
  'a Logout that is pressed before the page knows that %s has signed in in another tab does not end that session',
  async (_whose, somebody) => {
    const theirs = await sessionOf(somebody);
    localStorage.setItem(key, await sessionOf(seedUsers.carl));
    const { store, user, view } = await renderAt('/about');
    await user.click(await screen.findByRole('button', { name: 'Account menu' }));
    jest.useFakeTimers({ advanceTimers: true });
    // Stored already; the event that tells this tab of it comes only after the press.
    localStorage.setItem(key, theirs);
    fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
    signInElsewhere(theirs);
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(localStorage.getItem(key)).toBe(theirs);
    expect(selectUser(store.getState())?.email).toBe(somebody.email);
    expect(screen.queryByText('You are signed out.')).not.toBeInTheDocument();
    view.unmount();
  },
);

test('a sign-out of an expired session does not end what another tab begins while it is being renewed', async () => {
  const ada = await sessionOf(seedUsers.ada);
  const { store } = await renderAt('/about', { as: seedUsers.carl });
  await screen.findByRole('button', { name: 'Account menu' });
  changeStoredSession(key, { expires_at: 1 });
  const release = holdRenewals();
  const requested = whenRequested('token');
  await act(async () => {
    const signingOut = store.dispatch(logOut());
    await requested;
    signInElsewhere(ada);
    release();
    await signingOut;
  });
  expect(sessionsOf(seedUsers.ada)).toHaveLength(1);
  expect(localStorage.getItem(key)).toBe(ada);
  expect(selectUser(store.getState())?.email).toBe(seedUsers.ada.email);
});

/** Lets this tab read what another tab has stored only from its next task on, as browsers do while a page is busy. */
function readInNextTask(stored: string) {
  const before = localStorage.getItem(key);
  localStorage.setItem(key, stored);
  const spy = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(function (this: Storage, name) {
    if (this === localStorage && name === key) return before;
    return Object.hasOwn(this, name) ? String(Reflect.get(this, name)) : null;
  });
  setTimeout(() => {
    spy.mockRestore();
    fireEvent(window, new StorageEvent('storage', { key, newValue: stored }));
  });
}

test('a sign-out on a busy page does not end what another tab has stored meanwhile', async () => {
  const ada = await sessionOf(seedUsers.ada);
  const { store } = await renderAt('/about', { as: seedUsers.carl });
  await screen.findByRole('button', { name: 'Account menu' });
  await act(async () => {
    readInNextTask(ada);
    await store.dispatch(logOut());
  });
  expect(localStorage.getItem(key)).toBe(ada);
  expect(selectUser(store.getState())?.email).toBe(seedUsers.ada.email);
});

const stillIn = 'You are still signed in, because your account has signed in again in another tab.';

test('Logout says that a session which the same account has just begun in another tab goes on', async () => {
  const again = await sessionOf(seedUsers.ada);
  const { user, router } = await renderAt('/about', { as: seedUsers.ada });
  await user.click(await screen.findByRole('button', { name: 'Account menu' }));
  // Not yet shown by this page.
  localStorage.setItem(key, again);
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(await screen.findByText(stillIn)).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
  expect(screen.getByRole('button', { name: 'Account menu' })).toBeVisible();
  expect(localStorage.getItem(key)).toBe(again);

  localStorage.removeItem(key);
  fireEvent(window, new StorageEvent('storage', { key, newValue: null }));
  expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
  expect(screen.queryByText(stillIn)).not.toBeInTheDocument();
});

test('a sign-out says so also when the same account signs in in another tab before it has ended', async () => {
  const again = await sessionOf(seedUsers.ada);
  const { store } = await renderAt('/', { as: seedUsers.ada });
  await screen.findByRole('button', { name: 'Account menu' });
  const release = holdCalls('logout');
  await act(async () => {
    const signingOut = store.dispatch(logOut());
    signInElsewhere(again);
    release();
    await signingOut;
  });
  expect(await screen.findByText(stillIn)).toBeVisible();
  expect(screen.queryByText('You are signed out.')).not.toBeInTheDocument();
  expect(localStorage.getItem(key)).toBe(again);
});

test('a page that is left during a sign-out does not end what another tab has begun', async () => {
  const ada = await sessionOf(seedUsers.ada);
  const { store } = await renderAt('/about', { as: seedUsers.carl });
  await screen.findByRole('button', { name: 'Account menu' });
  const release = holdCalls('logout');
  await act(async () => {
    const signingOut = store.dispatch(logOut());
    signInElsewhere(ada);
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(localStorage.getItem(key)).toBe(ada);
    release();
    await signingOut;
  });
  expect(localStorage.getItem(key)).toBe(ada);
});

test('a sign-out takes both sessions off the device, the one of the tab and the one that is remembered', async () => {
  const ada = await sessionOf(seedUsers.ada);
  const carl = await sessionOf(seedUsers.carl);
  localStorage.setItem(key, ada);
  sessionStorage.setItem(key, carl);
  const { store } = await renderAt('/about');
  await screen.findByRole('button', { name: 'Account menu' });
  await act(async () => store.dispatch(logOut()));
  expect(await screen.findByText('You are signed out.')).toBeVisible();
  expect(localStorage.getItem(key)).toBeNull();
  expect(sessionStorage.getItem(key)).toBeNull();
});

test('a user who has just signed in is not told that they are signed out', async () => {
  const { store } = await renderAt('/about', { as: seedUsers.carl });
  await screen.findByRole('button', { name: 'Account menu' });
  const release = holdCalls('logout');
  await act(async () => {
    const signingOut = store.dispatch(logOut());
    const signingIn = store.dispatch(signIn(credentials));
    release();
    await Promise.all([signingOut, signingIn]);
  });
  expect(await screen.findByRole('button', { name: 'Account menu' })).toBeInTheDocument();
  expect(selectNotice(store.getState())).toBeNull();
});

const nora = { email: 'nora@example.com', password: 'correct horse', firstName: 'Nora', lastName: 'Berg' };

test.each([
  ['sign-in', credentials.email, signIn(credentials)],
  ['sign-up', nora.email, signUp({ ...nora, accountType: 'student', place: {} })],
])('a %s takes effect while the earlier session is still being refreshed', async (_what, email, call) => {
  emulator.configure({ autoconfirm: true });
  const before = await renderAt('/terms', { as: seedUsers.carl });
  before.view.unmount();
  changeStoredSession(before.services.sessionKey, { expires_at: 1 });
  const release = holdRenewals();
  const { store } = await renderAt('/about');
  await act(async () => store.dispatch(call));
  expect(selectUser(store.getState())?.email).toBe(email);
  expect(screen.getByRole('button', { name: 'Account menu' })).toBeInTheDocument();
  release();
});

test('a reset link requested during a sign-out works', async () => {
  const { store, view } = await renderAt('/about', { as: seedUsers.carl });
  await screen.findByRole('button', { name: 'Account menu' });
  const release = holdCalls('logout');
  await act(async () => {
    const signingOut = store.dispatch(logOut());
    const asking = store.dispatch(requestPasswordReset(seedUsers.ada.email, {}));
    release();
    await Promise.all([signingOut, asking]);
  });
  view.unmount();
  const mail = emulator.lastMail(seedUsers.ada.email) ?? { link: null };
  const { pathname, search } = new URL(await openMailLink(emulator, mail));
  await renderAt(`${pathname}${search}`);
  expect(await screen.findByLabelText('New password')).toBeVisible();
});

test('a sign-in in another tab removes the message of an earlier logout', async () => {
  const { store, services } = await renderAt('/about', { as: seedUsers.carl });
  await screen.findByRole('button', { name: 'Account menu' });
  const session = localStorage.getItem(services.sessionKey) ?? '';
  await act(async () => store.dispatch(logOut()));
  expect(await screen.findByText('You are signed out.')).toBeInTheDocument();
  signInElsewhere(session);
  expect(await screen.findByRole('button', { name: 'Account menu' })).toBeInTheDocument();
  expect(screen.queryByText('You are signed out.')).not.toBeInTheDocument();
});

test('the message of a logout is removed when the page that showed it is left', async () => {
  const { store, user } = await renderAt('/about', { as: seedUsers.carl });
  await screen.findByRole('button', { name: 'Account menu' });
  await act(async () => store.dispatch(logOut()));
  expect(await screen.findByText('You are signed out.')).toBeInTheDocument();
  const footer = within(screen.getByRole('contentinfo'));
  await user.click(footer.getByRole('link', { name: 'Terms of Service' }));
  await screen.findByRole('heading', { level: 1, name: 'Terms of Service' });
  await waitFor(() => expect(screen.queryByText('You are signed out.')).not.toBeInTheDocument());
});
