import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { dispatch } from '@mocks/handlers/dispatch';
import { emulator, server } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { parseFaults } from '@mocks/service/faults';
import { openMailLink } from '@mocks/followRedirects';
import { holdCalls, whenRequested } from '@/testing/holdCalls';
import { fill } from '@/testing/fill';
import { sessionOf, signInElsewhere } from '@/testing/otherTab';
import { renderAt } from '@/testing/renderAt';
import { setOnline } from '@/testing/setOnline';
import { translate } from '@/testing/translate';
import { signInWithProvider, signUp } from '@/features/auth/session/accountCalls';

const confirmation = {
  page: '/',
  over: 'Your email is confirmed. Sign in to continue.',
  email: 'nora@example.com',
  checking: 'Checking your link...',
  works: () => screen.findByText('Email confirmed. Welcome to AI Club.'),
} as const;
const recovery = {
  page: '/reset-password',
  over: 'This reset link has expired or was already used. Send a new one.',
  email: seedUsers.ada.email,
  checking: 'Checking your link...',
  works: () => screen.findByLabelText('New password'),
} as const;
const links = { confirmation, recovery } as const;
const kinds = ['confirmation', 'recovery'] as const;

/** What may be said of a link only once the service has decided about it. */
const verdict = /expired|already used|is confirmed/;
const unreachable = "We can't reach the sign-in service right now. Check your connection and try again.";

/** Asks for a mail in this browser. */
async function askForMail(kind: keyof typeof links): Promise<void> {
  const { services, view } = await renderAt('/terms');
  const client = await services.getClient();
  if (kind === 'recovery') {
    await client.auth.resetPasswordForEmail(recovery.email, {
      redirectTo: 'http://localhost/reset-password',
    });
  } else {
    await client.auth.signUp({
      email: confirmation.email,
      password: 'correct horse',
      options: { data: { firstName: 'Nora' }, emailRedirectTo: 'http://localhost' },
    });
  }
  view.unmount();
}

/** Opens the link of the last mail; gives the address that it leads to. */
async function openMail(kind: keyof typeof links): Promise<string> {
  const mail = emulator.lastMail(links[kind].email) ?? { link: null };
  const { pathname, search } = new URL(await openMailLink(emulator, mail));
  return pathname + search;
}

async function followMail(kind: keyof typeof links): Promise<string> {
  await askForMail(kind);
  return openMail(kind);
}

const faultsOf = (kind: string) => emulator.faults.replace(parseFaults(`token.pkce:${kind}`));

/** The exchanges of a code that the service was asked for. */
function countExchanges() {
  const seen: string[] = [];
  server.events.on('request:start', ({ request }) => {
    if (request.url.includes('grant_type=pkce')) seen.push(request.url);
  });
  return seen;
}

/** Resolves once the service has answered an exchange. */
const whenExchanged = () =>
  new Promise<void>((resolve) => {
    server.events.on('response:mocked', ({ request }) => {
      if (request.url.includes('grant_type=pkce')) resolve();
    });
  });

/** A query that waits then moves the clock ahead by itself, past the pauses between repeated calls. */
const passPausesQuickly = () => jest.useFakeTimers({ advanceTimers: true });

const header = () => within(screen.getByRole('banner'));

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  server.events.removeAllListeners();
});

