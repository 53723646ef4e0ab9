/** @jest-environment-options {"learning": true} */
import { act, screen, waitFor, within } from '@testing-library/react';
import { emulator, server } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { parseFaults } from '@mocks/service/faults';
import { addToOutbox, markSent, readOutbox } from '@/features/learning/outbox/outbox';
import { changeAnswer, writeAnswer } from '@/features/learning/texts/texts';
import { changeStoredSession } from '@/testing/changeStoredSession';
import { sessionOf, signInElsewhere } from '@/testing/otherTab';
import { renderAt } from '@/testing/renderAt';
import { translate } from '@/testing/translate';

let mockArrive = (): void => undefined;
// The script that sends what learners do, and asks before a sign-out, is still being downloaded.
jest.mock('@/features/learning/sync/LearningSync', () =>
  Object.assign(
    new Promise((resolve) => {
      mockArrive = () => resolve(jest.requireActual('@/features/learning/sync/LearningSync'));
    }),
    { __esModule: true },
  ),
);

// Nor has the script arrived that carries out an enrollment.
jest.mock('@/features/learning/outbox/EnrolmentSteps', () =>
  Object.assign(new Promise(() => undefined), { __esModule: true }),
);

const { lena } = seedUsers;
const sessionKey = 'sb-aiclub-auth-token';
const tick = { type: 'completed', courseId: lena.course.id, lesson: 'start-here-ai-05' } as const;

const keysOfLena = () => Object.keys(localStorage).filter((key) => key.includes(lena.id));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

function countLogouts() {
  const logouts = jest.fn();
  server.events.on('request:start', ({ request }) => {
    if (request.url.includes('/logout')) logouts();
  });
  return logouts;
}

async function pressLogout() {
  const visit = await renderAt('/about', { as: lena });
  await visit.user.click(await screen.findByRole('button', { name: 'Account menu' }));
  await visit.user.click(await screen.findByRole('button', { name: 'Logout' }));
  return visit;
}

afterEach(() => {
  jest.useRealTimers();
  server.events.removeAllListeners();
});

