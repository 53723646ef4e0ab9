import { act, screen, waitFor, within } from '@testing-library/react';
import { renderAt } from '@/testing/renderAt';

test('the first Tab reaches a link that skips to the content', async () => {
  const { user } = await renderAt('/about');
  await user.tab();
  const skip = screen.getByRole('link', { name: 'Skip to main content' });
  expect(skip).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('following a link moves focus to the heading of the new page and renames the tab', async () => {
  const { user } = await renderAt('/about');
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Careers' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Careers' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(document.title).toContain('Careers');
});

test('following a link to a part of the page moves focus there, each time', async () => {
  const { user } = await renderAt('/help');
  const contents = within(await screen.findByRole('navigation', { name: 'On this page' }));
  const heading = screen.getByRole('heading', { level: 2, name: 'Accessibility' });
  await user.click(contents.getByRole('link', { name: 'Accessibility' }));
  expect(heading).toHaveFocus();
  await user.click(contents.getByRole('link', { name: 'Accessibility' }));
  expect(heading).toHaveFocus();
});

test('going back leaves the focus where the browser puts it', async () => {
  const { user, router } = await renderAt('/about');
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Careers' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Careers' })).toHaveFocus());
  await act(() => router.navigate(-1));
  const heading = await screen.findByRole('heading', { level: 1, name: 'About AI Club' });
  expect(heading).not.toHaveFocus();
});
