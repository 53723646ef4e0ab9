import { fireEvent, screen, within } from '@testing-library/react';
import { seedUsers } from '@mocks/seedUsers';
import { renderAt } from '@/testing/renderAt';

// A part whose library fails to load fails like one whose own script did not arrive.
let mockIsGone = true;
const mockGone = () => {
  throw new TypeError('Failed to fetch dynamically imported module');
};
jest.mock('@mui/material/Drawer', () => mockGone());
jest.mock('@mui/material/Dialog', () =>
  mockIsGone ? mockGone() : jest.requireActual('@mui/material/Dialog'),
);
jest.mock('@mui/material/Snackbar', () => mockGone());

const apology = 'This part could not be loaded. Reload the page.';

const reported: string[] = [];

beforeEach(() => {
  mockIsGone = true;
  reported.length = 0;
  jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    reported.push(parts.map(String).join(' '));
  });
});

// React logs what an error boundary has caught; nothing else may be logged.
afterEach(() => {
  expect(reported).not.toHaveLength(0);
  expect(reported.filter((text) => !text.includes('Failed to fetch dynamically imported module'))).toEqual(
    [],
  );
});

test.each([
  { part: 'the menu', address: '/about', button: 'Menu' },
  { part: 'the filters', address: '/courses', button: 'Filters' },
  { part: 'the tour', address: '/', button: 'Watch Demo' },
])(
  'when $part cannot be downloaded, the page stays and says how to continue',
  async ({ address, button }) => {
    const { user } = await renderAt(address);
    const heading = await screen.findByRole('heading', { level: 1 });
    const opener = screen.getByRole('button', { name: button });
    await user.click(opener);
    expect(await screen.findByRole('alert')).toHaveTextContent(apology);
    expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
    expect(heading).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
    await user.click(opener);
    expect(await screen.findByRole('alert')).toHaveTextContent(apology);
  },
);

test('Escape closes search that cannot be downloaded and returns the focus', async () => {
  const { user } = await renderAt('/about');
  await screen.findByRole('heading', { level: 1 });
  const opener = screen.getAllByRole('button', { name: 'Search' })[0] ?? document.body;
  await user.click(opener);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Search did not load\./);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
  await user.click(opener);
  await screen.findByRole('alert');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

test('search that could not be downloaded opens with the next press once it can', async () => {
  const { user } = await renderAt('/about');
  await screen.findByRole('heading', { level: 1 });
  const opener = screen.getAllByRole('button', { name: 'Search' })[0] ?? document.body;
  await user.click(opener);
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  mockIsGone = false;
  await user.click(opener);
  expect(await screen.findByRole('dialog', { name: 'Search' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('Enroll Now shows the same alert when its message cannot be downloaded', async () => {
  const { user } = await renderAt('/', { as: seedUsers.ada });
  const title = 'Prompting That Works: From First Draft to Reliable Results';
  await screen.findByRole('button', { name: 'Account menu' });
  const card = (await screen.findByRole('heading', { level: 3, name: title })).closest('li');
  await user.click(within(card ?? document.body).getByRole('button', { name: 'Enroll Now' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(`Enrolling in ${title}`);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(alert).not.toBeInTheDocument();
});

test('cleared filters can be restored when the message with Undo cannot be downloaded', async () => {
  const { user, router } = await renderAt('/courses?price=free');
  const rail = await screen.findByRole('complementary', { name: 'Filters' });
  expect(within(rail).getByRole('radio', { name: /^Free/ })).toBeChecked();
  fireEvent.click(screen.getAllByRole('button', { name: /^Clear/ })[0] ?? document.body);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(router.state.location.search).toBe('?price=free');
});

test('of two messages that could not be downloaded in full, the later takes the place of the earlier', async () => {
  const { user } = await renderAt('/courses?price=free');
  await screen.findByRole('complementary', { name: 'Filters' });
  fireEvent.click(screen.getAllByRole('button', { name: /^Clear/ })[0] ?? document.body);
  expect(await screen.findByText('Filters cleared.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(apology);
  expect(screen.queryByText('Filters cleared.')).not.toBeInTheDocument();
});
