/** @jest-environment-options {"learning": true} */
import { act, screen, waitFor, within } from '@testing-library/react';
import { seedUsers } from '@mocks/seedUsers';
import { holdFunction } from '@/testing/holdCalls';
import { renderAt } from '@/testing/renderAt';

async function findCard(title: string) {
  const heading = await screen.findByRole('heading', { level: 3, name: title });
  const card = screen.getAllByRole('listitem').find((item) => item.contains(heading));
  if (!card) throw new Error(`${title} is not a list item`);
  return card;
}

const findFree = () => findCard('Start Here: AI in Plain Language');
const saysProgress = /lessons done|Finished/;

test("the card of an enrolled course shows the member's progress and keeps its button", async () => {
  await renderAt('/courses', { as: seedUsers.lena });
  const card = await findFree();
  await waitFor(() => expect(card).toHaveTextContent('4 of 9 lessons done'));
  expect(within(card).getByRole('button', { name: 'Enroll Now' })).toBeVisible();
  const telling = screen.getAllByRole('listitem').filter(({ textContent }) => saysProgress.test(textContent));
  expect(telling).toEqual([card]);
});

test('the home page shows it, too', async () => {
  await renderAt('/', { as: seedUsers.lena });
  const card = await findFree();
  await waitFor(() => expect(card).toHaveTextContent('4 of 9 lessons done'));
});

test('a course with all lessons done is shown as finished', async () => {
  await renderAt('/courses', { as: seedUsers.omar });
  const card = await findCard('Start Here: Is a Creator Business Right for You?');
  expect(await within(card).findByText('Finished')).toBeVisible();
});

test('a card shows no progress before it is known', async () => {
  const release = holdFunction('my_learning');
  await renderAt('/courses', { as: seedUsers.lena });
  const card = await findFree();
  await screen.findByRole('button', { name: 'Account menu' });
  expect(card).not.toHaveTextContent(saysProgress);
  release();
  await waitFor(() => expect(card).toHaveTextContent('4 of 9 lessons done'));
});

test('a visitor does not see the progress of a learner whose session was removed from this device', async () => {
  const earlier = await renderAt('/courses', { as: seedUsers.lena });
  await waitFor(async () => expect(await findFree()).toHaveTextContent('4 of 9 lessons done'));
  earlier.view.unmount();
  localStorage.removeItem(earlier.services.sessionKey);
  await renderAt('/courses');
  await findFree();
  await screen.findByRole('link', { name: 'Login' });
  expect(screen.getByRole('main')).not.toHaveTextContent(saysProgress);
});

test('the progress disappears with the logout of its learner', async () => {
  const { user, router } = await renderAt('/courses', { as: seedUsers.lena });
  await waitFor(async () => expect(await findFree()).toHaveTextContent('4 of 9 lessons done'));
  await user.click(screen.getByRole('button', { name: 'Account menu' }));
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  await screen.findByRole('link', { name: 'Login' });
  await act(() => router.navigate('/courses'));
  await findFree();
  expect(screen.getByRole('main')).not.toHaveTextContent(saysProgress);
});
