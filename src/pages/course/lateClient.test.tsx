/** @jest-environment-options {"learning": true} */
import { screen, within } from '@testing-library/react';
import { emulator } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { writeDevice } from '@/features/learning/device/deviceStorage';
import { recordKey } from '@/features/learning/record/learningApi';
import * as lateClient from '@/testing/lateClient';
import { renderAt } from '@/testing/renderAt';

jest.mock('@supabase/supabase-js', () =>
  jest.requireActual<typeof lateClient>('@/testing/lateClient').makeLateClient(),
);

const { lena } = seedUsers;
const enrolmentsOfLena = () =>
  emulator.transact(({ tables }) => tables.learners.find(lena.id)?.enrolments.length);

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

test('leaving a course gives up after ten seconds without the client, and works once it has arrived', async () => {
  const enrolled = {
    course_id: lena.course.id,
    enrolled_at: '2026-11-01T10:00:00Z',
    last_lesson: null,
    last_lesson_at: null,
    progress: [],
  };
  const none = { saved_courses: [], certificates: [], granted_courses: [] };
  writeDevice(recordKey(lena.id), { ...none, enrolments: [enrolled] });
  const { user } = await renderAt(`/course/${lena.course.id}`, { as: lena });
  await user.click(await screen.findByRole('button', { name: 'Leave this course' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave this course?' }));
  const leave = dialog.getByRole('button', { name: 'Leave this course' });
  await user.click(leave);
  await lateClient.pass(9000);
  expect(leave).toHaveAccessibleName('Leaving...');
  await lateClient.pass(1000);
  expect(
    dialog.getByText("We can't reach your courses right now. Nothing was lost; try again in a moment."),
  ).toBeVisible();
  expect(leave).toHaveAccessibleName('Leave this course');

  lateClient.arrive();
  // What was reported as failed is not done after all.
  expect(await screen.findByText('4 of 9 lessons done')).toBeInTheDocument();
  expect(enrolmentsOfLena()).toBe(1);
  await user.click(leave);
  expect(await screen.findByText('You have left this course. What you wrote is kept.')).toBeVisible();
  expect(enrolmentsOfLena()).toBe(0);
});
