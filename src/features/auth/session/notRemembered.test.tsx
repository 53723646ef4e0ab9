import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { emulator, server } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { fill } from '@/testing/fill';
import { renderAt } from '@/testing/renderAt';
import { readTokenClaims } from './tokenClaims';

const key = 'sb-aiclub-auth-token';
const endedKey = 'aiclub-ended-sessions';

type View = Awaited<ReturnType<typeof renderAt>>;

/** Opens a page with a session that ends with the tab, as one that was signed in without Remember me. */
async function openUnremembered(address: string): Promise<View> {
  const visit = await renderAt('/terms', { as: seedUsers.ada });
  visit.view.unmount();
  sessionStorage.setItem(key, localStorage.getItem(key) ?? '');
  localStorage.clear();
  const view = await renderAt(address);
  await screen.findByRole('button', { name: 'Account menu' });
  return view;
}

function ownSession({ services }: View) {
  const session = services.readSession();
  if (!session) throw new Error('Nobody is signed in');
  return session;
}

const sessionIdOf = (view: View) => readTokenClaims(ownSession(view).access_token).sessionId;

/** What another tab's sign-out of a session looks like from here. */
function endElsewhere(sessionId: string | undefined) {
  localStorage.setItem(endedKey, JSON.stringify([sessionId]));
  fireEvent(window, new StorageEvent('storage', { key: endedKey }));
}

const open: BroadcastChannel[] = [];

/** Another tab with a copy of the session. */
function otherTab() {
  const channel = new BroadcastChannel(`${key}-copies`);
  open.push(channel);
  const heard: Record<string, unknown>[] = [];
  channel.addEventListener('message', ({ data }) => heard.push(data));
  return { channel, heard };
}

/** The session as a tab holds it that has renewed it behind this one's back. */
async function renewElsewhere(view: View) {
  emulator.clock.advance(5);
  const answer = await fetch('https://aiclub.supabase.test/auth/v1/token?grant_type=refresh_token', {
    method: 'POST',
    headers: { apikey: 'sb_publishable_mock', 'Content-Type': 'application/json' },
    body: JSON.stringify({ refresh_token: ownSession(view).refresh_token }),
  });
  const session: Record<string, unknown> & { refresh_token: string } = await answer.json();
  return session;
}

function countRefreshes() {
  const seen: string[] = [];
  server.events.on('request:start', ({ request }) => {
    if (request.url.includes('grant_type=refresh_token')) seen.push(request.url);
  });
  return seen;
}

const ended = 'Your session ended. Sign in to return to your dashboard.';

afterEach(() => {
  server.events.removeAllListeners();
  for (const channel of open.splice(0)) channel.close();
});

test('a logout in one tab ends the copy of the session in a duplicated tab', async () => {
  const view = await openUnremembered('/dashboard');
  endElsewhere(sessionIdOf(view));
  expect(await screen.findByText(ended)).toBeInTheDocument();
  expect(sessionStorage.getItem(key)).toBeNull();
});

test('a copy that was suspended during the logout ends when its tab is shown again', async () => {
  const view = await openUnremembered('/dashboard');
  localStorage.setItem(endedKey, JSON.stringify([sessionIdOf(view)]));
  fireEvent(document, new Event('visibilitychange'));
  expect(await screen.findByText(ended)).toBeInTheDocument();
});

test('a copy opened after the logout is not signed in', async () => {
  const view = await openUnremembered('/terms');
  localStorage.setItem(endedKey, JSON.stringify([sessionIdOf(view)]));
  view.view.unmount();
  await renderAt('/dashboard');
  expect(await screen.findByText('Sign in to continue to your dashboard.')).toBeInTheDocument();
});

