/** @jest-environment-options {"learning": true} */
import { screen } from '@testing-library/react';
import { seedUsers } from '@mocks/seedUsers';
import { paths } from '@/paths';
import { renderAt } from '@/testing/renderAt';

// The texts of the plan take a while to be downloaded.
jest.mock('@/features/learning/lessons/startHereBusiness/plan', () =>
  Object.assign(
    new Promise((resolve) => {
      setTimeout(
        () => resolve(jest.requireActual('@/features/learning/lessons/startHereBusiness/plan')),
        100,
      );
    }),
    { __esModule: true },
  ),
);

test('the course stays until the plan can be shown whole', async () => {
  const { omar } = seedUsers;
  const { user } = await renderAt(paths.course(omar.course.id), { as: omar });
  const link = await screen.findByRole('link', { name: 'Your one-page plan' });
  const headings: (string | undefined)[] = [];
  const watcher = new MutationObserver(() => {
    headings.push(document.querySelector('h1')?.textContent);
  });
  watcher.observe(document, { subtree: true, childList: true });
  await user.click(link);
  const finished = 'You have finished all eight lessons.';
  expect(await screen.findByRole('heading', { level: 1, name: finished })).toBeVisible();
  watcher.disconnect();
  expect(headings).not.toContain(undefined);
});
