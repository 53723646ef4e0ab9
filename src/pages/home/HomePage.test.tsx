import { act, screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import { seedUsers } from '@mocks/seedUsers';
import { renderAt } from '@/testing/renderAt';

const sectionOf = (heading: string) => {
  const section = screen.getByRole('heading', { level: 2, name: heading }).closest('section');
  if (!section) throw new Error(`"${heading}" stands in no section`);
  return section;
};

test("the hero's headline mentions mastering AI and a creator economy", async () => {
  await renderAt('/');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Master AI. Build your creator economy.',
  );
  expect(document.title).toBe('Master AI. Build your creator economy. | AI Club');
});

test('the hero describes the courses and does not repeat the tagline', async () => {
  await renderAt('/');
  const page = within(await screen.findByRole('main'));
  expect(
    await page.findByText(
      'Short, practical courses from people who do the work. Learn the tools, make something, get paid for it.',
    ),
  ).toBeVisible();
  expect(page.queryByText(/The premier AI education platform/)).not.toBeInTheDocument();
});

test('Explore Courses leads to the catalogue', async () => {
  await renderAt('/');
  expect(await screen.findByRole('link', { name: 'Explore Courses' })).toHaveAttribute('href', '/courses');
});

test('four tiles show the statistics', async () => {
  await renderAt('/');
  await screen.findByRole('heading', { level: 1 });
  const tiles = within(sectionOf('AI Club in numbers')).getAllByRole('listitem');
  expect(tiles.map((tile) => tile.textContent)).toEqual([
    '50,000+ Students',
    '500+ Courses',
    '100+ Expert Instructors',
    '95% Success Rate',
  ]);
});

test('five category tiles link to their category and count its courses', async () => {
  await renderAt('/');
  await screen.findByRole('heading', { level: 1 });
  const tiles = within(sectionOf('Browse by category')).getAllByRole('listitem');
  expect(
    tiles.map((tile) => [
      within(tile).getByRole('link').textContent,
      within(tile).getByRole('link').getAttribute('href'),
      within(tile).getByText(/^\d+ courses$/).textContent,
    ]),
  ).toEqual([
    ['AI Fundamentals', '/courses?category=ai-fundamentals', '6 courses'],
    ['Content Creation', '/courses?category=content-creation', '6 courses'],
    ['Monetization', '/courses?category=monetization', '4 courses'],
    ['Tool Mastery', '/courses?category=tool-mastery', '4 courses'],
    ['Business Development', '/courses?category=business-development', '4 courses'],
  ]);
});

test('Popular Courses are the first six, with a link to all', async () => {
  await renderAt('/');
  await screen.findByRole('heading', { level: 1 });
  const popular = within(sectionOf('Popular Courses'));
  expect(popular.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Start Here: AI in Plain Language',
    'Prompting That Works: From First Draft to Reliable Results',
    'Script to Screen: AI-Assisted Video in a Weekend',
    'No-Code Automation: Let the Busywork Run Itself',
    'Price It Right: Packaging Your Knowledge for Sale',
    'First Clients: Selling AI Services as a Solo Creator',
  ]);
  expect(popular.getByRole('link', { name: 'View All Courses' })).toHaveAttribute('href', '/courses');
});

test('the closing call to action links to sign-up and pricing', async () => {
  await renderAt('/');
  expect(await screen.findByRole('link', { name: 'Start Learning Today' })).toHaveAttribute(
    'href',
    '/signup',
  );
  expect(screen.getByRole('link', { name: 'View Pricing' })).toHaveAttribute('href', '/pricing');
});

test("a member's call to action links to the catalogue instead of sign-up", async () => {
  await renderAt('/', { as: seedUsers.ada });
  expect(await screen.findByRole('link', { name: 'Browse Courses' })).toHaveAttribute('href', '/courses');
  expect(screen.getByText('You are a member already. Your next course is in the catalog.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Start Learning Today' })).not.toBeInTheDocument();
});

test('Watch Demo shows real screens with captions, links to the courses and returns the focus', async () => {
  const { user } = await renderAt('/');
  await user.click(await screen.findByRole('button', { name: 'Watch Demo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Watch Demo' }));

  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
    'Two real screens. No sound, and nothing starts on its own.',
  );
  expect(dialog.getByText('Find a course by subject, level or name.')).toBeVisible();
  expect(
    dialog.getByRole('img', { name: /^Find a course by subject, level or name\. The catalog,/ }),
  ).toBeVisible();
  expect(dialog.getByText('1 of 2')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Back' })).toBeDisabled();
  expect(dialog.queryByRole('link', { name: 'Explore Courses' })).not.toBeInTheDocument();

  await user.click(dialog.getByRole('button', { name: 'Next' }));
  expect(dialog.getByText('Read every lesson title before you enroll.')).toBeVisible();
  expect(dialog.getByRole('img', { name: /^Read every lesson title/ })).toBeVisible();
  expect(dialog.getByText('2 of 2')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Explore Courses' })).toHaveAttribute('href', '/courses');
  expect(dialog.getByRole('button', { name: 'Back' })).toHaveFocus();

  await user.keyboard('{Enter}');
  expect(dialog.getByText('1 of 2')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Next' })).toHaveFocus();

  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitForElementToBeRemoved(() => screen.queryByRole('dialog'));
  expect(screen.getByRole('button', { name: 'Watch Demo' })).toHaveFocus();
});

test('the last step of the tour links to the catalogue', async () => {
  const { user, router } = await renderAt('/');
  await user.click(await screen.findByRole('button', { name: 'Watch Demo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Watch Demo' }));
  await user.click(dialog.getByRole('button', { name: 'Next' }));
  await user.click(dialog.getByRole('link', { name: 'Explore Courses' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/courses'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('Escape closes the tour', async () => {
  const { user } = await renderAt('/');
  await user.click(await screen.findByRole('button', { name: 'Watch Demo' }));
  await screen.findByRole('dialog', { name: 'Watch Demo' });
  await user.keyboard('{Escape}');
  await waitForElementToBeRemoved(() => screen.queryByRole('dialog'));
});

test('Back closes the tour and stays on the page', async () => {
  const { user, router } = await renderAt('/');
  await user.click(await screen.findByRole('button', { name: 'Watch Demo' }));
  await screen.findByRole('dialog', { name: 'Watch Demo' });
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.pathname).toBe('/');
  expect(screen.getByRole('button', { name: 'Watch Demo' })).toHaveFocus();
});
