/** @jest-environment-options {"learning": true} */
import { screen, waitFor, within } from '@testing-library/react';
import { emulator } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { writeDevice } from '@/features/learning/device/deviceStorage';
import { recordKey } from '@/features/learning/record/learningApi';
import * as lateClient from '@/testing/lateClient';
import { addToOutbox, readOutbox } from '@/features/learning/outbox/outbox';
import { renderAt } from '@/testing/renderAt';

jest.mock('@supabase/supabase-js', () =>
  jest.requireActual<typeof lateClient>('@/testing/lateClient').makeLateClient(),
);

const { ada, lena } = seedUsers;
const kept = 'Not sent yet. It is kept on this device and sent when there is a connection.';

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

// Before the test in which the client arrives: it is downloaded only once.
test('Send and log out gives up after ten seconds without the client', async () => {
  addToOutbox(lena.id, { type: 'completed', courseId: lena.course.id, lesson: 'start-here-ai-05' });
  const { user } = await renderAt('/about', { as: lena });
  await lateClient.pass(3000);
  await user.click(await screen.findByRole('button', { name: 'Account menu' }));
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Not everything is sent yet' }));
  const send = dialog.getByRole('button', { name: 'Send and log out' });
  await user.click(send);
  await lateClient.pass(9000);
  expect(send).toHaveAccessibleName('Sending...');
  await lateClient.pass(1000);
  expect(send).toHaveAccessibleName('Send and log out');
  expect(
    dialog.getByText("We can't reach your courses right now. Nothing was lost; try again in a moment."),
  ).toBeVisible();
});

test('an enrollment says after ten seconds that it is kept also where the device does not know the courses of its member', async () => {
  const { user } = await renderAt('/', { as: ada });
  const heading = await screen.findByRole('heading', { level: 3, name: 'Start Here: AI in Plain Language' });
  const card = within(heading.closest('li') ?? document.body);
  await user.click(card.getByRole('button', { name: 'Enroll Now' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Enrolling in /);
  await lateClient.pass(8000);
  expect(screen.queryByText(kept)).not.toBeInTheDocument();
  await lateClient.pass(2000);
  expect(await screen.findByText(kept)).toHaveRole('status');
  expect(readOutbox(ada.id)).toMatchObject([{ type: 'enrol', courseId: lena.course.id }]);
});

test('an enrollment in a paid course keeps nothing while nobody knows if the course was given to the member', async () => {
  const { user } = await renderAt('/', { as: ada });
  const heading = await screen.findByRole('heading', {
    level: 3,
    name: 'Prompting That Works: From First Draft to Reliable Results',
  });
  const card = within(heading.closest('li') ?? document.body);
  await user.click(card.getByRole('button', { name: 'Enroll Now' }));
  await lateClient.pass(10_000);
  const unanswered =
    "We can't reach your courses right now. Nothing was charged, and your enrollment goes on as soon as we can.";
  expect(await screen.findByText(unanswered)).toHaveRole('status');
  expect(readOutbox(ada.id)).toEqual([]);
});

test('an enrollment says after ten seconds without the client that it is kept, and is sent once it has arrived', async () => {
  const nothing = { enrolments: [], saved_courses: [], certificates: [], granted_courses: [] };
  writeDevice(recordKey(ada.id), nothing);
  const { user } = await renderAt(`/course/${lena.course.id}`, { as: ada });
  const [enroll] = await screen.findAllByRole('button', { name: 'Enroll Now' });
  await user.click(enroll ?? document.body);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Enrolling in /);
  await lateClient.pass(8000);
  expect(screen.queryByText(kept)).not.toBeInTheDocument();
  await lateClient.pass(2000);
  expect(screen.getByText(kept)).toHaveRole('status');

  lateClient.arrive();
  await waitFor(() =>
    expect(emulator.transact(({ tables }) => tables.learners.find(ada.id)?.enrolments.length)).toBe(1),
  );
});
