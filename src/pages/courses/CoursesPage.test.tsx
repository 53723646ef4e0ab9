import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { server } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { renderAt } from '@/testing/renderAt';

const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const results = () => within(screen.getByRole('region', { name: 'Courses' }));
const status = () => results().getByText(/^Showing/);
const rail = () => within(screen.getByRole('complementary', { name: 'Filters' }));
const option = (name: string) => rail().getByRole('radio', { name });

/** Each choice of a filter together with its number. */
const offered = (group: string) =>
  within(rail().getByRole('group', { name: group }))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);

const cardAt = (index: number) => screen.getAllByRole('heading', { level: 3 })[index]?.closest('li') ?? null;

async function openCatalogue(address = '/courses') {
  const view = await renderAt(address);
  await screen.findByRole('searchbox', { name: 'Search courses' });
  return view;
}

test('the catalogue shows all 24 courses as a grid, most popular first', async () => {
  await openCatalogue();
  expect(status()).toHaveTextContent('Showing 24 of 24 courses');
  expect(titles()).toHaveLength(24);
  expect(titles()[0]).toBe('Start Here: AI in Plain Language');
  expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveDisplayValue('Most Popular');
  expect(screen.getByRole('button', { name: 'Grid view' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByPlaceholderText('Search courses...')).toHaveValue('');
});

test('the number of courses is announced once, after the last letter', async () => {
  await openCatalogue();
  const spoken = results().getByRole('status');
  expect(spoken).toBeEmptyDOMElement();
  const said: string[] = [];
  const observer = new MutationObserver(() => said.push(spoken.textContent));
  observer.observe(spoken, { childList: true, subtree: true, characterData: true });
  // In one turn of the event loop, so that no machine is slow enough to pause between two letters.
  for (const text of ['v', 'vi', 'vid', 'vide', 'video']) {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
  }
  expect(status()).toHaveTextContent('Showing 2 of 24 courses');
  await waitFor(() => expect(spoken).toHaveTextContent(/\b2\b.* courses/));
  observer.disconnect();
  expect(said).toEqual(['2 courses']);
});

test('browsing, filtering, searching and opening a course sends no request', async () => {
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => asked.push(request.url));
  const { user, router } = await openCatalogue();
  await user.click(option('Beginner'));
  await waitFor(() => expect(status()).toHaveTextContent('Showing 11 of 24 courses'));
  await user.type(screen.getByRole('searchbox'), 'start here');
  await waitFor(() => expect(titles()).toHaveLength(2));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Newest');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: /^Search for courses/ }), 'video');
  await user.click((await screen.findAllByRole('option'))[0] ?? document.body);
  expect(await screen.findByRole('region', { name: 'Course Curriculum' })).toBeVisible();
  expect(router.state.location.pathname).toMatch(/^\/course\//);
  server.events.removeAllListeners();
  expect(asked).toEqual([]);
});

test('the three filters list all, every category, level and price, with their counts', async () => {
  await openCatalogue();
  expect(offered('Category')).toEqual([
    'All categories24',
    'AI Fundamentals6',
    'Content Creation6',
    'Monetization4',
    'Tool Mastery4',
    'Business Development4',
  ]);
  expect(offered('Level')).toEqual(['All levels24', 'Beginner11', 'Intermediate8', 'Advanced5']);
  expect(offered('Price')).toEqual(['All prices24', 'Free2', 'Under $504', '$50-$1006', 'Over $10014']);
  expect(option('Beginner')).toHaveAccessibleDescription('11 courses');
});

test.each([
  ['Free', 2],
  ['Under $50', 4],
  ['$50-$100', 6],
  ['Over $100', 14],
])('the price filter %s shows %d courses', async (name, count) => {
  const { user } = await openCatalogue();
  await user.click(option(name));
  await waitFor(() => expect(titles()).toHaveLength(count));
  expect(status()).toHaveTextContent(`Showing ${count} of 24 courses`);
});

test('counts follow the other filters, and an option without courses stays and shows 0', async () => {
  const { user } = await openCatalogue();
  await user.click(option('Advanced'));
  await waitFor(() => expect(option('Monetization')).toHaveAccessibleDescription('0 courses'));
  expect(option('Monetization')).toBeEnabled();
  expect(option('Intermediate')).toHaveAccessibleDescription('8 courses');
});

test.each([
  ['PRIYA', 4],
  ['video', 2],
  ['start here', 2],
  ['brandao', 1],
  ['pricing', 0],
  ['promt', 0],
])('searching for "%s" finds %d courses', async (text, count) => {
  const { user } = await openCatalogue();
  await user.type(screen.getByRole('searchbox'), text);
  expect(status()).toHaveTextContent(`Showing ${count} of 24 courses`);
});

test.each([
  [
    'Newest',
    [
      'The One-Person Agency: Systems, Contracts, Delivery',
      'Numbers You Can Act On: Analytics for Creator Businesses',
    ],
  ],
  [
    'Highest Rated',
    [
      'Numbers You Can Act On: Analytics for Creator Businesses',
      'Prompting That Works: From First Draft to Reliable Results',
    ],
  ],
])('sorted by %s the list begins with the right courses', async (name, first) => {
  const { user } = await openCatalogue();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), name);
  expect(titles().slice(0, 2)).toEqual(first);
});

