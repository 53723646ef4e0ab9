/** @jest-environment-options {"learning": true} */
import { act, screen, waitFor, within } from '@testing-library/react';
import { seedUsers } from '@mocks/seedUsers';
import { writeDevice } from '@/features/learning/device/deviceStorage';
import { sessionOf } from '@/testing/otherTab';
import { renderAt } from '@/testing/renderAt';

// The script that sends what learners do cannot be downloaded.
jest.mock('@/features/learning/sync/LearningSync', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const { ada, lena, omar } = seedUsers;
const sessionKey = 'sb-aiclub-auth-token';
const startHere = 'Start Here: AI in Plain Language';
const startHereId = lena.course.id;

const text = (isDirty: boolean) => ({ body: 'A spam filter', revision: 1, isDirty, at: 0 });

test('Logout before learning has been downloaded keeps only what has not been sent', async () => {
  writeDevice(`aiclub-texts:${lena.id}:answers:sha-01-f`, text(false));
  writeDevice(`aiclub-texts:${lena.id}:answers:sha-02-f`, text(true));
  writeDevice(`aiclub-learning:${lena.id}`, {});
  writeDevice(`aiclub-reading-places:${lena.id}`, { 'start-here-ai-05': 0.5 });
  writeDevice(`aiclub-choices:${lena.id}`, { 'sha-01-c': 'A timer' });
  const { user } = await renderAt('/about', { as: lena });
  await user.click(await screen.findByRole('button', { name: 'Account menu' }));
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
  await waitFor(() =>
    expect(Object.keys(localStorage).filter((key) => key.includes(lena.id))).toEqual([
      `aiclub-texts:${lena.id}:answers:sha-02-f`,
    ]),
  );
});

const keysOf = ({ id }: { id: string }) => Object.keys(localStorage).filter((key) => key.includes(id));

test.each([
  ['a visitor', undefined],
  ['somebody else', ada],
])('a session that was not remembered leaves %s only what was not sent', async (_who, next) => {
  writeDevice(`aiclub-texts:${lena.id}:answers:sha-01-f`, text(false));
  writeDevice(`aiclub-texts:${lena.id}:answers:sha-02-f`, text(true));
  writeDevice(`aiclub-learning:${lena.id}`, {});
  writeDevice(`aiclub-reading-places:${lena.id}`, { 'start-here-ai-05': 0.5 });
  writeDevice(`aiclub-choices:${lena.id}`, { 'sha-01-c': 'A timer' });
  await renderAt('/about', next && { as: next });
  await waitFor(() => expect(keysOf(lena)).toEqual([`aiclub-texts:${lena.id}:answers:sha-02-f`]));
});

test.each(['learning', 'reading-places', 'choices'])(
  'a session that was not remembered leaves nothing of its %s, even when nothing else is stored',
  async (what) => {
    writeDevice(`aiclub-${what}:${lena.id}`, {});
    await renderAt('/about');
    await waitFor(() => expect(keysOf(lena)).toEqual([]));
  },
);

test('a session that was not remembered leaves no tick that was sent', async () => {
  const tick = {
    type: 'completed',
    courseId: startHereId,
    lesson: 'start-here-ai-05',
    at: '2026-11-28T12:00:00.000Z',
  };
  writeDevice(`aiclub-outbox:${lena.id}:sent`, { ...tick, id: 'sent', isSent: true });
  writeDevice(`aiclub-outbox:${lena.id}:unsent`, { ...tick, id: 'unsent', isSent: false });
  await renderAt('/about');
  await waitFor(() => expect(keysOf(lena)).toEqual([`aiclub-outbox:${lena.id}:unsent`]));
});

test('removing the data of an ended session keeps the data of the current member', async () => {
  for (const { id } of [lena, omar]) writeDevice(`aiclub-texts:${id}:answers:sha-01-f`, text(false));
  await renderAt('/about', { as: lena });
  await waitFor(() => expect(keysOf(omar)).toEqual([]));
  expect(keysOf(lena)).toEqual([`aiclub-texts:${lena.id}:answers:sha-01-f`]);
});

test("removing the data of an ended session keeps that of the device's member, behind another session of the tab", async () => {
  localStorage.setItem(sessionKey, await sessionOf(ada));
  sessionStorage.setItem(sessionKey, await sessionOf(lena));
  for (const { id } of [ada, lena, omar]) writeDevice(`aiclub-choices:${id}`, { 'sha-01-c': 'A timer' });
  await renderAt('/about');
  await waitFor(() => expect(keysOf(omar)).toEqual([]));
  for (const one of [ada, lena]) expect(keysOf(one)).toContain(`aiclub-choices:${one.id}`);
});

describe('after ten seconds', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  const waitLong = () => act(() => jest.advanceTimersByTime(10_000));

  test.each([
    ['the dashboard', '/dashboard'],
    ['a plan', `/course/${startHereId}/plan`],
    ['a certificate', `/certificate/${omar.course.certificate}`],
    ['a lesson', `/course/${startHereId}/learn/start-here-ai-05`],
  ])('%s that waits for learning offers a reload', async (_what, address) => {
    await renderAt(address, { as: lena });
    await screen.findByRole('button', { name: 'Account menu' });
    const main = within(screen.getByRole('main'));
    expect(await main.findByText('Loading...')).toBeVisible();
    expect(main.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument();
    waitLong();
    expect(main.getByRole('heading', { name: 'This is taking longer than usual.' })).toBeVisible();
    expect(main.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(main.queryByText('Loading...')).not.toBeInTheDocument();
  });

  test.each(['open', 'closed'])(
    'a pending enrollment is reported as not done and offers a reload, with the message %s',
    async (state) => {
      const { user } = await renderAt(`/course/${startHereId}`, { as: ada });
      await screen.findByRole('button', { name: 'Account menu' });
      expect(screen.queryByRole('button', { name: 'Enroll Now' })).not.toBeInTheDocument();
      waitLong();
      const [enroll] = await screen.findAllByRole('button', { name: 'Enroll Now' });
      await user.click(enroll ?? document.body);
      expect((await screen.findByRole('alert')).textContent).toBe(`Enrolling in ${startHere}`);
      if (state === 'closed') await user.click(screen.getByRole('button', { name: 'Close' }));
      waitLong();
      expect(
        await screen.findByText('You are not enrolled yet: a part of this page could not be loaded.'),
      ).toHaveRole('status');
      expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
      expect(screen.getByRole('alert').textContent).toBe(`Enrolling in ${startHere}`);
    },
  );
});
