import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderAt } from '@/testing/renderAt';

test('the first Tab reaches a link that skips to the content', async () => {
  const { user } = await renderAt('/about');
  await user.tab();
  const skip = screen.getByRole('link', { name: 'Skip to main content' });
  expect(skip).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('following a link moves the focus to the heading of the new page and changes the document title', async () => {
  const { user } = await renderAt('/about');
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Careers' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Careers' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(document.title).toContain('Careers');
});

test('the title of a page that tidies its address at once is announced', async () => {
  const { router } = await renderAt('/about');
  await screen.findByRole('heading', { level: 1 });
  await act(() => router.navigate('/courses?q=prompt%20that'));
  await waitFor(() => expect(router.state.location.search).toBe('?q=prompt+that'));
  expect(await screen.findByText(document.title, { selector: '[aria-live] *' })).toBeInTheDocument();
});

test('Enter held down presses a button once, and still breaks lines', async () => {
  await renderAt('/contact');
  const held = { key: 'Enter', repeat: true };
  const button = await screen.findByRole('button', { name: 'Open in my mail program' });
  expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(true);
  expect(fireEvent.keyDown(button, held)).toBe(false);
  expect(fireEvent.keyDown(screen.getByRole('textbox', { name: 'Message' }), held)).toBe(true);
});

test('following a link to a part of the page moves the focus there, each time', async () => {
  const { user } = await renderAt('/help');
  const contents = within(await screen.findByRole('navigation', { name: 'On this page' }));
  const heading = screen.getByRole('heading', { level: 2, name: 'Accessibility' });
  await user.click(contents.getByRole('link', { name: 'Accessibility' }));
  expect(heading).toHaveFocus();
  await user.click(contents.getByRole('link', { name: 'Accessibility' }));
  expect(heading).toHaveFocus();
});

test('going back returns the focus to the followed link without scrolling', async () => {
  const { user, router } = await renderAt('/about');
  const link = () => within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Careers' });
  await user.click(link());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Careers' })).toHaveFocus());
  const focus = jest.spyOn(link(), 'focus');
  await act(() => router.navigate(-1));
  await screen.findByRole('heading', { level: 1, name: 'About AI Club' });
  expect(link()).toHaveFocus();
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
});

test('going back to a page whose link is gone focuses its heading', async () => {
  const { user, router } = await renderAt('/about');
  await user.keyboard('/');
  const overlay = within(await screen.findByRole('dialog', { name: 'Search' }));
  await user.type(overlay.getByRole('combobox'), 'sponsor');
  await user.click(overlay.getByRole('option', { name: /Without Selling Out/ }));
  await screen.findByRole('heading', { level: 1, name: 'Sponsorships Without Selling Out' });
  await act(() => router.navigate('/careers'));
  await act(() => router.navigate(-1));
  expect(screen.getByRole('heading', { level: 1, name: 'Sponsorships Without Selling Out' })).toHaveFocus();
});

test('going back keeps the focus on an element that is still there', async () => {
  const { user, router } = await renderAt('/about');
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Careers' }));
  await screen.findByRole('heading', { level: 1, name: 'Careers' });
  const cart = screen.getByRole('button', { name: 'Cart, 0 items' });
  act(() => cart.focus());
  await act(() => router.navigate(-1));
  await screen.findByRole('heading', { level: 1, name: 'About AI Club' });
  expect(cart).toHaveFocus();
});

test('the second click of a double click does nothing on a page that has just opened', async () => {
  const { user, router } = await renderAt('/');
  const link = screen.getByRole('link', { name: /View All Courses/ });
  await user.pointer([{ keys: '[MouseLeft]', target: link }]);
  const card = await screen.findByRole('link', { name: /One-Person Agency/ });
  fireEvent.click(card, { detail: 2 });
  expect(router.state.location.pathname).toBe('/courses');
  await user.click(card);
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/course\//));
});

test('the second click of a double click does not close what the first one opened', async () => {
  await renderAt('/about');
  const search = screen.getAllByRole('button', { name: 'Search' })[0] ?? document.body;
  fireEvent.click(search, { detail: 1 });
  const backdrop = (await screen.findByRole('dialog', { name: 'Search' })).parentElement ?? document.body;
  fireEvent.mouseDown(backdrop);
  fireEvent.click(backdrop, { detail: 2 });
  expect(screen.getByRole('dialog', { name: 'Search' })).toBeVisible();
  fireEvent.mouseDown(backdrop);
  fireEvent.click(backdrop, { detail: 1 });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('both clicks count on an element that stays', async () => {
  const { user, store } = await renderAt('/courses');
  const chip = await screen.findByRole('radio', { name: /^Advanced/ });
  await user.dblClick(chip);
  expect(store.getState().catalogue.level).toBe('advanced');
  const [first, second] = ['Remove Advanced', 'Remove Monetization'];
  await user.click(screen.getByRole('radio', { name: /^Monetization/ }));
  await user.click(await screen.findByRole('button', { name: second }));
  fireEvent.click(await screen.findByRole('button', { name: first }), { detail: 2 });
  await waitFor(() => expect(store.getState().catalogue.level).toBe('all'));
});