describe.each(kinds)('a %s link', (kind) => {
  const { page, works, checking, over } = links[kind];

  test.each(['503x1', '503x2', '502x1', '504x2', 'offlinex1', 'objectx1', 'html200x2', 'emptyx1'])(
    'works by itself after a short fault of the service: %s',
    async (fault) => {
      const address = await followMail(kind);
      faultsOf(fault);
      passPausesQuickly();
      await renderAt(address);
      expect(await works()).toBeInTheDocument();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  test.each([
    ['offline', unreachable],
    ['502', unreachable],
    ['503', unreachable],
    ['504', unreachable],
    ['html200', unreachable],
    ['html403', unreachable],
    ['object', unreachable],
    ['empty', unreachable],
    ['malformed', unreachable],
    ['429', 'Request rate limit reached'],
  ])('survives a service that answers "%s": a message says so, and Try again works', async (fault, words) => {
    const address = await followMail(kind);
    faultsOf(fault);
    passPausesQuickly();
    const { user, router } = await renderAt(address);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('We could not finish checking your link.');
    expect(alert).toHaveTextContent(words);
    expect(screen.getByRole('main')).not.toHaveTextContent(verdict);
    expect(router.state.location).toMatchObject({ pathname: page, search: '', hash: '' });

    emulator.faults.clear();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await works()).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  test.each([
    ['a page', () => undefined],
    ['a translated page', translate],
  ])('no longer shows "You are offline." once online, on %s', async (_page, prepare) => {
    const address = await followMail(kind);
    faultsOf('offline');
    setOnline(false);
    await renderAt(address);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We could not finish checking your link. You are offline.',
    );
    prepare();
    setOnline(true);
    expect(screen.getByRole('alert')).toHaveTextContent(/^We could not finish checking your link\.$/);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  });

  test('can be retried as often as needed', async () => {
    const address = await followMail(kind);
    faultsOf('503');
    passPausesQuickly();
    const { user } = await renderAt(address);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    emulator.faults.clear();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await works()).toBeInTheDocument();
  });

  test('continues after a reload, although the address no longer contains it', async () => {
    const address = await followMail(kind);
    faultsOf('503');
    passPausesQuickly();
    const first = await renderAt(address);
    await screen.findByRole('button', { name: 'Try again' });
    first.view.unmount();
    const { user } = await renderAt(page);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('button', { name: 'Try again' });
    emulator.faults.clear();
    const exchanges = countExchanges();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await works()).toBeInTheDocument();
    expect(exchanges).toHaveLength(1);
  });

  test('is not asked about again when the visitor follows a link within the page', async () => {
    const address = await followMail(kind);
    faultsOf('503');
    passPausesQuickly();
    const { router } = await renderAt(address);
    const tryAgain = await screen.findByRole('button', { name: 'Try again' });
    const exchanges = countExchanges();
    await act(() => router.navigate(`${page}#main`));
    expect(tryAgain).toBeEnabled();
    expect(exchanges).toEqual([]);
  });

  test('works by itself when the page is reloaded during a check without an answer', async () => {
    const address = await followMail(kind);
    faultsOf('hang');
    const first = await renderAt(address);
    await screen.findByText(checking);
    first.view.unmount();
    emulator.faults.clear();
    await renderAt(page);
    expect(await works()).toBeInTheDocument();
  });

  test('offers Try again when the service does not answer, and then works', async () => {
    const address = await followMail(kind);
    faultsOf('hang');
    jest.useFakeTimers({ advanceTimers: true });
    const { view } = await renderAt(address);
    await act(() => jest.advanceTimersByTimeAsync(16_000));
    expect(screen.getByRole('alert')).toHaveTextContent(unreachable);
    expect(screen.getByRole('main')).not.toHaveTextContent(verdict);
    jest.useRealTimers();
    emulator.faults.clear();
    act(() => {
      screen.getByRole('button', { name: 'Try again' }).click();
    });
    expect(await works()).toBeInTheDocument();
    view.unmount();
  });

  test('shows that it is being checked, and the header does not look signed out', async () => {
    const address = await followMail(kind);
    const release = holdCalls('token');
    await renderAt(address);
    const status = await screen.findByText(checking);
    expect(status.closest('[role="status"], output')).not.toBeNull();
    await waitFor(() => {
      expect(header().queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
    });
    expect(header().queryByRole('link', { name: 'Sign Up' })).not.toBeInTheDocument();
    release();
    expect(await works()).toBeInTheDocument();
    expect(screen.queryByText(checking)).not.toBeInTheDocument();
    expect(header().getByRole('button', { name: 'Account menu' })).toBeInTheDocument();
  });

  test('still works after a forged link was opened', async () => {
    const address = await followMail(kind);
    const forged = await renderAt(`${page}?code=5b2f3a7e-0000-4000-8000-000000000000`);
    await waitFor(() => {
      expect(screen.queryByText(checking)).not.toBeInTheDocument();
    });
    forged.view.unmount();
    await renderAt(address);
    expect(await works()).toBeInTheDocument();
  });

  test('whose verifier was replaced in this browser has expired and offers no Try again', async () => {
    const address = await followMail(kind);
    for (const [name, value] of Object.entries(localStorage)) {
      localStorage.setItem(name, String(value).replace(/[0-9a-f]{112}/, 'f'.repeat(112)));
    }
    const refusals: string[] = [];
    server.events.on('response:mocked', ({ response }) => {
      refusals.push(response.headers.get('x-sb-error-code') ?? '');
    });
    await renderAt(address);
    expect(await screen.findByText(over)).toBeInTheDocument();
    expect(refusals).toContain('bad_code_verifier');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  test.each([1, 2])('works after a provider sign-in was begun %d times meanwhile', async (times) => {
    await askForMail(kind);
    // This browser goes nowhere, and says so.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { store, view } = await renderAt('/terms');
    for (let time = 0; time < times; time += 1)
      await store.dispatch(
        signInWithProvider('google', { place: {}, rememberMe: true, isWanted: () => true }),
      );
    view.unmount();
    await renderAt(await openMail(kind));
    expect(await header().findByRole('button', { name: 'Account menu' })).toBeInTheDocument();
    expect(screen.queryByText(over)).not.toBeInTheDocument();
  });

  test('is neither exchanged again nor called dead once it has worked', async () => {
    const first = await renderAt(await followMail(kind));
    await works();
    first.view.unmount();
    const exchanges = countExchanges();
    const { services } = await renderAt(page);
    expect(await header().findByRole('button', { name: 'Account menu' })).toBeInTheDocument();
    // A later call of the client: by its answer, another check of the link would have ended.
    await act(async () => {
      const client = await services.getClient();
      await client.auth.getUser();
    });
    expect(exchanges).toEqual([]);
    expect(screen.queryByText(/not valid any more|expired|already used/)).not.toBeInTheDocument();
  });

  test('does not sign in a user who logs out during the check', async () => {
    const address = await followMail(kind);
    const before = await renderAt('/terms', { as: seedUsers.carl });
    before.view.unmount();
    const release = holdCalls('token');
    const { user, services } = await renderAt(address);
    await screen.findByText('Checking your link...');
    await user.click(await header().findByRole('button', { name: 'Account menu' }));
    await user.click(header().getByRole('button', { name: 'Logout' }));
    await screen.findByText(/^You are signed out/);
    const answered: string[] = [];
    server.events.on('response:mocked', ({ request }) => answered.push(new URL(request.url).search));
    release();
    await waitFor(() => expect(answered).toContain('?grant_type=pkce'));
    const client = await services.getClient();
    await expect(client.auth.getSession()).resolves.toMatchObject({ data: { session: null } });
    expect(header().getByRole('link', { name: 'Login' })).toBeInTheDocument();
    expect(header().queryByRole('button', { name: 'Account menu' })).not.toBeInTheDocument();
  });

  test('does not sign in a user who logs out when its answer comes during the sign-out', async () => {
    const address = await followMail(kind);
    const before = await renderAt('/terms', { as: seedUsers.carl });
    before.view.unmount();
    const release = holdCalls('token');
    const releaseLogout = holdCalls('logout');
    const { user, services } = await renderAt(address);
    await screen.findByText('Checking your link...');
    await user.click(await header().findByRole('button', { name: 'Account menu' }));
    const requested = whenRequested('logout');
    const exchanged = whenExchanged();
    await act(async () => {
      fireEvent.click(header().getByRole('button', { name: 'Logout' }));
      await requested;
      release();
      await exchanged;
    });
    releaseLogout();
    await screen.findByText(/^You are signed out/);
    expect(services.hasStoredSession()).toBe(false);
    expect(header().queryByRole('button', { name: 'Account menu' })).not.toBeInTheDocument();
  });

  test('is forgotten when the user signs out', async () => {
    const address = await followMail(kind);
    faultsOf('503');
    const first = await renderAt(address, { as: seedUsers.carl });
    await screen.findByRole('button', { name: 'Try again' });
    await first.user.click(await header().findByRole('button', { name: 'Account menu' }));
    await first.user.click(await header().findByRole('button', { name: 'Logout' }));
    await screen.findByText('You are signed out.');
    first.view.unmount();
    await renderAt(page);
    expect(await header().findByRole('link', { name: 'Login' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});

test('the message about a pending link does not return after it is closed', async () => {
  const address = await followMail('confirmation');
  faultsOf('503');
  const { user, view } = await renderAt(address);
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
  view.unmount();
  const exchanges = countExchanges();
  await renderAt('/');
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(exchanges).toEqual([]);
});

test('a sign-up that signs in at once discards a pending link', async () => {
  const address = await followMail('recovery');
  emulator.configure({ autoconfirm: true });
  emulator.faults.replace(parseFaults('token.pkce:503'));
  const { store } = await renderAt(address);
  await screen.findByRole('button', { name: 'Try again' });
  const { email } = confirmation;
  const account = { firstName: 'Nora', lastName: 'Berg', accountType: 'student', place: {} } as const;
  await act(async () => store.dispatch(signUp({ email, password: 'correct horse', ...account })));
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(screen.getByText(/You are signed in as/)).toHaveTextContent(email);
});

test('a member with a pending link is told when another account signs in', async () => {
  const carl = await sessionOf(seedUsers.carl);
  const address = await followMail('recovery');
  emulator.faults.replace(parseFaults('token.pkce:503'));
  await renderAt(address, { as: seedUsers.ada });
  await screen.findByRole('button', { name: 'Try again' });
  await screen.findByRole('button', { name: 'Account menu' });
  signInElsewhere(carl);
  expect(await screen.findByText(/^Another account has signed in in another tab\./)).toBeVisible();
});

test('a visitor who goes to another page during the check stays there', async () => {
  const address = await followMail('confirmation');
  const release = holdCalls('token');
  const { user, router } = await renderAt(address);
  await screen.findByText('Checking your link...');
  await user.click(screen.getAllByRole('link', { name: 'Pricing' })[0] ?? document.body);
  release();
  expect(await header().findByRole('button', { name: 'Account menu' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/pricing');
});

async function askForResetTooSoon(): Promise<void> {
  const { user, view } = await renderAt('/forgot-password');
  await fill(user, await screen.findByLabelText('Email address'), recovery.email);
  await user.click(screen.getByRole('button', { name: 'Send reset link' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^For security purposes/);
  view.unmount();
}

describe('a second mail that the service refuses leaves the first link working', () => {
  test('to confirm an address', async () => {
    await askForMail('confirmation');
    const { user, view } = await renderAt('/login');
    emulator.faults.replace(parseFaults('resend:429'));
    await fill(user, await screen.findByLabelText('Email address'), confirmation.email);
    await fill(user, screen.getByLabelText('Password'), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await user.click(await screen.findByRole('button', { name: 'Send the confirmation email again' }));
    expect(await screen.findByText('Request rate limit reached')).toBeInTheDocument();
    view.unmount();
    await renderAt(await openMail('confirmation'));
    expect(await confirmation.works()).toBeInTheDocument();
  });

  test('to set a new password', async () => {
    await askForMail('recovery');
    const { user, view } = await renderAt('/forgot-password');
    emulator.faults.replace(parseFaults('recover:429'));
    await fill(user, await screen.findByLabelText('Email address'), recovery.email);
    await user.click(screen.getByRole('button', { name: 'Send reset link' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Request rate limit reached');
    view.unmount();
    await renderAt(await openMail('recovery'));
    expect(await recovery.works()).toBeInTheDocument();
  });

  test('to set a new password, although the link then belongs to the flow begun last', async () => {
    await askForMail('recovery');
    await askForResetTooSoon();
    await renderAt(await openMail('recovery'));
    expect(await recovery.works()).toBeInTheDocument();
  });

  test('to set a new password when the first mail was requested in another browser', async () => {
    await askForMail('recovery');
    localStorage.clear();
    await askForResetTooSoon();
    await renderAt(await openMail('recovery'));
    expect(await recovery.works()).toBeInTheDocument();
  });

  test('to create another account', async () => {
    await askForMail('confirmation');
    const { store, view } = await renderAt('/terms');
    emulator.faults.replace(parseFaults('signup:429'));
    const data = { firstName: 'Nora', lastName: 'Lind', accountType: 'student', place: {} } as const;
    const { error } = await act(() =>
      store.dispatch(signUp({ email: 'n@example.com', password: 'correct horse', ...data })),
    );
    expect(error?.message).toBe('Request rate limit reached');
    view.unmount();
    await renderAt(await openMail('confirmation'));
    expect(await confirmation.works()).toBeInTheDocument();
  });
});

/** The service does what it is asked to, and nobody hears of it. */
function loseAnswers(endpoint: string): void {
  server.use(
    http.post(`*/auth/v1/${endpoint}`, async ({ request }) => {
      await dispatch(emulator, request, '/auth/v1');
      return HttpResponse.error();
    }),
  );
}

/** Asks for a reset mail, of which nobody knows whether it was sent. */
async function askInVain(): Promise<void> {
  // In another tab, where the address is not filled in.
  sessionStorage.clear();
  const { user, view } = await renderAt('/forgot-password');
  await fill(user, await screen.findByLabelText('Email address'), recovery.email);
  await user.click(screen.getByRole('button', { name: 'Send reset link' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(unreachable);
  view.unmount();
}

describe('a mail sent by a request whose answer was lost has a working link', () => {
  test('to set a new password', async () => {
    loseAnswers('recover');
    await askInVain();
    await renderAt(await openMail('recovery'));
    expect(await recovery.works()).toBeInTheDocument();
  });

  test('to set a new password when it replaces an earlier mail', async () => {
    await askForMail('recovery');
    emulator.clock.advance(120);
    loseAnswers('recover');
    await askInVain();
    await renderAt(await openMail('recovery'));
    expect(await recovery.works()).toBeInTheDocument();
  });

  test('to set a new password when two answers were lost', async () => {
    await askForMail('recovery');
    emulator.clock.advance(120);
    loseAnswers('recover');
    await askInVain();
    emulator.clock.advance(120);
    await askInVain();
    await renderAt(await openMail('recovery'));
    expect(await recovery.works()).toBeInTheDocument();
  });

  test('to confirm an address', async () => {
    loseAnswers('signup');
    const { store, view } = await renderAt('/terms');
    const data = { firstName: 'Nora', lastName: 'Lind', accountType: 'student', place: {} } as const;
    const { error } = await act(() =>
      store.dispatch(signUp({ email: confirmation.email, password: 'correct horse', ...data })),
    );
    expect(error?.message).toBe(unreachable);
    view.unmount();
    await renderAt(await openMail('confirmation'));
    expect(await confirmation.works()).toBeInTheDocument();
  });
});

test('a mail that was never sent leaves the link of the earlier mail working', async () => {
  await askForMail('recovery');
  emulator.faults.replace(parseFaults('recover:offline'));
  await askInVain();
  await askInVain();
  await renderAt(await openMail('recovery'));
  expect(await recovery.works()).toBeInTheDocument();
});

test('a confirmation says so and leads to the return target, although a provider sign-in was begun', async () => {
  const first = await renderAt('/pricing');
  const nora = { email: confirmation.email, password: 'correct horse', firstName: 'Nora', lastName: 'Berg' };
  await act(() =>
    first.store.dispatch(signUp({ ...nora, accountType: 'student', place: { from: '/pricing' } })),
  );
  // This browser goes nowhere, and says so.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await act(() =>
    first.store.dispatch(
      signInWithProvider('github', { place: { from: '/about' }, rememberMe: true, isWanted: () => true }),
    ),
  );
  first.view.unmount();
  const { router } = await renderAt(await openMail('confirmation'));
  await confirmation.works();
  expect(router.state.location.pathname).toBe('/pricing');
});
