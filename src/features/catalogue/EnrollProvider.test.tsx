import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openMailLink } from '@mocks/followRedirects';
import { emulator } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { signIn } from '@/features/auth/session/accountCalls';
import { authSlice } from '@/features/auth/session/authSlice';
import { holdCalls } from '@/testing/holdCalls';
import { renderAt } from '@/testing/renderAt';

const prompting = 'Prompting That Works: From First Draft to Reliable Results';
const startHere = 'Start Here: AI in Plain Language';

async function findEnroll(title: string) {
  const heading = await screen.findByRole('heading', { level: 3, name: title });
  const card = heading.closest('li');
  if (!card) throw new Error(`${title} is not a list item`);
  return within(card).getByRole('button', { name: 'Enroll Now' });
}

const findAccount = () => screen.findByRole('button', { name: 'Account menu' });

test('Enroll Now sends a visitor to login with the course page as return target', async () => {
  const { user, router } = await renderAt('/');
  await user.click(await findEnroll(prompting));
  await screen.findByRole('heading', { level: 1, name: /sign in/i });
  expect(router.state.location.pathname).toBe('/login');
  expect(router.state.location.search).toBe('');
  expect(router.state.location.state).toMatchObject({
    from: '/course/90b728ae-ebae-58b6-a2eb-c77d707fbd55',
    enrollTitle: prompting,
  });
  expect(screen.queryByText(`Enrolling in ${prompting}`)).not.toBeInTheDocument();
});

test('Enroll Now shows a member one alert with exactly the course title', async () => {
  const { user, router } = await renderAt('/', { as: seedUsers.ada });
  await findAccount();
  await user.click(await findEnroll(prompting));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(`Enrolling in ${prompting}`);
  expect(router.state.location.pathname).toBe('/');
});

test('a double click shows one alert', async () => {
  const { user } = await renderAt('/', { as: seedUsers.ada });
  await findAccount();
  await user.dblClick(await findEnroll(prompting));
  expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
    `Enrolling in ${prompting}`,
  ]);
});

test('enrolling in another course replaces the alert', async () => {
  const { user } = await renderAt('/', { as: seedUsers.ada });
  await findAccount();
  await user.click(await findEnroll(prompting));
  await screen.findByRole('alert');
  const other = await findEnroll(startHere);
  await user.click(other);
  expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
    `Enrolling in ${startHere}`,
  ]);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(other).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('leaving the page removes its alert', async () => {
  const { user } = await renderAt('/', { as: seedUsers.ada });
  await findAccount();
  await user.click(await findEnroll(prompting));
  await screen.findByRole('alert');
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Pricing' }));
  await screen.findByRole('heading', { level: 1, name: /pric|plan/i });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each(['/', '/courses', '/course/90b728ae-ebae-58b6-a2eb-c77d707fbd55'])(
  'logging out on %s with the alert open goes home and removes the alert',
  async (address) => {
    const { user, router } = await renderAt(address, { as: seedUsers.ada });
    await user.click(await findAccount());
    await user.keyboard('{Escape}');
    const [enroll] = await screen.findAllByRole('button', { name: 'Enroll Now' });
    await user.click(enroll ?? document.body);
    await screen.findByRole('alert');
    await user.click(await findAccount());
    await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('You are signed out.')).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
    expect(screen.queryByText(/^Enrolling in/)).not.toBeInTheDocument();
  },
);

test('the alert stays when another account signs in, as by a link that was being checked', async () => {
  const { user, store } = await renderAt('/', { as: seedUsers.ada });
  await findAccount();
  await user.click(await findEnroll(prompting));
  await screen.findByRole('alert');
  const { email, password } = seedUsers.carl;
  await act(() => store.dispatch(signIn({ email, password, rememberMe: true })));
  await waitFor(() => expect(store.getState().auth.user?.email).toBe(email));
  expect(screen.getByRole('alert').textContent).toBe(`Enrolling in ${prompting}`);
});

test('closing the alert returns the focus to the pressed button', async () => {
  const { user } = await renderAt('/', { as: seedUsers.ada });
  await findAccount();
  const enroll = await findEnroll(prompting);
  await user.click(enroll);
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(enroll).toHaveFocus();
});

test('Escape dismisses the alert', async () => {
  const { user } = await renderAt('/', { as: seedUsers.ada });
  await findAccount();
  await user.click(await findEnroll(prompting));
  await screen.findByRole('alert');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('a press during the session lookup waits for its result', async () => {
  const { user, store, router } = await renderAt('/');
  const enroll = await findEnroll(prompting);
  act(() => void store.dispatch(authSlice.actions.lookupStarted(null)));
  await user.click(enroll);
  expect(router.state.location.pathname).toBe('/');
  act(() => void store.dispatch(authSlice.actions.sessionNotFound()));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

test('a press while a confirmation link is checked waits for its result', async () => {
  const first = await renderAt('/terms');
  const client = await first.services.getClient();
  const email = 'nora@example.com';
  await client.auth.signUp({
    email,
    password: 'correct horse',
    options: { emailRedirectTo: 'http://localhost' },
  });
  first.view.unmount();
  const address = new URL(await openMailLink(emulator, emulator.lastMail(email) ?? { link: null }));
  const release = holdCalls('token');
  const { user, router } = await renderAt(address.pathname + address.search);
  await user.click(await findEnroll(prompting));
  release();
  expect((await screen.findByText(`Enrolling in ${prompting}`)).closest('[role="alert"]')).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
});

test('a visitor who interrupted the way to login gets there by pressing again', async () => {
  const { user, router } = await renderAt('/courses');
  const enroll = await findEnroll(startHere);
  // Both at once, while the login page is still being loaded.
  fireEvent.click(enroll);
  fireEvent.click(screen.getByRole('button', { name: 'List view' }));
  await waitFor(() => expect(router.state.location.search).toBe('?view=list'));
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  expect(router.state.location.pathname).toBe('/courses');
  await user.click(await findEnroll(startHere));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

test('a press whose way to login was interrupted is not carried out by a later sign-in', async () => {
  const { router, store } = await renderAt('/courses');
  fireEvent.click(await findEnroll(startHere));
  fireEvent.click(screen.getByRole('button', { name: 'List view' }));
  await waitFor(() => expect(router.state.location.search).toBe('?view=list'));
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  const { email, password } = seedUsers.ada;
  await act(() => store.dispatch(signIn({ email, password, rememberMe: true })));
  await findAccount();
  expect(screen.queryByText(/^Enrolling in/)).not.toBeInTheDocument();
});

test("a visitor's double click adds one step of history", async () => {
  const { user, router } = await renderAt('/courses');
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Home' }));
  await screen.findByRole('heading', { level: 1, name: /AI/ });
  await user.dblClick(await findEnroll(prompting));
  await screen.findByRole('heading', { level: 1, name: /sign in/i });
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/');
});

test('enrolling stores nothing and adds nothing to the cart', async () => {
  const { user } = await renderAt('/', { as: seedUsers.ada });
  await findAccount();
  const before = JSON.stringify(localStorage);
  await user.click(await findEnroll(prompting));
  await screen.findByRole('alert');
  expect(JSON.stringify(localStorage)).toBe(before);
  expect(screen.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible();
});
