import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as fc from 'fast-check';
import { anyText } from '@/testing/anyText';
import { renderAt } from '@/testing/renderAt';

const results = () => within(screen.getByRole('region', { name: 'Courses' }));
const status = () => results().getByText(/^Showing/);
const option = (name: string) =>
  within(screen.getByRole('complementary', { name: 'Filters' })).getByRole('radio', { name });

async function openCatalogue(address: string) {
  const view = await renderAt(address);
  await screen.findByRole('searchbox');
  return view;
}

test('?category= preselects the filter and changes the document title', async () => {
  await openCatalogue('/courses?category=ai-fundamentals');
  expect(option('AI Fundamentals')).toBeChecked();
  expect(status()).toHaveTextContent('Showing 6 of 24 courses');
  expect(document.title).toBe('AI Fundamentals courses | AI Club');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('AI Fundamentals courses');
});

test('the whole state is read from the address', async () => {
  await openCatalogue(
    '/courses?category=content-creation&level=beginner&price=50-100&q=re&sort=newest&view=list',
  );
  expect(option('Content Creation')).toBeChecked();
  expect(option('Beginner')).toBeChecked();
  expect(option('$50-$100')).toBeChecked();
  expect(screen.getByRole('searchbox')).toHaveValue('re');
  expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveDisplayValue('Newest');
  expect(screen.getByRole('button', { name: 'List view' })).toHaveAttribute('aria-pressed', 'true');
});

test('a choice followed at once by a link does not affect the next page', async () => {
  const { router } = await openCatalogue('/courses');
  jest.useFakeTimers();
  fireEvent.click(option('Monetization'));
  await act(() => router.navigate('/about'));
  act(() => jest.runOnlyPendingTimers());
  jest.useRealTimers();
  expect(router.state.location).toMatchObject({ pathname: '/about', search: '' });
});

test('each choice changes the address, one step of history each, and Back undoes it', async () => {
  const { user, router } = await openCatalogue('/courses');
  await user.click(option('Monetization'));
  await user.click(option('Intermediate'));
  expect(router.state.location.search).toBe('?category=monetization&level=intermediate');
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('?category=monetization');
  expect(option('All levels')).toBeChecked();
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('');
  expect(status()).toHaveTextContent('Showing 24 of 24 courses');
  await act(() => router.navigate(2));
  expect(option('Intermediate')).toBeChecked();
});

describe('the arrow keys', () => {
  async function openForKeys(address: string) {
    const { user, router } = await openCatalogue(address);
    const press = async (key: 'ArrowDown' | 'ArrowUp', expected: string) => {
      await user.keyboard(`{${key}}`);
      await waitFor(() => expect(router.state.location.search).toBe(expected));
    };
    return { user, router, press };
  }

  test('take one step of history for one filter, however many options they pass', async () => {
    const { router, press } = await openForKeys('/courses?price=free');
    act(() => option('All levels').focus());
    await press('ArrowDown', '?level=beginner&price=free');
    await press('ArrowDown', '?level=intermediate&price=free');
    await press('ArrowDown', '?level=advanced&price=free');
    await act(() => router.navigate(-1));
    expect(router.state.location.search).toBe('?price=free');
    expect(option('All levels')).toBeChecked();
    await act(() => router.navigate(1));
    expect(option('Advanced')).toBeChecked();
  });

  test('add a separate step after a choice by mouse in the same filter', async () => {
    const { user, router, press } = await openForKeys('/courses');
    await user.click(option('Beginner'));
    await press('ArrowDown', '?level=intermediate');
    await press('ArrowDown', '?level=advanced');
    await user.click(option('Intermediate'));
    await act(() => router.navigate(-1));
    expect(router.state.location.search).toBe('?level=advanced');
    await act(() => router.navigate(-1));
    expect(router.state.location.search).toBe('?level=beginner');
  });

  test('take one step for each filter, and for each visit to it', async () => {
    const { router, press } = await openForKeys('/courses');
    act(() => option('All levels').focus());
    await press('ArrowDown', '?level=beginner');
    act(() => option('All prices').focus());
    await press('ArrowDown', '?level=beginner&price=free');
    act(() => option('Beginner').focus());
    await press('ArrowDown', '?level=intermediate&price=free');
    await act(() => router.navigate(-1));
    expect(router.state.location.search).toBe('?level=beginner&price=free');
    await act(() => router.navigate(-1));
    expect(router.state.location.search).toBe('?level=beginner');
  });

  test('start a new step after Back', async () => {
    const { router, press } = await openForKeys('/courses');
    act(() => option('All levels').focus());
    await press('ArrowDown', '?level=beginner');
    await press('ArrowUp', '');
    await act(() => router.navigate(-1));
    await press('ArrowDown', '?level=beginner');
    await act(() => router.navigate(-1));
    expect(router.state.location.search).toBe('');
  });
});

test('choosing the same option again, or the default, keeps the address clean', async () => {
  const { user, router } = await openCatalogue('/courses?level=beginner');
  await user.click(option('All levels'));
  expect(router.state.location.search).toBe('');
});

test('choosing the current view adds no step of history', async () => {
  const { user, router } = await openCatalogue('/courses');
  await user.click(option('Beginner'));
  await user.click(screen.getByRole('button', { name: 'List view' }));
  await user.click(screen.getByRole('button', { name: 'List view' }));
  expect(router.state.location.search).toBe('?level=beginner&view=list');
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('?level=beginner');
});

