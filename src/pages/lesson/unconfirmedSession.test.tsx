/** @jest-environment-options {"learning": true} */
import { act, screen, waitFor, within } from '@testing-library/react';
import { emulator } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { parseFaults } from '@mocks/service/faults';
import { readTexts } from '@/features/learning/texts/texts';
import { changeStoredSession } from '@/testing/changeStoredSession';
import { holdCalls } from '@/testing/holdCalls';
import { renderAt } from '@/testing/renderAt';

const lessonAt = (number: number) =>
  `/course/d4c7677b-9c1c-575e-a6a9-bd066167a630/learn/start-here-ai-0${number}`;
const { lena } = seedUsers;

const fail = (faults: string) => emulator.faults.replace(parseFaults(faults));

/** Leaves a learner's session behind that has to be renewed by now. */
async function leaveAt(address: string): Promise<void> {
  const earlier = await renderAt(address, { as: lena });
  await screen.findByText('4 of 9 lessons done');
  earlier.view.unmount();
  // A closed page renews no session.
  earlier.services.renewClient();
  changeStoredSession(earlier.services.sessionKey, { expires_at: 1 });
}

test('offline with an expired session, an answer says that it waits for a connection', async () => {
  await leaveAt(lessonAt(5));
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fail('*:offline');
  const { user } = await renderAt(lessonAt(5));
  const [field] = await screen.findAllByRole('textbox', undefined, { timeout: 5000 });
  if (!field) throw new Error('The lesson has no field');
  await user.type(field, 'A birthday');
  const words = 'Waiting for a connection. Kept on this device.';
  expect((await screen.findAllByText(words, undefined, { timeout: 10_000 }))[0]).toBeVisible();
  expect(screen.queryByText('Saving...')).not.toBeInTheDocument();
  onLine.mockRestore();
});

test('an answer written before the session is confirmed belongs to the learner and stays in its field', async () => {
  await leaveAt(lessonAt(1));
  const release = holdCalls('token');
  const { user } = await renderAt(lessonAt(1));
  const [field] = await screen.findAllByRole('textbox');
  if (!field) throw new Error('The lesson has no field');
  await user.type(field, 'Post office');
  release();
  await screen.findByRole('button', { name: 'Account menu' });
  expect(await screen.findByText('4 of 9 lessons done')).toBeVisible();
  expect(screen.getAllByRole('textbox')[0]).toHaveValue('Post office');
  expect(JSON.stringify(readTexts(lena.id).answers)).toContain('Post office');
  expect(readTexts(null).answers).toEqual({});
});

test('the lesson and the focused field stay when the network returns', async () => {
  await leaveAt(lessonAt(5));
  fail('*:offline');
  const { user } = await renderAt(lessonAt(5));
  const field = await waitFor(
    () => {
      const [first] = screen.getAllByRole('textbox');
      if (!first) throw new Error('The lesson has no field');
      return first;
    },
    { timeout: 5000 },
  );
  await user.type(field, 'A birthday');
  fail('token:slow500');
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await user.type(field, ' for six');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('A birthday for six');
  await screen.findByRole('button', { name: 'Account menu' });
  expect(field).toBeInTheDocument();
  expect(field).toHaveValue('A birthday for six');
});

test("a plan shows its learner's name while the account service is unreachable", async () => {
  await leaveAt(lessonAt(5));
  fail('*:offline');
  await renderAt('/course/d4c7677b-9c1c-575e-a6a9-bd066167a630/plan');
  const sheet = await screen.findByRole('article', undefined, { timeout: 10_000 });
  expect(within(sheet).getByText(/, so far$/)).toHaveTextContent(/^Lena Frost, \w+ \d+, \d{4}, so far$/);
});
