import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderAt } from '@/testing/renderAt';

const placeholder = 'Search for courses, instructors, or skills...';

const overlay = () => within(screen.getByRole('dialog', { name: 'Search' }));
const field = () => screen.getByRole('combobox', { name: 'Search for courses, instructors, or skills' });
const options = () => overlay().queryAllByRole('option');
const headings = () =>
  overlay()
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
const titles = () =>
  options().map((option) => option.textContent.replace(/ (?=[A-Z][\w-]+ [A-Z][\wã-]+ · ).*$/, ''));
const activeOption = () =>
  options().find(({ id }) => id === field().getAttribute('aria-activedescendant'))?.textContent;

async function openOverlay(address = '/about') {
  const opened = await renderAt(address);
  await screen.findByRole('heading', { level: 1 });
  const opener = screen.getAllByRole('button', { name: 'Search' })[0] ?? document.body;
  await opened.user.click(opener);
  await screen.findByRole('dialog', { name: 'Search' });
  return { ...opened, opener };
}

const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('the header button opens the overlay with the focus in its field', async () => {
  await openOverlay();
  expect(field()).toHaveFocus();
  expect(field()).toHaveAttribute('placeholder', placeholder);
});

test('a preloaded overlay opens in the same moment as the press', async () => {
  const { user } = await openOverlay();
  await user.keyboard('{Escape}');
  await expectClosed();
  cleanup();

  await renderAt('/about');
  await screen.findByRole('heading', { level: 1 });
  fireEvent.click(screen.getAllByRole('button', { name: 'Search' })[0] ?? document.body);
  expect(field()).toHaveFocus();
  expect(headings()).toEqual(['Popular Courses']);
});

test.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])('%s opens the overlay', async (keys) => {
  const { user } = await renderAt('/about');
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard(keys);
  expect(await screen.findByRole('dialog', { name: 'Search' })).toBeVisible();
});