test('price sorts run from free to $299.00 and back', async () => {
  const { user } = await openCatalogue();
  const sort = screen.getByRole('combobox', { name: 'Sort' });
  await user.selectOptions(sort, 'Price Low to High');
  expect(cardAt(0)).toHaveTextContent('Free');
  expect(cardAt(1)).toHaveTextContent('Free');
  expect(cardAt(2)).toHaveTextContent('$49.00');
  expect(cardAt(23)).toHaveTextContent('$299.00');
  await user.selectOptions(sort, 'Price High to Low');
  expect(cardAt(0)).toHaveTextContent('$299.00');
  expect(cardAt(1)).toHaveTextContent('$249.00');
  expect(cardAt(2)).toHaveTextContent('$219.00');
});

test('before hydration one form submits the search, the filters and the sort', async () => {
  await openCatalogue();
  const { form } = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search courses' });
  expect(form).toHaveAttribute('action', '/courses');
  const names = Array.from(form?.elements ?? [], (element) => element.getAttribute('name'));
  expect([...new Set(names.filter((name) => name !== null))].toSorted()).toEqual([
    'category',
    'level',
    'price',
    'q',
    'sort',
  ]);
});

test('a filter option describes its count in courses', async () => {
  await openCatalogue();
  expect(option('Beginner')).toHaveAccessibleDescription('11 courses');
});

test('the courses keep the role of a list, which Safari drops from unmarked lists', async () => {
  await openCatalogue();
  expect(cardAt(0)?.parentElement).toHaveAttribute('role', 'list');
});

test('five sorts are offered', async () => {
  await openCatalogue();
  const sort = within(screen.getByRole('combobox', { name: 'Sort' }));
  expect(sort.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Most Popular',
    'Newest',
    'Highest Rated',
    'Price Low to High',
    'Price High to Low',
  ]);
});

