/** @jest-environment-options {"learning": true} */
import { screen } from '@testing-library/react';
import { seedUsers } from '@mocks/seedUsers';
import { writeDevice } from '@/features/learning/device/deviceStorage';
import { recordKey } from '@/features/learning/record/learningApi';
import * as lateClient from '@/testing/lateClient';
import { renderAt } from '@/testing/renderAt';

jest.mock('@supabase/supabase-js', () =>
  jest.requireActual<typeof lateClient>('@/testing/lateClient').makeLateClient(),
);

const { lena } = seedUsers;

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

test('an answer says after ten seconds without the client that it is kept, and is saved once it has arrived', async () => {
  const enrolment = { course_id: lena.course.id, enrolled_at: '2026-11-02T09:00:00Z', progress: [] };
  writeDevice(recordKey(lena.id), {
    enrolments: [{ ...enrolment, last_lesson: null, last_lesson_at: null }],
    saved_courses: [],
    certificates: [],
    granted_courses: [],
  });
  const { user } = await renderAt(`/course/${lena.course.id}/learn/start-here-ai-05`, { as: lena });
  const [cell] = await screen.findAllByRole('textbox', { name: /turn 1/i });
  await user.type(cell ?? document.body, 'A letter to the landlord');
  await lateClient.pass(9000);
  expect(screen.getByText('Saving...')).toBeVisible();
  await lateClient.pass(3000);
  expect(screen.queryByText('Saving...')).not.toBeInTheDocument();
  expect(screen.getAllByText(/^Not saved yet\. Kept on this device\. /)[0]).toHaveRole('status');

  lateClient.arrive();
  expect((await screen.findAllByText(/^Saved at /)).length).toBeGreaterThan(0);
});
