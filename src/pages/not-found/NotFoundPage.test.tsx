import { screen, waitFor, within } from '@testing-library/react';
import { readFormsAsBrowsersDo } from '@/testing/readFormsAsBrowsersDo';
import { renderAt } from '@/testing/renderAt';

test('an unknown address says so and is noindex', async () => {
  await renderAt('/no/such/page');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(screen.getByText(/^We could not find that page\./)).toBeVisible();
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test.each([
  ['/COURSES?category=monetization', '/courses?category=monetization'],
  ['/Course/90b728ae-ebae-58b6-a2eb-c77d707fbd55', '/course/90b728ae-ebae-58b6-a2eb-c77d707fbd55'],
  ['/DASHBOARD', '/dashboard'],
  ['/pricing.', '/pricing'],
  ['/courses),', '/courses'],
  ['/pricing%E2%80%9D', '/pricing'],
])('%s is not found, because addresses are exact, but the right one is suggested', async (wrong, right) => {
  await renderAt(wrong);
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(document.querySelector('link[rel="canonical"]')).toBeNull();
  expect(screen.getByText(/^Did you mean/)).toHaveTextContent(`Did you mean ${right}?`);
  expect(screen.getByRole('link', { name: right })).toHaveAttribute('href', right);
});

test('the page that checks certificates is not suggested where there is none', async () => {
  await renderAt('/certificate');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(screen.queryByText(/^Did you mean/)).not.toBeInTheDocument();
});

test('no address is suggested when none is close', async () => {
  await renderAt('/Course/1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(screen.queryByText(/^Did you mean/)).not.toBeInTheDocument();
});

test('it links to the catalogue and the front page', async () => {
  await renderAt('/no/such/page');
  const page = within(await screen.findByRole('main'));
  expect(page.getByRole('link', { name: 'Browse courses' })).toHaveAttribute('href', '/courses');
  expect(page.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});

test('its search opens the catalogue with the typed words', async () => {
  readFormsAsBrowsersDo();
  const { user, router } = await renderAt('/no/such/page');
  await user.type(await screen.findByRole('searchbox', { name: 'Search courses' }), 'prompt{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/courses'));
  expect(new URLSearchParams(router.state.location.search).get('q')).toBe('prompt');
});
