/** @jest-environment-options {"learning": true} */
import { screen, waitFor, within } from '@testing-library/react';
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

test('a visitor sees no progress', async () => {
  await renderAt('/courses');
  await findFree();
  expect(screen.getByRole('main')).not.toHaveTextContent(saysProgress);
});