test('the logout of another session changes nothing here', async () => {
  const view = await openUnremembered('/dashboard');
  await screen.findByRole('heading', { name: 'Welcome, Ada!' });
  const before = sessionStorage.getItem(key);
  endElsewhere('5b2f3a7e-0000-4000-8000-000000000000');
  expect(sessionStorage.getItem(key)).toBe(before);
  expect(screen.getByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();
  // The logout of its own session, heard in the same way, would have ended it by now.
  endElsewhere(sessionIdOf(view));
  expect(sessionStorage.getItem(key)).toBeNull();
  expect(await screen.findByText(ended)).toBeVisible();
});

test('a logout here tells the copies which session has ended, and tells the service', async () => {
  const view = await openUnremembered('/dashboard');
  const id = sessionIdOf(view);
  const { access_token: token } = ownSession(view);
  await view.user.click(await screen.findByRole('button', { name: 'Logout' }));
  await screen.findByText('You are signed out.');
  expect(JSON.parse(localStorage.getItem(endedKey) ?? '[]')).toEqual([id]);
  const answer = await fetch('https://aiclub.supabase.test/auth/v1/user', {
    headers: { apikey: 'sb_publishable_mock', Authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(403);
});

test('a copy takes over the tokens that another copy received', async () => {
  const view = await openUnremembered('/dashboard');
  const renewed = await renewElsewhere(view);
  const { channel } = otherTab();
  channel.postMessage({ session: JSON.stringify(renewed), isFresh: true });
  await waitFor(() => {
    expect(ownSession(view).refresh_token).toBe(renewed.refresh_token);
  });
  expect(screen.getByRole('heading', { name: 'Welcome, Ada!' })).toBeInTheDocument();
});

test('a copy ignores tokens of another session, or of none', async () => {
  const view = await openUnremembered('/dashboard');
  const before = ownSession(view).refresh_token;
  const { channel, heard } = otherTab();
  const carl = await fetch('https://aiclub.supabase.test/auth/v1/token?grant_type=password', {
    method: 'POST',
    headers: { apikey: 'sb_publishable_mock', 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: seedUsers.carl.email, password: seedUsers.carl.password }),
  });
  for (const session of [await carl.text(), 'no session', '{}', 42]) {
    channel.postMessage({ session, isFresh: true });
  }
  channel.postMessage('hello');
  channel.postMessage({ wanted: sessionIdOf(view) });
  await waitFor(() => {
    expect(heard).not.toEqual([]);
  });
  expect(ownSession(view).refresh_token).toBe(before);
});

test('before refreshing, a copy asks the others and takes over their tokens', async () => {
  const view = await openUnremembered('/dashboard');
  const renewed = await renewElsewhere(view);
  const { channel } = otherTab();
  channel.addEventListener('message', ({ data }) => {
    if (data.wanted === sessionIdOf(view)) {
      channel.postMessage({ session: JSON.stringify(renewed), isFresh: false });
    }
  });
  const refreshes = countRefreshes();
  const client = await view.services.getClient();
  await act(async () => {
    await client.auth.refreshSession();
  });
  expect(ownSession(view).refresh_token).toBe(renewed.refresh_token);
  expect(refreshes).toEqual([]);
  expect(screen.getByRole('heading', { name: 'Welcome, Ada!' })).toBeInTheDocument();
});

test('refreshed tokens are handed to the other copies', async () => {
  const view = await openUnremembered('/dashboard');
  const { heard } = otherTab();
  const client = await view.services.getClient();
  await act(async () => {
    await client.auth.refreshSession();
  });
  await waitFor(() => {
    expect(heard.some(({ isFresh }) => isFresh === true)).toBe(true);
  });
  const handed = heard.find(({ isFresh }) => isFresh === true);
  expect(JSON.parse(String(handed?.['session']))).toMatchObject({
    refresh_token: ownSession(view).refresh_token,
  });
});

test('tokens of a remembered session are not handed to other tabs, which share its storage', async () => {
  const view = await renderAt('/dashboard', { as: seedUsers.ada });
  await screen.findByRole('heading', { name: 'Welcome, Ada!' });
  const { heard } = otherTab();
  const client = await view.services.getClient();
  const before = ownSession(view).refresh_token;
  await act(async () => {
    await client.auth.refreshSession();
  });
  expect(ownSession(view).refresh_token).not.toBe(before);
  expect(heard).toEqual([]);
});

test('a refused sign-in without Remember me leaves the stored session of another tab', async () => {
  const other = await renderAt('/terms', { as: seedUsers.ada });
  const session = localStorage.getItem(key) ?? '';
  other.view.unmount();
  localStorage.clear();
  const view = await renderAt('/login');
  await view.user.click(await screen.findByRole('checkbox', { name: 'Remember me' }));
  await fill(view.user, screen.getByLabelText('Email address'), seedUsers.ada.email);
  await fill(view.user, screen.getByLabelText('Password'), 'something-else');
  await view.user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid login credentials');

  localStorage.setItem(key, session);
  fireEvent(window, new StorageEvent('storage', { key }));
  await screen.findByRole('button', { name: 'Account menu' });
  const client = await view.services.getClient();
  await act(async () => {
    await client.auth.refreshSession();
  });
  expect(localStorage.getItem(key)).not.toBeNull();
  expect(localStorage.getItem(key)).not.toBe(session);
  expect(sessionStorage.getItem(key)).toBeNull();
});

test('without messages between tabs a session is still refreshed', async () => {
  const { BroadcastChannel } = globalThis;
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  try {
    const view = await openUnremembered('/dashboard');
    const before = ownSession(view).refresh_token;
    const client = await view.services.getClient();
    await act(async () => {
      await client.auth.refreshSession();
    });
    expect(ownSession(view).refresh_token).not.toBe(before);
  } finally {
    globalThis.BroadcastChannel = BroadcastChannel;
  }
});
