/** @jest-environment-options {"learning": true} */
import { screen, waitFor } from '@testing-library/react';
import { emulator } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { writeDevice } from '@/features/learning/deviceStorage';
import { recordKey } from '@/features/learning/learningApi';
import * as lateClient from '@/testing/lateClient';
import { renderAt } from '@/testing/renderAt';

jest.mock('@supabase/supabase-js', () =>
  jest.requireActual<typeof lateClient>('@/testing/lateClient').makeLateClient(),
);

const { ada, lena } = seedUsers;

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

test('an enrollment says after ten seconds without the client that it is kept, and is sent once it has arrived', async () => {
  const nothing = { enrolments: [], saved_courses: [], certificates: [], granted_courses: [] };
  writeDevice(recordKey(ada.id), nothing);
  const { user } = await renderAt(`/course/${lena.course.id}`, { as: ada });
  const [enroll] = await screen.findAllByRole('button', { name: 'Enroll Now' });
  await user.click(enroll ?? document.body);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Enrolling in /);
  await lateClient.pass(10_000);
  const kept = 'Not sent yet. It is kept on this device and sent when there is a connection.';
  expect(await screen.findByText(kept)).toHaveRole('status');

  lateClient.arrive();
  await waitFor(() =>
    expect(emulator.transact(({ tables }) => tables.learners.find(ada.id)?.enrolments.length)).toBe(1),
  );
});