// Before the test in which the script arrives: it is downloaded only once.
test('Logout with unsent work waits a second and a half for learning, and keeps the work on this device', async () => {
  writeAnswer(lena.id, 'sha-02-f', 'A spam filter');
  jest.useFakeTimers({ advanceTimers: true });
  await pressLogout();
  await pass(1000);
  expect(screen.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await pass(1000);
  expect(screen.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(keysOfLena()).toContain(`aiclub-texts:${lena.id}:answers:sha-02-f`);
});

test('an enrollment whose script does not arrive says so after ten seconds', async () => {
  const { user } = await renderAt(`/course/${lena.course.id}`, { as: seedUsers.ada });
  const [enroll] = await screen.findAllByRole('button', { name: 'Enroll Now' });
  jest.useFakeTimers({ advanceTimers: true });
  await user.click(enroll ?? document.body);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Enrolling in /);
  await pass(9000);
  const words = 'You are not enrolled yet: a part of this page could not be loaded.';
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  await pass(1000);
  expect(screen.getByText(words)).toHaveRole('status');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});

test('Logout that waits for learning says that it is under way, and a second press does nothing', async () => {
  addToOutbox(lena.id, tick);
  const logouts = countLogouts();
  jest.useFakeTimers({ advanceTimers: true });
  const { user } = await pressLogout();
  await pass(1000);
  const logout = screen.getByRole('button', { name: 'Logging out...' });
  expect(logout).toHaveAttribute('aria-disabled', 'true');
  await user.click(logout);
  await pass(2000);
  expect(await screen.findByText('You are signed out.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Log/ })).not.toBeInTheDocument();
  expect(logouts).toHaveBeenCalledTimes(1);
});

test('Logout on the dashboard that waits for learning says so, too', async () => {
  addToOutbox(lena.id, tick);
  jest.useFakeTimers({ advanceTimers: true });
  const { user } = await renderAt('/dashboard', { as: lena });
  const logout = await screen.findByRole('button', { name: 'Logout' });
  await user.click(logout);
  await pass(1000);
  expect(logout).toHaveAccessibleName('Logging out...');
  await pass(2000);
  expect(await screen.findByText('You are signed out.')).toBeVisible();
});

test('Logout beside the news that the service cannot be reached says so, on a translated page as well', async () => {
  localStorage.setItem(sessionKey, await sessionOf(lena));
  changeStoredSession(sessionKey, { expires_at: 1 });
  addToOutbox(lena.id, tick);
  emulator.faults.replace(parseFaults('*:offline'));
  jest.useFakeTimers({ advanceTimers: true });
  const { user, router } = await renderAt('/dashboard');
  await pass(3000);
  const logout = within(screen.getByRole('main')).getByRole('button', { name: 'Logout' });
  translate();
  await user.click(logout);
  await pass(1000);
  expect(logout).toHaveAccessibleName('Logging out...');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('Logout pressed in the menu and on the dashboard while it waits is one sign-out', async () => {
  addToOutbox(lena.id, tick);
  const logouts = countLogouts();
  jest.useFakeTimers({ advanceTimers: true });
  const { user } = await renderAt('/dashboard', { as: lena });
  const onPage = await screen.findByRole('button', { name: 'Logout' });
  await user.click(screen.getByRole('button', { name: 'Account menu' }));
  const inMenu = within(screen.getByRole('banner')).getByRole('button', { name: 'Logout' });
  await user.click(inMenu);
  await user.click(onPage);
  await pass(3000);
  expect(await screen.findByText('You are signed out.')).toBeVisible();
  expect(logouts).toHaveBeenCalledTimes(1);
});

test('a member who logs out with unsent work and closes the page before learning is there is signed out', async () => {
  addToOutbox(lena.id, tick);
  await pressLogout();
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(localStorage.getItem(sessionKey)).toBeNull();
  expect(readOutbox(lena.id)).toHaveLength(1);
});

test('Sign out everywhere that waits for learning signs nobody out on a page that is closed', async () => {
  addToOutbox(lena.id, tick);
  const { user } = await renderAt('/dashboard', { as: lena });
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(localStorage.getItem(sessionKey)).not.toBeNull();
});

test('Logout that waits for learning does not end what the same account begins in another tab meanwhile', async () => {
  const again = await sessionOf(lena);
  addToOutbox(lena.id, tick);
  jest.useFakeTimers({ advanceTimers: true });
  await pressLogout();
  await act(async () => signInElsewhere(again));
  await pass(3000);
  expect(localStorage.getItem(sessionKey)).toBe(again);
  expect(screen.getByText(/^You are still signed in/)).toBeVisible();
});

test('Logout where nothing is unsent does not wait for learning', async () => {
  addToOutbox(lena.id, tick);
  markSent(lena.id, readOutbox(lena.id));
  addToOutbox(lena.id, { ...tick, type: 'opened' });
  writeAnswer(lena.id, 'sha-02-f', 'A spam filter');
  changeAnswer(lena.id, 'sha-02-f', (held) => ({ ...held, isDirty: false }));
  jest.useFakeTimers({ advanceTimers: true });
  await pressLogout();
  await pass(1000);
  expect(screen.getByRole('link', { name: 'Login' })).toBeVisible();
});

test('Logout before learning is there asks about what is unsent, once it is there', async () => {
  addToOutbox(lena.id, tick);
  emulator.faults.replace(parseFaults('rpc:503'));
  const { user } = await pressLogout();
  expect(screen.getByRole('button', { name: 'Account menu' })).toBeVisible();
  act(mockArrive);
  expect(await screen.findByRole('dialog', { name: 'Not everything is sent yet' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Log out anyway' }));
  expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
  await waitFor(() => expect(keysOfLena()).toHaveLength(1));
  expect(readOutbox(lena.id)).toHaveLength(1);
});
