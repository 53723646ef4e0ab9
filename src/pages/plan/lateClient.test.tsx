/** @jest-environment-options {"learning": true} */
import { screen } from '@testing-library/react';
import { emulator } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { writeDevice } from '@/features/learning/device/deviceStorage';
import { recordKey } from '@/features/learning/record/learningApi';
import { lessonIdsOf } from '@/features/learning/lessons/lessonCourses';
import * as lateClient from '@/testing/lateClient';
import { renderAt } from '@/testing/renderAt';

jest.mock('@supabase/supabase-js', () =>
  jest.requireActual<typeof lateClient>('@/testing/lateClient').makeLateClient(),
);

const { omar } = seedUsers;
const certificatesOfOmar = () =>
  emulator.transact(({ tables }) => tables.learners.find(omar.id)?.certificates.length);

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

test('making a certificate gives up after ten seconds without the client, and works once it has arrived', async () => {
  emulator.transact(({ tables: { learners } }) => {
    const learner = learners.find(omar.id);
    if (learner) learners.put({ ...learner, certificates: [] });
  });
  const at = '2026-11-01T10:00:00Z';
  const finished = {
    course_id: omar.course.id,
    enrolled_at: at,
    last_lesson: null,
    last_lesson_at: null,
    progress: lessonIdsOf(omar.course.id)?.map((lesson) => ({ lesson, completed_at: at })),
  };
  const none = { saved_courses: [], certificates: [], granted_courses: [] };
  writeDevice(recordKey(omar.id), { ...none, enrolments: [finished] });
  const { user } = await renderAt(`/course/${omar.course.id}/plan`, { as: omar });
  await user.click(await screen.findByRole('button', { name: 'Get your certificate' }));
  await user.clear(screen.getByRole('textbox', { name: 'Name on the certificate' }));
  await user.type(screen.getByRole('textbox', { name: 'Name on the certificate' }), 'Omar R.');
  const make = screen.getByRole('button', { name: 'Make the certificate' });
  await user.click(make);
  await lateClient.pass(9000);
  expect(make).toHaveAttribute('aria-disabled', 'true');
  await lateClient.pass(1000);
  expect(
    screen.getByText("We can't reach your courses right now. Nothing was lost; try again in a moment."),
  ).toBeVisible();
  expect(make).toHaveAccessibleName('Make the certificate');
  expect(screen.getByRole('textbox', { name: 'Name on the certificate' })).toHaveValue('Omar R.');

  lateClient.arrive();
  expect(await screen.findByText('Six people who pay me for one evening a month.')).toBeInTheDocument();
  // What was reported as failed is not done after all.
  expect(certificatesOfOmar()).toBe(0);
  await user.click(make);
  expect(await screen.findByRole('heading', { level: 1, name: 'Your certificate' })).toBeVisible();
  expect(certificatesOfOmar()).toBe(1);
});
