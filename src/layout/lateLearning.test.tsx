/** @jest-environment-options {"learning": true} */
import { act, screen, waitFor } from '@testing-library/react';
import { emulator } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { parseFaults } from '@mocks/service/faults';
import { writeDevice } from '@/features/learning/deviceStorage';
import { renderAt } from '@/testing/renderAt';

let mockArrive = (): void => undefined;
// The script that sends what learners do, and asks before a sign-out, is still being downloaded.
jest.mock('@/features/learning/LearningSync', () =>
  Object.assign(
    new Promise((resolve) => {
      mockArrive = () => resolve(jest.requireActual('@/features/learning/LearningSync'));
    }),
    { __esModule: true },
  ),
);

const { lena } = seedUsers;
const unsentTick = {
  id: 'one',
  type: 'completed',
  courseId: lena.course.id,
  lesson: 'start-here-ai-05',
  at: '2026-11-20T10:00:00.000Z',
  isSent: false,
};
const unsentAnswer = { body: 'A spam filter', revision: 1, isDirty: true, at: 0 };

const keysOfLena = () => Object.keys(localStorage).filter((key) => key.includes(lena.id));

async function pressLogout() {
  const { user, view } = await renderAt('/about', { as: lena });
  await user.click(await screen.findByRole('button', { name: 'Account menu' }));
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  return { user, view };
}

afterEach(() => jest.useRealTimers());

// Before the test in which the script arrives: it is downloaded only once.
test('Logout with unsent work waits three seconds for learning, and keeps the work on this device', async () => {
  writeDevice(`aiclub-texts:${lena.id}:answers:sha-02-f`, unsentAnswer);
  jest.useFakeTimers({ advanceTimers: true });
  await pressLogout();
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
  expect(keysOfLena()).toContain(`aiclub-texts:${lena.id}:answers:sha-02-f`);
});

test('a member who logs out with unsent work and closes the page before learning is there is signed out', async () => {
  writeDevice(`aiclub-outbox:${lena.id}:one`, unsentTick);
  await pressLogout();
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(localStorage.getItem('sb-aiclub-auth-token')).toBeNull();
  expect(keysOfLena()).toContain(`aiclub-outbox:${lena.id}:one`);
});

test('Logout where nothing is unsent does not wait for learning', async () => {
  writeDevice(`aiclub-outbox:${lena.id}:one`, { ...unsentTick, isSent: true });
  writeDevice(`aiclub-outbox:${lena.id}:two`, { ...unsentTick, id: 'two', type: 'opened' });
  writeDevice(`aiclub-texts:${lena.id}:answers:sha-02-f`, { ...unsentAnswer, isDirty: false });
  await pressLogout();
  expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
});

test('Logout before learning is there asks about what is unsent, once it is there', async () => {
  writeDevice(`aiclub-outbox:${lena.id}:one`, unsentTick);
  emulator.faults.replace(parseFaults('rpc:503'));
  const { user } = await pressLogout();
  expect(screen.getByRole('button', { name: 'Account menu' })).toBeVisible();
  act(mockArrive);
  expect(await screen.findByRole('dialog', { name: 'Not everything is sent yet' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Log out anyway' }));
  expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
  await waitFor(() => expect(keysOfLena()).toEqual([`aiclub-outbox:${lena.id}:one`]));
});
