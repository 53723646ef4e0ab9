/** @jest-environment-options {"learning": true} */
import { screen, waitFor } from '@testing-library/react';
import { seedUsers } from '@mocks/seedUsers';
import { writeDevice } from '@/features/learning/deviceStorage';
import { renderAt } from '@/testing/renderAt';

// The script that sends what learners do has not arrived.
jest.mock('@/features/learning/LearningSync', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const { lena } = seedUsers;

const text = (isDirty: boolean) => ({ body: 'A spam filter', revision: 1, isDirty, at: 0 });

test('logging out before learning has been downloaded leaves only what has not been sent', async () => {
  writeDevice(`aiclub-texts:${lena.id}:answers:sha-01-f`, text(false));
  writeDevice(`aiclub-texts:${lena.id}:answers:sha-02-f`, text(true));
  writeDevice(`aiclub-learning:${lena.id}`, {});
  writeDevice(`aiclub-reading-places:${lena.id}`, { 'start-here-ai-05': 0.5 });
  const { user } = await renderAt('/about', { as: lena });
  await user.click(await screen.findByRole('button', { name: 'Account menu' }));
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
  await waitFor(() =>
    expect(Object.keys(localStorage).filter((key) => key.includes(lena.id))).toEqual([
      `aiclub-texts:${lena.id}:answers:sha-02-f`,
    ]),
  );
});