test('the single-key shortcut can be switched off, and on again', async () => {
  const { user } = await renderAt('/about');
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('/');
  const overlay = within(await screen.findByRole('dialog', { name: 'Search' }));
  await user.click(overlay.getByRole('button', { name: 'Do not open with the key /' }));
  expect(overlay.getByRole('button', { name: 'Open with the key /' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.keyboard('/');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.keyboard('{Control>}k{/Control}');
  await user.click(await screen.findByRole('button', { name: 'Open with the key /' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.keyboard('/');
  expect(await screen.findByRole('dialog', { name: 'Search' })).toBeVisible();
});

test('Ctrl+Shift+K is left to the browser', async () => {
  await renderAt('/about');
  await screen.findByRole('heading', { level: 1 });
  const isLeftAlone = fireEvent.keyDown(document.body, { key: 'K', ctrlKey: true, shiftKey: true });
  expect(isLeftAlone).toBe(true);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('on a Mac, Cmd+K opens the overlay, and Ctrl+K is left to text editing', async () => {
  const agent = jest.spyOn(navigator, 'userAgent', 'get');
  agent.mockReturnValue('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15');
  const { user } = await renderAt('/courses');
  const box = await screen.findByPlaceholderText('Search courses...');
  expect(fireEvent.keyDown(box, { key: 'k', ctrlKey: true })).toBe(true);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.keyboard('{Meta>}k{/Meta}');
  expect(await screen.findByRole('dialog', { name: 'Search' })).toBeVisible();
  agent.mockRestore();
});

test('Enter held down on the search button opens the overlay, and no course in it', async () => {
  const { router } = await openOverlay();
  await waitFor(() => expect(options()).not.toHaveLength(0));
  fireEvent.keyDown(field(), { key: 'Enter', repeat: true });
  expect(router.state.location.pathname).toBe('/about');
  expect(screen.getByRole('dialog', { name: 'Search' })).toBeVisible();
});

test('a lone accent, as on the way to a letter with one, suggests no course', async () => {
  const { user } = await openOverlay();
  await user.type(field(), '´');
  await waitFor(() => expect(headings()).toEqual(['No results found for "´"']));
});

test('a slash opens the overlay from a filter, which takes no text', async () => {
  const { user } = await renderAt('/courses');
  act(() => screen.getAllByRole('radio')[0]?.focus());
  await user.keyboard('/');
  expect(await screen.findByRole('dialog', { name: 'Search' })).toBeInTheDocument();
});

test('a slash typed into a field is a slash', async () => {
  const { user } = await renderAt('/courses');
  const box = await screen.findByPlaceholderText('Search courses...');
  await user.type(box, 'a/b');
  expect(box).toHaveValue('a/b');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('Escape closes the overlay and returns the focus without scrolling', async () => {
  const { user, opener } = await openOverlay();
  const focus = jest.spyOn(opener, 'focus');
  await user.keyboard('{Escape}');
  await expectClosed();
  await waitFor(() => expect(opener).toHaveFocus());
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
});

test('when the focus has no place to return to, it moves to the page', async () => {
  const { user, opener } = await openOverlay();
  await user.keyboard('{Escape}');
  await expectClosed();
  act(() => opener.blur());
  // As in Safari on a Mac, where a pressed button does not get the focus.
  fireEvent.click(opener);
  expect(field()).toHaveFocus();
  await user.keyboard('{Escape}');
  await expectClosed();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('the close button closes the overlay', async () => {
  const { user } = await openOverlay();
  await user.click(overlay().getByRole('button', { name: 'Close search' }));
  await expectClosed();
});

test('a click on the backdrop closes the overlay', async () => {
  const { user } = await openOverlay();
  const backdrop = screen.getByRole('dialog').parentElement;
  await user.click(backdrop ?? document.body);
  await expectClosed();
});

test('a click on the backdrop of the overlay that a key has opened moves the focus to the page', async () => {
  const { user } = await renderAt('/about');
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('/');
  const backdrop = (await screen.findByRole('dialog', { name: 'Search' })).parentElement;
  await user.click(backdrop ?? document.body);
  await expectClosed();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('choosing a result opens the course and closes the overlay', async () => {
  const { user, router } = await openOverlay();
  await user.type(field(), 'spreadsheet');
  await user.click(overlay().getByRole('option', { name: /Spreadsheet Superpowers/ }));
  await expectClosed();
  const heading = await screen.findByRole('heading', { level: 1, name: 'Spreadsheet Superpowers with AI' });
  expect(heading).toHaveFocus();
  expect(router.state.location.pathname).toBe('/course/c9002c2c-9937-5338-bb3e-7e825e30e71a');
});

test('Back closes the overlay and stays on the page; Forward does not open it again', async () => {
  const { router } = await openOverlay();
  act(() => window.history.back());
  await expectClosed();
  expect(router.state.location.pathname).toBe('/about');
  await act(async () => {
    const arrived = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
    window.history.forward();
    await arrived;
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('closing the overlay leaves no step of history', async () => {
  const { user } = await openOverlay();
  const before: unknown = window.history.state;
  expect(before).toEqual({ isLayer: true });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(window.history.state).not.toEqual(before));
});

test('with no query the first five courses are shown under Popular Courses', async () => {
  const { user } = await openOverlay();
  expect(headings()).toEqual(['Popular Courses']);
  expect(titles()).toEqual([
    'Start Here: AI in Plain Language',
    'Prompting That Works: From First Draft to Reliable Results',
    'Script to Screen: AI-Assisted Video in a Weekend',
    'No-Code Automation: Let the Busywork Run Itself',
    'Price It Right: Packaging Your Knowledge for Sale',
  ]);
  await user.type(field(), '   ');
  expect(headings()).toEqual(['Popular Courses']);
});

test('results are grouped by category, and each links to its course', async () => {
  const { user } = await openOverlay();
  await user.type(field(), 'MODEL');
  expect(headings()).toEqual(['AI Fundamentals', 'Content Creation']);
  expect(overlay().getByText('2 results')).toBeVisible();
  expect(overlay().getByText('1 result')).toBeVisible();
  const [first] = within(overlay().getByRole('group', { name: 'Content Creation' })).getAllByRole('option');
  expect(first).toHaveTextContent(/Consistent Characters: Illustration Series with Image Models/);
  expect(first?.tagName).toBe('A');
  expect(first).toHaveAttribute('href', '/course/00205e61-be6d-56bd-b441-5fed5973ad65');
});

test('all results form one list, numbered across its groups', async () => {
  const { user } = await openOverlay();
  await user.type(field(), 'model');
  const list = overlay().getByRole('listbox', { name: 'Courses' });
  expect(field()).toHaveAttribute('aria-autocomplete', 'list');
  expect(field()).toHaveAttribute('aria-controls', list.id);
  const groups = ['AI Fundamentals', 'Content Creation'].map((name) =>
    overlay().getByRole('group', { name }),
  );
  expect(list.getAttribute('aria-owns')?.split(' ')).toEqual(groups.map(({ id }) => id));
  expect(
    options().map((option) => [option.getAttribute('aria-posinset'), option.getAttribute('aria-setsize')]),
  ).toEqual([
    ['1', '3'],
    ['2', '3'],
    ['3', '3'],
  ]);
});

test('titles, short descriptions and instructors are searched, ignoring case and accents', async () => {
  const { user } = await openOverlay();
  await user.type(field(), 'thumbnails, COVERS');
  expect(titles()).toEqual(['Thumbnails, Covers and Carousels with AI Design']);
  await user.clear(field());
  await user.type(field(), 'pipelines, contracts, delivery');
  expect(titles()).toEqual(['The One-Person Agency: Systems, Contracts, Delivery']);
  await user.clear(field());
  await user.type(field(), 'brandao');
  expect(titles()).toEqual(['AI Ethics, Copyright and Disclosure for Creators']);
});

test('matches are highlighted in their own spelling', async () => {
  const { user } = await openOverlay();
  await user.type(field(), 'brandao');
  expect(overlay().getByText('Brandão').tagName).toBe('MARK');
});

test('without a match the specified texts are shown, and a similar word is suggested separately', async () => {
  const { user } = await openOverlay();
  await user.type(field(), 'promt');
  expect(headings()).toEqual(['No results found for "promt"', 'Did you mean prompting?']);
  expect(overlay().getByText('Try a different search term')).toBeVisible();
  expect(titles()).toEqual(['Prompting That Works: From First Draft to Reliable Results']);
  expect(field()).not.toHaveAttribute('aria-activedescendant');
});

test('a query with exact matches gets no suggestion', async () => {
  const { user } = await openOverlay();
  await user.type(field(), 'prompt');
  expect(headings()).toEqual(['AI Fundamentals']);
});

test('a word that is only a tag is suggested as a second chance', async () => {
  const { user } = await openOverlay();
  await user.type(field(), 'pricing');
  expect(headings()).toEqual(['No results found for "pricing"', 'Did you mean']);
  expect(titles()).toEqual(['Price It Right: Packaging Your Knowledge for Sale']);
});

test('words found only in the level suggest courses that may help', async () => {
  const { user } = await openOverlay();
  await user.type(field(), 'beginner');
  expect(headings()).toEqual(['No results found for "beginner"', 'Courses that may help']);
  expect(options()).toHaveLength(5);
  expect(field()).not.toHaveAttribute('aria-activedescendant');
});

test('without suggestions there is no list', async () => {
  const { user } = await openOverlay();
  await user.type(field(), 'underwater basketry');
  expect(headings()).toEqual(['No results found for "underwater basketry"']);
  expect(options()).toEqual([]);
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('without a suggestion, links lead to the catalogue, and following one closes the overlay', async () => {
  const { user, router } = await openOverlay();
  await user.type(field(), 'underwater basketry');
  const waysOn = within(overlay().getByRole('navigation', { name: 'Browse instead' }));
  expect(waysOn.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Browse all courses', '/courses'],
    ['Free courses', '/courses?price=free'],
    ['AI Fundamentals', '/courses?category=ai-fundamentals'],
    ['Content Creation', '/courses?category=content-creation'],
    ['Monetization', '/courses?category=monetization'],
    ['Tool Mastery', '/courses?category=tool-mastery'],
    ['Business Development', '/courses?category=business-development'],
  ]);
  await user.tab();
  expect(overlay().getByRole('button', { name: 'Close search' })).toHaveFocus();
  await user.tab();
  expect(waysOn.getByRole('link', { name: 'Browse all courses' })).toHaveFocus();
  await user.tab();
  await user.keyboard('{Enter}');
  await expectClosed();
  expect(await screen.findByRole('heading', { level: 1, name: 'All courses' })).toHaveFocus();
  expect(router.state.location.search).toBe('?price=free');
  expect(screen.getByText(/^Showing/)).toHaveTextContent('Showing 2 of 24 courses');
});

test('with a suggestion or an empty query there are no other links', async () => {
  const { user } = await openOverlay();
  expect(overlay().queryByRole('link')).not.toBeInTheDocument();
  await user.type(field(), 'beginner');
  expect(overlay().queryByRole('link')).not.toBeInTheDocument();
});

test('the first option is active at once; arrows, Home and End move and wrap around', async () => {
  const { user } = await openOverlay();
  expect(activeOption()).toMatch(/^Start Here/);
  await user.keyboard('{ArrowDown}');
  expect(activeOption()).toMatch(/^Prompting/);
  await user.keyboard('{End}');
  expect(activeOption()).toMatch(/^Price It Right/);
  await user.keyboard('{ArrowDown}');
  expect(activeOption()).toMatch(/^Start Here/);
  await user.keyboard('{ArrowUp}');
  expect(activeOption()).toMatch(/^Price It Right/);
  await user.keyboard('{Home}');
  expect(activeOption()).toMatch(/^Start Here/);
  expect(overlay().getByRole('option', { selected: true })).toHaveTextContent(/^Start Here/);
  expect(field()).toHaveFocus();
});

test('the pointer makes a course active, and the arrows continue from there', async () => {
  const { user } = await openOverlay();
  await user.hover(overlay().getByRole('option', { name: /^Script to Screen/ }));
  expect(activeOption()).toMatch(/^Script to Screen/);
  await user.keyboard('{ArrowDown}');
  expect(activeOption()).toMatch(/^No-Code Automation/);
});

test('the arrows continue into the next category, and Enter opens the active course', async () => {
  const { user, router } = await openOverlay();
  await user.type(field(), 'model');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(activeOption()).toMatch(/^Consistent Characters/);
  await user.keyboard('{Enter}');
  await expectClosed();
  expect(router.state.location.pathname).toBe('/course/00205e61-be6d-56bd-b441-5fed5973ad65');
});

test('typing makes the first option active again', async () => {
  const { user } = await openOverlay();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  await user.type(field(), 'a');
  expect(overlay().getByRole('option', { selected: true })).toBe(options()[0]);
});

test('the number of results is announced', async () => {
  const { user } = await openOverlay();
  const status = overlay().getByRole('status');
  await user.type(field(), 'model');
  await waitFor(() => expect(status).toHaveTextContent('3 results'));
  await user.type(field(), 'x');
  await waitFor(() => expect(status).toHaveTextContent(/^No results/));
});

test('a long query is cut to 100 letters and isolated from the sentence around it', async () => {
  const { user } = await openOverlay();
  await user.click(field());
  await user.paste('ش'.repeat(150));
  const echo = overlay().getByText(`${'ش'.repeat(100)}…`);
  expect(echo.tagName).toBe('BDI');
});

test.each(['[', '(', '\\', '.*', '^', '<b>bold</b>', '👩‍🚀', '\u202Eabc', '__proto__', 'constructor'])(
  'the query %j is treated as plain text',
  async (query) => {
    const { user } = await openOverlay();
    await user.click(field());
    await user.paste(query);
    expect(headings()[0]).toBe(`No results found for "${query}"`);
    expect(overlay().queryByText('bold')).not.toBeInTheDocument();
  },
);

test('the overlay always opens with an empty query', async () => {
  const { user, opener } = await openOverlay();
  await user.type(field(), 'model');
  await user.keyboard('{Escape}');
  await expectClosed();
  await user.click(opener);
  await screen.findByRole('dialog');
  expect(field()).toHaveValue('');
});
