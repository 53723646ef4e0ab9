import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { rememberForMail } from '@/features/auth/redirects/pendingRedirect';
import { renderAt } from '@/testing/renderAt';
import { seedUsers } from '@mocks/seedUsers';

const banner = () => within(screen.getByRole('banner'));

afterEach(() => {
  jest.useRealTimers();
});

test('the header shows the tagline', async () => {
  await renderAt('/');
  expect(
    banner().getByText(
      'The premier AI education platform for creators looking to master AI and build sustainable income streams.',
    ),
  ).toBeVisible();
});

test.each([
  ['Home', '/'],
  ['Courses', '/courses'],
  ['For Creators', '/creators'],
  ['Pricing', '/pricing'],
])('the navigation leads to %s', async (label, path) => {
  const { user, router } = await renderAt('/about');
  await user.click(banner().getByRole('link', { name: label }));
  await waitFor(() =>
    expect(banner().getByRole('link', { name: label })).toHaveAttribute('aria-current', 'page'),
  );
  expect(router.state.location.pathname).toBe(path);
});

test('only the link of the current page is marked as current', async () => {
  await renderAt('/courses');
  const current = banner()
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'));
  expect(current.map((link) => link.textContent)).toEqual(['Courses']);
});

test('a visitor sees Login and Sign Up', async () => {
  await renderAt('/about');
  expect(banner().getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  expect(banner().getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
});

test('the cart shows 0 and, when pressed, says that it is empty', async () => {
  const { user } = await renderAt('/about');
  const cart = banner().getByRole('button', { name: 'Cart, 0 items' });
  expect(cart).toHaveTextContent('0');
  await user.click(cart);
  expect(
    banner().getByText('Your cart is empty. You enroll in each course from its own page.'),
  ).toBeVisible();
  expect(banner().getByRole('link', { name: 'Browse courses' })).toHaveAttribute('href', '/courses');
});

test('a live region that existed before announces that the cart is empty', async () => {
  const { user } = await renderAt('/about');
  const isSaid = (region: HTMLElement) => /Your cart is empty\./.test(region.textContent);
  const regions = banner().getAllByRole('status');
  expect(regions.some(isSaid)).toBe(false);
  await user.click(banner().getByRole('button', { name: 'Cart, 0 items' }));
  expect(regions.filter(isSaid)).toHaveLength(1);
});

test('the avatar opens a dropdown with names, e-mail, Dashboard and Logout', async () => {
  const { user } = await renderAt('/about', { as: seedUsers.ada });
  await user.click(await banner().findByRole('button', { name: 'Account menu' }));
  expect(banner().getByText('Ada Winter')).toBeVisible();
  expect(banner().getByText(seedUsers.ada.email)).toBeVisible();
  expect(banner().getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  expect(banner().getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('Escape closes the dropdown and returns the focus to the avatar', async () => {
  const { user } = await renderAt('/about', { as: seedUsers.ada });
  const avatar = await banner().findByRole('button', { name: 'Account menu' });
  await user.click(avatar);
  await user.tab();
  expect(banner().getByRole('link', { name: 'Dashboard' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(banner().queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
  expect(avatar).toHaveFocus();
});

test('following a dropdown link to the current page returns the focus to the avatar', async () => {
  const { user } = await renderAt('/dashboard', { as: seedUsers.ada });
  const avatar = await banner().findByRole('button', { name: 'Account menu' });
  await user.click(avatar);
  await user.click(banner().getByRole('link', { name: 'Dashboard' }));
  expect(banner().queryByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument();
  expect(avatar).toHaveFocus();
});

test('following a dropdown link closes the dropdown', async () => {
  const { user, router } = await renderAt('/about', { as: seedUsers.ada });
  await user.click(await banner().findByRole('button', { name: 'Account menu' }));
  await user.click(banner().getByRole('link', { name: 'Dashboard' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(banner().queryByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument();
});

test('the dropdown closes when the mouse leaves it, but not when a finger is lifted', async () => {
  const { user } = await renderAt('/about', { as: seedUsers.ada });
  const avatar = await banner().findByRole('button', { name: 'Account menu' });
  jest.useFakeTimers();
  await user.pointer([{ keys: '[TouchA]', target: avatar }]);
  await user.pointer([{ pointerName: 'TouchA', target: document.body }]);
  // Longer than a mouse may be outside.
  act(() => jest.advanceTimersByTime(1000));
  jest.useRealTimers();
  expect(banner().getByRole('button', { name: 'Logout' })).toBeVisible();

  await user.hover(banner().getByRole('button', { name: 'Logout' }));
  await user.unhover(banner().getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(banner().queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument());
});

test('Logout closes the dropdown, goes home and shows Login again', async () => {
  const { user, router } = await renderAt('/about', { as: seedUsers.ada });
  await user.click(await banner().findByRole('button', { name: 'Account menu' }));
  await user.click(banner().getByRole('button', { name: 'Logout' }));
  expect(await banner().findByRole('link', { name: 'Login' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/');
});

test('Logout removes the return target of a mail that is still awaited', async () => {
  const { user } = await renderAt('/about', { as: seedUsers.ada });
  await user.click(await banner().findByRole('button', { name: 'Account menu' }));
  rememberForMail({ from: '/pricing' }, 'ada@aiclub.example');
  await user.click(banner().getByRole('button', { name: 'Logout' }));
  expect(await banner().findByRole('link', { name: 'Login' })).toBeInTheDocument();
  expect(localStorage.getItem('aiclub-pending-redirect')).toBeNull();
});

test('Logout on the home page adds no step of history', async () => {
  const { user, router } = await renderAt('/', { as: seedUsers.ada });
  await user.click(await banner().findByRole('button', { name: 'Account menu' }));
  await user.click(banner().getByRole('button', { name: 'Logout' }));
  expect(await banner().findByRole('link', { name: 'Login' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/');
  expect(router.state.historyAction).not.toBe('PUSH');
  // The focused button is gone.
  expect(screen.getByRole('main')).toHaveFocus();
});

test('the menu button opens the slide-in menu with the four pages, and following a link closes it', async () => {
  const { user, router } = await renderAt('/about');
  await user.click(banner().getByRole('button', { name: 'Menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  const links = within(menu.getByRole('navigation')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Courses', '/courses'],
    ['For Creators', '/creators'],
    ['Pricing', '/pricing'],
  ]);
  expect(menu.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
  await user.click(menu.getByRole('link', { name: 'Pricing' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument());
  expect(router.state.location.pathname).toBe('/pricing');
});

test('Back closes the slide-in menu and stays on the page', async () => {
  const { user, router } = await renderAt('/about');
  await user.click(banner().getByRole('button', { name: 'Menu' }));
  await screen.findByRole('dialog', { name: 'Menu' });
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument());
  expect(router.state.location.pathname).toBe('/about');
  expect(banner().getByRole('button', { name: 'Menu' })).toHaveFocus();
});

test('Back closes the slide-in menu also after the browser has dropped the step that closed an earlier one', async () => {
  const { user } = await renderAt('/about');
  const button = banner().getByRole('button', { name: 'Menu' });
  await user.click(button);
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  jest.useFakeTimers();
  fireEvent.click(menu.getByRole('button', { name: 'Close menu' }));
  // Like Firefox, jsdom drops a step on its way when an entry is pushed in the same moment.
  fireEvent.click(button);
  await act(() => jest.advanceTimersByTimeAsync(3500));
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  act(() => window.history.back());
  await act(() => jest.advanceTimersByTimeAsync(1500));
  expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument();
  expect(Object(window.history.state)).not.toHaveProperty('isLayer');
});

test("Logout in the slide-in menu replaces the menu's step of history with the home page", async () => {
  const { user, router } = await renderAt('/about', { as: seedUsers.ada });
  await banner().findByRole('button', { name: 'Account menu' });
  await user.click(banner().getByRole('button', { name: 'Menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  await user.click(menu.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await banner().findByRole('link', { name: 'Login' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/');
  expect(router.state.historyAction).toBe('REPLACE');
});

test('Logout in the slide-in menu on the home page adds no step of history', async () => {
  const { user, router } = await renderAt('/about', { as: seedUsers.ada, isInBrowser: true });
  await act(() => router.navigate('/'));
  await banner().findByRole('button', { name: 'Account menu' });
  await user.click(banner().getByRole('button', { name: 'Menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  await user.click(menu.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await banner().findByRole('link', { name: 'Login' })).toBeInTheDocument();
  const { key } = router.state.location;
  await waitFor(() => expect(window.history.state).toMatchObject({ key }));
  expect(window.history.state).not.toMatchObject({ isLayer: true });
  await act(async () => {
    const arrived = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
    window.history.forward();
    await arrived;
  });
  expect(router.state.location.key).toBe(key);
  act(() => window.history.back());
  await waitFor(() => expect(router.state.location.pathname).toBe('/about'));
});

test('the search button opens the search overlay', async () => {
  const { user } = await renderAt('/about');
  await user.click(banner().getAllByRole('button', { name: /Search/ })[0] ?? document.body);
  expect(await screen.findByRole('dialog', { name: 'Search' })).toBeVisible();
});
