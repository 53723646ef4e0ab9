import { screen, within } from '@testing-library/react';
import { renderAt } from '@/testing/renderAt';

test('an unknown address says so, and is kept out of search engines', async () => {
  await renderAt('/no/such/page');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(screen.getByText(/^We could not find that page\./)).toBeVisible();
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('it offers the catalogue and the front page', async () => {
  await renderAt('/no/such/page');
  const page = within(await screen.findByRole('main'));
  expect(page.getByRole('link', { name: 'Browse courses' })).toHaveAttribute('href', '/courses');
  expect(page.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});

test('its search opens the catalogue with the words typed', async () => {
  const { user, router } = await renderAt('/no/such/page');
  await user.type(await screen.findByRole('searchbox', { name: 'Search courses' }), 'prompt{Enter}');
  expect(router.state.location.pathname).toBe('/courses');
  expect(new URLSearchParams(router.state.location.search).get('q')).toBe('prompt');
});
