/** @jest-environment-options {"learning": true} */
import { screen, within } from '@testing-library/react';
import { paths } from '@/paths';
import { renderAt } from '@/testing/renderAt';

test('with learning on, the help says what Enroll Now keeps', async () => {
  await renderAt(paths.help);
  expect(await screen.findByText(/A free course is yours from then on/)).toBeInTheDocument();
  expect(screen.queryByText(/Nothing is stored/)).not.toBeInTheDocument();
});

test('with learning on, the help leads to the page where a certificate is checked', async () => {
  const { user, router } = await renderAt(paths.help);
  await user.click(await screen.findByRole('link', { name: 'Check a certificate' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Check a certificate' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/certificate');
});

test('with learning on, the help answers questions about lessons and names the key that lists their keys', async () => {
  await renderAt(paths.help);
  const learning = within(await screen.findByRole('region', { name: 'Learning' }));
  expect(learning.getByText('Where do I find my courses?')).toBeInTheDocument();
  expect(learning.getByText('Can I learn without a connection?')).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /^\? in a lesson/ })).toBeInTheDocument();
});