test('the view toggle switches between grid and list and keeps the courses', async () => {
  const { user, router } = await openCatalogue();
  const before = titles();
  await user.click(screen.getByRole('button', { name: 'List view' }));
  expect(screen.getByRole('button', { name: 'List view' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Grid view' })).toHaveAttribute('aria-pressed', 'false');
  expect(titles()).toEqual(before);
  expect(router.state.location.search).toBe('?view=list');
});

test('each active filter has a chip that removes it, and Undo brings it back', async () => {
  const { user, router } = await openCatalogue('/courses?category=monetization&level=beginner');
  await user.click(screen.getByRole('button', { name: 'Remove Monetization' }));
  expect(router.state.location.search).toBe('?level=beginner');
  expect(screen.queryByRole('button', { name: 'Remove Monetization' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Clear Filters' })).toHaveFocus();
  expect(await screen.findByText('Monetization removed.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(router.state.location.search).toBe('?category=monetization&level=beginner');
  expect(screen.getByRole('button', { name: 'Remove Monetization' })).toBeVisible();
});

test("the field's button clears the search text and keeps the focus in the field", async () => {
  const { user } = await openCatalogue('/courses?q=prompt');
  const field = screen.getByRole('searchbox', { name: 'Search courses' });
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
});

test('pressing the current view changes nothing and keeps Undo', async () => {
  const { user } = await openCatalogue('/courses?level=beginner');
  await user.click(screen.getByRole('button', { name: 'Remove Beginner' }));
  await screen.findByRole('button', { name: 'Undo' });
  await user.click(screen.getByRole('button', { name: 'Grid view' }));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('Undo stays for fifty seconds, one Tab after Clear Filters', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { user } = await openCatalogue('/courses?level=beginner');
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  await screen.findByRole('button', { name: 'Undo' });
  await act(() => jest.advanceTimersByTimeAsync(50_000));
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(screen.getByRole('button', { name: 'Clear Filters' })).toHaveFocus();
  await user.tab();
  expect(undo).toHaveFocus();
});

test('Escape in the message returns the focus to Clear Filters', async () => {
  const { user } = await openCatalogue('/courses?level=beginner');
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  act(() => undo.focus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(undo).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Clear Filters' })).toHaveFocus();
});

test('Back to the filters removes the message that they were cleared', async () => {
  const { user, router } = await openCatalogue('/courses?level=beginner');
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(await screen.findByText('Filters cleared.')).toBeVisible();
  await act(() => router.navigate(-1));
  expect(option('Beginner')).toBeChecked();
  await waitFor(() => expect(screen.queryByText('Filters cleared.')).not.toBeInTheDocument());
});

test('a message takes the place of an earlier one, which would lie hidden behind it', async () => {
  const { user } = await renderAt('/courses?category=monetization&level=beginner', { as: seedUsers.ada });
  await screen.findByRole('button', { name: 'Account menu' });
  await user.click(screen.getByRole('button', { name: 'Remove Monetization' }));
  await screen.findByText('Monetization removed.');
  const [enroll] = screen.getAllByRole('button', { name: 'Enroll Now' });
  if (!enroll) throw new Error('No course can be enrolled in');
  await user.click(enroll);
  expect(await screen.findByText(/^Enrolling in /)).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Monetization removed.')).not.toBeInTheDocument());

  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(await screen.findByText('Filters cleared.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/^Enrolling in /)).not.toBeInTheDocument());
});

test('Clear Filters resets text, category, level and price, keeps sort and view, and can be undone', async () => {
  const all = '?category=tool-mastery&level=beginner&price=over-100&q=busywork&sort=rating&view=list';
  const { user, router } = await openCatalogue(`/courses${all}`);
  expect(status()).toHaveTextContent('Showing 1 of 24 courses');
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(router.state.location.search).toBe('?sort=rating&view=list');
  expect(status()).toHaveTextContent('Showing 24 of 24 courses');
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(option('All levels')).toBeChecked();
  expect(screen.getByRole('button', { name: 'Clear Filters' })).toHaveFocus();
  expect(await screen.findByText('Filters cleared.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(router.state.location.search).toBe(all);
  expect(status()).toHaveTextContent('Showing 1 of 24 courses');
  await waitFor(() => expect(screen.queryByText('Filters cleared.')).not.toBeInTheDocument());
});

test('Tab goes from Sort and View to the active filters and on to the courses', async () => {
  const { user } = await openCatalogue('/courses?level=advanced');
  act(() => screen.getByRole('combobox', { name: 'Sort' }).focus());
  const stops = [
    screen.getByRole('button', { name: 'Grid view' }),
    screen.getByRole('button', { name: 'List view' }),
    screen.getByRole('button', { name: 'Remove Advanced' }),
    screen.getByRole('button', { name: 'Clear Filters' }),
    results().getAllByRole('link')[0],
  ];
  for (const stop of stops) {
    await user.tab();
    expect(stop).toHaveFocus();
  }
});

test('Clear Filters is always shown, even with nothing to clear', async () => {
  const { user, router } = await openCatalogue();
  const clear = screen.getByRole('button', { name: 'Clear Filters' });
  expect(clear).toHaveAttribute('aria-disabled', 'true');
  await user.click(clear);
  expect(router.state.location.search).toBe('');
  expect(screen.queryByText('Filters cleared.')).not.toBeInTheDocument();
});

test.each([
  ['monetization', 'advanced'],
  ['business-development', 'intermediate'],
])('%s and %s together match nothing and say so', async (category, level) => {
  await openCatalogue(`/courses?category=${category}&level=${level}`);
  expect(screen.getByRole('heading', { name: 'No courses found' })).toBeVisible();
  expect(screen.getByText('Try adjusting your search criteria')).toBeVisible();
  expect(status()).toHaveTextContent('Showing 0 of 24 courses');
});

test('without matches each filter can be removed, the most helpful first', async () => {
  const { user } = await openCatalogue('/courses?category=monetization&level=advanced');
  const suggestions = screen.getAllByRole('button', { name: /^Remove .* \(\d+\)$/ });
  expect(suggestions.map(({ textContent }) => textContent)).toEqual([
    'Remove Monetization (5)',
    'Remove Advanced (4)',
  ]);
  await user.click(screen.getByRole('button', { name: 'Remove Advanced (4)' }));
  expect(status()).toHaveTextContent('Showing 4 of 24 courses');
  expect(await screen.findByText('Advanced removed.')).toBeVisible();
});

test.each([
  ['/courses?q=promt', 'Clear search and show all 24', 24],
  ['/courses?category=monetization&q=promt', 'Clear search and show 4', 4],
])('at %s the search can be cleared with "%s"', async (address, name, count) => {
  const { user } = await openCatalogue(address);
  await user.click(screen.getByRole('button', { name }));
  expect(status()).toHaveTextContent(`Showing ${count} of 24 courses`);
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(await screen.findByText('Search cleared.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('searchbox')).toHaveValue('promt');
});

const suggestions = () => within(screen.getByRole('region', { name: /^Did you mean/ }));

test('a typing slip gets the same suggestion as in the overlay', async () => {
  const { user, router } = await openCatalogue('/courses?q=promt');
  expect(screen.getByRole('heading', { name: /^Did you mean/ })).toHaveTextContent('Did you mean prompting?');
  expect(
    suggestions().getByRole('link', { name: 'Prompting That Works: From First Draft to Reliable Results' }),
  ).toHaveAttribute('href', '/course/90b728ae-ebae-58b6-a2eb-c77d707fbd55');
  await user.click(suggestions().getByRole('button', { name: 'prompting' }));
  expect(router.state.location.search).toBe('?q=prompting');
  expect(status()).toHaveTextContent('Showing 1 of 24 courses');
  expect(screen.getByRole('searchbox')).toHaveValue('prompting');
});

test.each([
  ['promt', '0 courses. Did you mean prompting?'],
  ['writing newsletter', '0 courses, 2 suggestions'],
  ['underwater basketry', '0 courses'],
])('a search for "%s" is announced as "%s"', async (text, words) => {
  const { user } = await openCatalogue();
  await user.type(screen.getByRole('searchbox'), text);
  await waitFor(() => expect(results().getByRole('status').textContent).toBe(words));
});

test('a correction without matches under the other filters is no button', async () => {
  await openCatalogue('/courses?category=monetization&q=promt');
  expect(suggestions().getAllByRole('link')).toHaveLength(1);
  expect(suggestions().queryByRole('button')).not.toBeInTheDocument();
});

test('a word that is only a tag suggests the courses that have it', async () => {
  await openCatalogue('/courses?q=pricing');
  expect(screen.getByRole('heading', { name: 'Did you mean' })).toBeVisible();
  expect(suggestions().getByRole('link')).toHaveTextContent(
    'Price It Right: Packaging Your Knowledge for Sale',
  );
});

test('words in any order suggest courses that may help', async () => {
  await openCatalogue('/courses?q=writing+newsletter');
  const helpful = within(screen.getByRole('region', { name: 'Courses that may help' }));
  expect(helpful.getAllByRole('link')[0]).toHaveTextContent(
    'Newsletters People Finish: Writing with an AI Editor',
  );
});

test('nothing is suggested for unknown words, or for courses hidden by other filters', async () => {
  const { router } = await openCatalogue('/courses?q=underwater+basketry');
  expect(screen.queryByRole('region', { name: /^Did you mean/ })).not.toBeInTheDocument();
  await act(() => router.navigate('/courses?category=monetization&q=prompt'));
  expect(screen.getByRole('heading', { name: 'No courses found' })).toBeVisible();
  expect(screen.queryByRole('region', { name: /^Did you mean/ })).not.toBeInTheDocument();
});

test.each([
  [
    'all courses',
    '/courses',
    'Five subjects, from first steps to running a studio, taught by people who do the work.',
  ],
  [
    'AI Fundamentals',
    '/courses?category=ai-fundamentals',
    'Learn how models work, where they go wrong, and how to get results you can check.',
  ],
  [
    'Content Creation',
    '/courses?category=content-creation',
    'Make videos, podcasts, newsletters and pictures in less time, and keep them yours.',
  ],
  [
    'Monetization',
    '/courses?category=monetization',
    'Choose what to sell, set a price you can defend, and keep the people who pay it.',
  ],
  [
    'Tool Mastery',
    '/courses?category=tool-mastery',
    'Automate routine work, build an assistant, and tame spreadsheets and footage.',
  ],
  [
    'Business Development',
    '/courses?category=business-development',
    'Find clients, agree on fair contracts, read your numbers, and stay calm as you grow.',
  ],
])('%s: the title has its own line below it', async (_name, address, line) => {
  await openCatalogue(address);
  expect(screen.getByRole('heading', { level: 1 }).nextElementSibling).toHaveTextContent(line);
  expect(screen.getByText(line)).toBeVisible();
});

test('the empty state has a Clear Filters button too', async () => {
  const { user } = await openCatalogue('/courses?q=no-such-course');
  const [, inTheBox] = screen.getAllByRole('button', { name: 'Clear Filters' });
  if (!inTheBox) throw new Error('the empty state has no Clear Filters');
  await user.click(inTheBox);
  expect(status()).toHaveTextContent('Showing 24 of 24 courses');
});

const isRising = () => results().getAllByRole('list')[0]?.hasAttribute('data-rising');

test('the cards rise in a new list, and not when a filter or the view changes it', async () => {
  const { user } = await openCatalogue();
  expect(isRising()).toBe(true);
  await user.click(option('Beginner'));
  expect(isRising()).toBe(false);
  await user.click(option('All levels'));
  await user.click(screen.getByRole('button', { name: 'List view' }));
  expect(isRising()).toBe(false);
});

test('the cards rise after a category link, but not after Back from a course', async () => {
  const { user, router } = await renderAt('/');
  await screen.findByRole('heading', { level: 2, name: 'Browse by category' });
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Tool Mastery' }));
  await screen.findByRole('searchbox', { name: 'Search courses' });
  expect(isRising()).toBe(true);
  await user.click(results().getAllByRole('link')[0] ?? document.body);
  await screen.findByRole('link', { name: 'Back to Courses' });
  await act(() => router.navigate(-1));
  await screen.findByRole('searchbox', { name: 'Search courses' });
  expect(isRising()).toBe(false);
});

test('the cards do not rise after Back to the page that was opened first', async () => {
  const { user, router } = await openCatalogue();
  expect(isRising()).toBe(true);
  await user.click(results().getAllByRole('link')[0] ?? document.body);
  await screen.findByRole('link', { name: 'Back to Courses' });
  await act(() => router.navigate(-1));
  await screen.findByRole('searchbox', { name: 'Search courses' });
  expect(isRising()).toBe(false);
});

test('in a narrow window the filters are in a sheet that counts the matching courses', async () => {
  const { user, router } = await openCatalogue('/courses?level=beginner');
  await user.click(screen.getByRole('button', { name: 'Filters (1)' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  expect(sheet.getByRole('button', { name: 'Show 11 courses' })).toBeVisible();
  await user.click(sheet.getByRole('radio', { name: 'Tool Mastery' }));
  expect(router.state.location.search).toBe('?category=tool-mastery&level=beginner');
  expect(sheet.getByRole('button', { name: 'Show 2 courses' })).toBeVisible();
  expect(sheet.getByRole('status')).toHaveTextContent('Showing 2 of 24 courses');
  const clear = sheet.getByRole('button', { name: 'Clear Filters' });
  await user.click(clear);
  await waitFor(() => expect(sheet.getByRole('status')).toHaveTextContent(/^Filters cleared\. /));
  // Nothing is left to clear, and the button keeps the focus.
  expect(clear).toHaveAttribute('aria-disabled', 'true');
  expect(clear).toHaveFocus();
  await user.click(sheet.getByRole('button', { name: 'Show 24 courses' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus();
});

test('Undo also restores a search that was cleared in the sheet of filters', async () => {
  const { user, router } = await renderAt('/courses?level=beginner&q=start', { isInBrowser: true });
  await user.click(await screen.findByRole('button', { name: 'Filters (1)' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await user.click(sheet.getByRole('button', { name: 'Clear Filters' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(router.state.location.search).toBe('?level=beginner&q=start'));
  expect(screen.getByRole('searchbox')).toHaveValue('start');
});

test('Back closes the sheet of filters; the choice stays, as one step of history', async () => {
  const { user, router } = await renderAt('/courses');
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await user.click(sheet.getByRole('radio', { name: /^Advanced/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?level=advanced'));
  expect(router.state.historyAction).toBe('REPLACE');
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(status()).toHaveTextContent('Showing 5 of 24 courses');
});