test('typing replaces the step of history instead of adding one per letter', async () => {
  const { user, router } = await openCatalogue('/courses');
  await user.click(option('Beginner'));
  await user.type(screen.getByRole('searchbox'), 'video');
  await waitFor(() => expect(router.state.location.search).toBe('?level=beginner&q=video'));
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('');
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('leaving the search box writes the typed text to the address at once', async () => {
  const { user, router } = await openCatalogue('/courses');
  await user.type(screen.getByRole('searchbox'), 'agency');
  await user.tab();
  expect(router.state.location.search).toBe('?q=agency');
});

test('the search shortcut right after typing adds no step of history', async () => {
  const { user, router } = await renderAt('/about', { isInBrowser: true });
  await act(() => router.navigate('/courses'));
  await user.type(await screen.findByRole('searchbox'), 'agency');
  await user.keyboard('{Control>}');
  await user.keyboard('k{/Control}');
  await screen.findByRole('dialog', { name: 'Search' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(window.history.state).not.toMatchObject({ isLayer: true }));
  await waitFor(() => expect(window.location.search).toBe('?q=agency'));
  act(() => window.history.back());
  await waitFor(() => expect(router.state.location.pathname).toBe('/about'));
});

test('Back from a course brings the same filters, sort and view', async () => {
  const { user, router } = await openCatalogue('/courses');
  await user.click(option('Tool Mastery'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Newest');
  await user.click(screen.getByRole('button', { name: 'List view' }));
  const [first] = screen.getAllByRole('heading', { level: 3 });
  const title = first?.textContent ?? '';
  await user.click(screen.getByRole('link', { name: title }));
  await screen.findByRole('heading', { level: 1, name: title });
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('heading', { level: 1, name: 'Tool Mastery courses' })).toBeVisible();
  expect(option('Tool Mastery')).toBeChecked();
  expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveDisplayValue('Newest');
  expect(screen.getByRole('button', { name: 'List view' })).toHaveAttribute('aria-pressed', 'true');
});

test('a category link in the footer updates the open catalogue in place', async () => {
  const { user, router } = await openCatalogue('/courses?level=beginner');
  const footer = within(screen.getByRole('contentinfo'));
  await user.click(footer.getByRole('link', { name: 'Monetization' }));
  expect(router.state.location.search).toBe('?category=monetization');
  expect(option('Monetization')).toBeChecked();
  expect(option('All levels')).toBeChecked();
  await user.click(footer.getByRole('link', { name: 'Tool Mastery' }));
  expect(option('Tool Mastery')).toBeChecked();
});

test('a footer link that changes the open catalogue moves the focus to its heading', async () => {
  const { user } = await openCatalogue('/courses?category=monetization');
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Tool Mastery' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Tool Mastery courses' })).toHaveFocus();
  expect(await screen.findByText('Tool Mastery courses | AI Club', { selector: 'span' })).toBeInTheDocument();
  await user.click(option('Beginner'));
  expect(option('Beginner')).toHaveFocus();
});

test('a category in capitals is accepted and written in lower case', async () => {
  const { router } = await openCatalogue('/courses?category=AI-Fundamentals');
  expect(option('AI Fundamentals')).toBeChecked();
  expect(router.state.location.search).toBe('?category=ai-fundamentals');
});

test('an unknown category shows all courses and is removed from the address', async () => {
  const { router } = await openCatalogue('/courses');
  const noCategories = [
    ...Object.getOwnPropertyNames(Object.prototype),
    '',
    '%20',
    '%E0%A4%A',
    '%00',
    'unknown',
    '<script>alert(1)</script>',
    "'; DROP TABLE courses; --",
    'x'.repeat(9000),
  ];
  for (const category of noCategories) {
    await act(() => router.navigate('/courses?category=monetization'));
    expect(status()).toHaveTextContent('Showing 4 of 24 courses');
    await act(() => router.navigate(`/courses?category=${category}`));
    expect(option('All categories')).toBeChecked();
    expect(status()).toHaveTextContent('Showing 24 of 24 courses');
    expect(router.state.location.search).toBe('');
  }
});

test('a search is taken literally, whatever characters it has', async () => {
  const { router } = await openCatalogue('/courses');
  for (const query of ['[', '(', '\\', '.*', '^', '👩‍🏫', 'שלום', 'x'.repeat(10_000), '<b>', 'constructor']) {
    await act(() => router.navigate(`/courses?q=${encodeURIComponent(query)}`));
    expect(status()).toHaveTextContent('Showing 0 of 24 courses');
    expect(screen.getByRole('heading', { name: 'No courses found' })).toBeVisible();
  }
});

test('a search for spaces only is no search', async () => {
  await openCatalogue('/courses?q=%20%20');
  expect(status()).toHaveTextContent('Showing 24 of 24 courses');
});

test('the first of repeated parameters counts, and each unknown one is ignored', async () => {
  const { router } = await openCatalogue(
    '/courses?category=monetization&category=tool-mastery&level=guru&sort=free',
  );
  expect(router.state.location.search).toBe('?category=monetization');
});

test('no query string breaks the page', async () => {
  const { router } = await openCatalogue('/courses');
  const piece = fc.oneof(
    fc.constantFrom('category', 'level', 'price', 'q', 'sort', 'view', '__proto__', 'constructor'),
    fc.string({ maxLength: 12 }),
    anyText({ maxLength: 6 }),
  );
  const query = fc
    .array(fc.tuple(piece, piece), { maxLength: 5 })
    .map((pairs) => String(new URLSearchParams(pairs)));
  await fc.assert(
    fc.asyncProperty(query, async (search) => {
      await act(() => router.navigate(`/courses?${search}`));
      expect(status()).toHaveTextContent(/^Showing \d+ of 24 courses$/);
    }),
    { seed: 24, numRuns: 60 },
  );
});
