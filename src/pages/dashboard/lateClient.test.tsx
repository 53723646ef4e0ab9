/** @jest-environment-options {"learning": true} */
import { screen, within } from '@testing-library/react';
import { emulator } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import * as lateClient from '@/testing/lateClient';
import { sessionOf } from '@/testing/otherTab';
import { renderAt } from '@/testing/renderAt';

jest.mock('@supabase/supabase-js', () =>
  jest.requireActual<typeof lateClient>('@/testing/lateClient').makeLateClient(),
);

const { lena } = seedUsers;
const enrolmentsOfLena = () =>
  emulator.transact(({ tables }) => tables.learners.find(lena.id)?.enrolments.length);
const unreachable = "We can't reach your courses right now. Nothing was lost; try again in a moment.";

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

// Before the test in which the client arrives: it is downloaded only once.
test('Try again on a page opened offline gives up after ten seconds without the client', async () => {
  const session: object = JSON.parse(await sessionOf(lena));
  // Renewing it needs the client and a network.
  const soon = { ...session, expires_at: Math.round(Date.now() / 1000) + 60 };
  localStorage.setItem('sb-aiclub-auth-token', JSON.stringify(soon));
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = await renderAt('/dashboard');
  await lateClient.pass(3000);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  onLine.mockRestore();
  await user.click(retry);
  await lateClient.pass(9000);
  expect(retry).toHaveAccessibleName('Trying...');
  await lateClient.pass(1000);
  expect(retry).toHaveAccessibleName('Try again');
  expect(screen.getByText('Still no answer.')).toHaveRole('status');
});

test('an export and a deletion give up after ten seconds without the client, and work once it has arrived', async () => {
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('#');
  const { user } = await renderAt('/dashboard', { as: lena });
  await lateClient.pass(3000);
  const data = within(await screen.findByRole('region', { name: 'Your learning data' }));
  const download = data.getByRole('button', { name: 'Download my data' });
  await user.click(download);
  await lateClient.pass(9000);
  expect(download).toHaveAccessibleName('Preparing...');
  await lateClient.pass(1000);
  expect(data.getByText(unreachable)).toBeVisible();
  expect(download).toHaveAccessibleName('Download my data');

  await user.click(data.getByRole('button', { name: 'Delete my learning data' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'delete');
  const remove = dialog.getByRole('button', { name: 'Delete' });
  await user.click(remove);
  await lateClient.pass(9000);
  expect(remove).toHaveAccessibleName('Deleting...');
  await lateClient.pass(1000);
  expect(dialog.getByText(unreachable)).toBeVisible();

  lateClient.arrive();
  // What was reported as failed is not done after all.
  expect(await screen.findByText('4 of 9 lessons')).toBeInTheDocument();
  expect(enrolmentsOfLena()).toBe(1);
  await user.click(remove);
  expect(await screen.findByText('Your learning data is deleted.')).toBeVisible();
  expect(enrolmentsOfLena() ?? 0).toBe(0);
  await user.click(download);
  expect(await screen.findByText('Your data is downloaded.')).toBeVisible();
});
