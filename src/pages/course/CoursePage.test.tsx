import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { anyText } from '@/testing/anyText';
import { renderAt } from '@/testing/renderAt';
import { emulator } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';

const prompting = '/course/90b728ae-ebae-58b6-a2eb-c77d707fbd55';
const startHere = '/course/d4c7677b-9c1c-575e-a6a9-bd066167a630';
const priceItRight = '/course/5c569275-0252-527c-a0a0-67397a17f73c';

const findPage = () => screen.findByRole('article');
const section = (name: string) => screen.getByRole('region', { name });
const sideCard = () => screen.getByRole('complementary', { name: 'Price and contents' });
const lessons = (): HTMLDetailsElement[] =>
  within(section('Course Curriculum'))
    .getAllByRole('group')
    .filter((group) => group instanceof HTMLDetailsElement);
function lesson(name: RegExp) {
  const row = within(section('Course Curriculum')).getByRole('heading', { level: 3, name }).parentElement;
  const details = row?.parentElement;
  if (row?.localName !== 'summary' || !(details instanceof HTMLDetailsElement)) {
    throw new Error(`${String(name)} does not unfold`);
  }
  return { row, details };
}
const openLessons = () =>
  lessons()
    .filter(({ open }) => open)
    .map((details) => within(details).getByRole('heading', { level: 3 }).textContent);

async function openCourse(address: string, options?: Parameters<typeof renderAt>[1]) {
  const opened = await renderAt(address, options);
  await screen.findByRole('region', { name: 'Course Curriculum' });
  return opened;
}

test('a course page shows title, short description, instructor, rating, reviews, students and last update', async () => {
  await openCourse(prompting);
  const page = within(await findPage());
  expect(
    page.getByRole('heading', {
      level: 1,
      name: 'Prompting That Works: From First Draft to Reliable Results',
    }),
  ).toBeVisible();
  expect(
    page.getByText(
      'Write instructions a model can follow, test them like recipes, and keep a library you will reuse every week.',
    ),
  ).toBeVisible();
  expect(page.getByText('Created by').parentElement).toHaveTextContent('Created by Priya Raghunathan');
  expect(page.getByText('Rated 4.9 out of 5, 463 reviews')).toBeInTheDocument();
  expect(page.getByText('1,876 students')).toBeVisible();
  const day = page.getByText('October 6, 2025');
  expect(day.parentElement).toHaveTextContent('Last updated October 6, 2025');
  expect(day).toHaveAttribute('datetime', '2025-10-06');
  expect(document.title).toBe('Prompting That Works: From First Draft to Reliable Results | AI Club');
});

test("What you'll learn lists the outcomes", async () => {
  await openCourse(prompting);
  const outcomes = within(section("What you'll learn")).getAllByRole('listitem');
  expect(outcomes.map(({ textContent }) => textContent)).toEqual([
    'Write prompts with a goal, context, constraints and a worked example.',
    'Break a large task into steps that can each be checked.',
    'Build a small test set and compare prompt versions fairly.',
    'Keep a personal prompt library that survives a change of model.',
  ]);
});

test('the side card shows price, original price, discount, guarantee and the six includes', async () => {
  await openCourse(prompting);
  const card = within(sideCard());
  expect(card.getByText('$79.00')).toBeVisible();
  expect(card.getByText('$149.00')).toHaveTextContent('Original price $149.00');
  expect(card.getByText('47% off')).toBeVisible();
  expect(card.getByText('One payment in US dollars. No subscription.')).toBeVisible();
  expect(card.getByRole('button', { name: 'Enroll Now' })).toBeEnabled();
  expect(card.getByText('30-Day Money-Back Guarantee')).toBeVisible();
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '5h of video',
    '14 lessons',
    'Downloadable resources',
    'Mobile and TV access',
    'Beginner level',
    'Certificate of completion',
  ]);
});

test('a course without an original price shows one price, and a free course shows Free', async () => {
  const { router } = await openCourse(priceItRight);
  expect(within(sideCard()).getByText('$100.00')).toBeVisible();
  expect(within(sideCard()).queryByText(/Original price/)).not.toBeInTheDocument();
  expect(within(sideCard()).getByText('4h 15m of video')).toBeVisible();

  await act(() => router.navigate(startHere));
  await screen.findByRole('heading', { level: 1, name: 'Start Here: AI in Plain Language' });
  expect(within(sideCard()).getByText('Free')).toBeVisible();
  expect(within(sideCard()).queryByText(/US dollars/)).not.toBeInTheDocument();
});

test('the curriculum numbers its lessons and shows their minutes', async () => {
  await openCourse(prompting);
  const curriculum = within(section('Course Curriculum'));
  expect(curriculum.getByText(/14 lessons · 5h/)).toBeVisible();
  const rows = curriculum
    .getAllByRole('heading', { level: 3 })
    .map(({ parentElement }) => parentElement?.textContent);
  expect(rows).toHaveLength(14);
  expect(rows[0]).toBe('1What a prompt really is14 min');
  expect(rows[13]).toBe('14Project: ship one prompt you will use every week23 min');
});

test('pressing a lesson shows its description, and pressing it again hides it', async () => {
  const { user } = await openCourse(prompting);
  const { row } = lesson(/The four-part prompt/);
  const description = screen.getByText(/fill in under a minute/);
  expect(description).not.toBeVisible();
  await user.click(row);
  expect(description).toBeVisible();
  await user.click(row);
  expect(description).not.toBeVisible();
});

test('Expand all opens every lesson and turns into Collapse all', async () => {
  const { user } = await openCourse(prompting);
  await user.click(screen.getByRole('button', { name: 'Expand all' }));
  expect(openLessons()).toHaveLength(14);
  await user.click(screen.getByRole('button', { name: 'Collapse all' }));
  expect(openLessons()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Expand all' })).toBeVisible();
});

test('Collapse all also closes lessons that the browser opened for its page search', async () => {
  const { user } = await openCourse(prompting);
  for (const details of lessons()) details.open = true;
  await user.click(await screen.findByRole('button', { name: 'Collapse all' }));
  expect(openLessons()).toEqual([]);
});

test('an address ending in #lesson-4 opens the fourth lesson and focuses it', async () => {
  await openCourse(`${prompting}#lesson-4`);
  const { row, details } = lesson(/Asking for a shape/);
  expect(details.open).toBe(true);
  expect(row).toHaveFocus();
});

test('Back to an address with a lesson opens it again without moving focus or scroll', async () => {
  const { user, router } = await openCourse(`${prompting}#lesson-4`);
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Pricing' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/pricing'));
  await act(() => router.navigate(-1));
  const { row, details } = lesson(/Asking for a shape/);
  expect(details.open).toBe(true);
  expect(row).not.toHaveFocus();
  expect(scroll).not.toHaveBeenCalled();
});

test('an open lesson has a link to itself', async () => {
  const { user, router } = await openCourse(prompting);
  const { row, details } = lesson(/Role and reader/);
  await user.click(row);
  const link = within(details).getByRole('link', { name: 'Link to this lesson' });
  expect(link).toHaveAttribute('href', `${prompting}#lesson-5`);
  await user.click(link);
  await waitFor(() => expect(router.state.location.hash).toBe('#lesson-5'));
  expect(row).toHaveFocus();
});

test.each(['#lesson-0', '#lesson-15', '#lesson-x', '#constructor', '#lesson-4<script>'])(
  'an address ending in %s opens no other lesson',
  async (hash) => {
    await openCourse(`${prompting}${hash}`);
    expect(openLessons()).toEqual(['What a prompt really is']);
  },
);

test('a prerequisite links to the course that satisfies it and shows its price', async () => {
  await openCourse(prompting);
  const prerequisites = section('Prerequisites');
  expect(prerequisites).toHaveTextContent(
    'Start Here: AI in Plain Language (Free), or equivalent experience',
  );
  expect(
    within(prerequisites).getByRole('link', { name: 'Start Here: AI in Plain Language' }),
  ).toHaveAttribute('href', startHere);
});

test('a course links to the courses that need it, and has no Prerequisites when it needs none', async () => {
  await openCourse(startHere);
  expect(screen.queryByRole('region', { name: 'Prerequisites' })).not.toBeInTheDocument();
  const links = within(section('Where this leads')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Prompting That Works: From First Draft to Reliable Results',
    'Machine Learning Intuition for Creators',
  ]);
});

test('Description shows the long text', async () => {
  await openCourse(startHere);
  expect(section('Description')).toHaveTextContent(/everybody around you talks about AI/);
});

test('the instructor is shown with a biography and other courses', async () => {
  await openCourse(prompting);
  const instructor = within(section('Your instructor'));
  expect(instructor.getByRole('heading', { level: 3, name: 'Priya Raghunathan' })).toBeVisible();
  expect(instructor.getByText(/decade in search and recommendation systems/)).toBeVisible();
  expect(instructor.getByRole('heading', { level: 4, name: 'Also by Priya Raghunathan' })).toBeVisible();
  expect(instructor.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Machine Learning Intuition for Creators',
    'Build Your First AI Assistant with an API',
    'Your Own Knowledge Base: Retrieval Without the Jargon',
  ]);
});

test('Back to Courses leads to the catalogue', async () => {
  const { user, router } = await openCourse(prompting);
  const back = screen.getByRole('link', { name: 'Back to Courses' });
  expect(back).toHaveAttribute('href', '/courses');
  await user.click(back);
  await waitFor(() => expect(router.state.location.pathname).toBe('/courses'));
});

test('Back to Courses returns to the filtered catalogue that the visitor came from', async () => {
  const { user, router } = await renderAt('/courses?level=advanced&sort=newest');
  await user.click(await screen.findByRole('link', { name: /One-Person Agency/ }));
  await screen.findByRole('region', { name: 'Course Curriculum' });
  const back = screen.getByRole('link', { name: 'Back to Courses' });
  expect(back).toHaveAttribute('href', '/courses?level=advanced&sort=newest');
  await user.click(back);
  await waitFor(() => expect(router.state.location.search).toBe('?level=advanced&sort=newest'));
  expect(router.state.historyAction).toBe('POP');
});

test('the way back to the filtered catalogue is kept from one course to the next', async () => {
  const { user, router } = await renderAt('/courses?level=advanced&sort=newest');
  await user.click(await screen.findByRole('link', { name: /One-Person Agency/ }));
  await screen.findByRole('region', { name: 'Course Curriculum' });
  const [other] = within(section('Your instructor')).getAllByRole('link');
  if (!other) throw new Error('The instructor has no other course');
  const title = other.textContent;
  await user.click(other);
  await screen.findByRole('heading', { level: 1, name: title });
  const back = screen.getByRole('link', { name: 'Back to Courses' });
  expect(back).toHaveAttribute('href', '/courses?level=advanced&sort=newest');
  await user.click(back);
  await waitFor(() => expect(router.state.location.search).toBe('?level=advanced&sort=newest'));
  expect(router.state.historyAction).toBe('PUSH');
});

test('pressing Back to Courses twice before the catalogue appears goes one step back', async () => {
  const { user, router } = await renderAt('/about');
  await act(() => router.navigate('/courses?level=advanced'));
  await user.click(await screen.findByRole('link', { name: /One-Person Agency/ }));
  await screen.findByRole('region', { name: 'Course Curriculum' });
  const back = screen.getByRole('link', { name: 'Back to Courses' });
  await act(async () => {
    back.click();
    back.click();
  });
  expect(await screen.findByRole('link', { name: /One-Person Agency/ })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/courses');
});

test('Back to Courses adds a step of history when the catalogue is in another tab', async () => {
  Object.defineProperty(document, 'referrer', {
    value: `${window.location.origin}/courses?price=free`,
    configurable: true,
  });
  // jsdom has no Navigation API. In a new tab there is nothing to go back to.
  Object.defineProperty(window, 'navigation', { value: { canGoBack: false }, configurable: true });
  window.history.pushState(null, '', '/');
  const { user, router } = await openCourse(startHere);
  await user.click(screen.getByRole('link', { name: 'Back to Courses' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/courses'));
  expect(router.state.historyAction).toBe('PUSH');
  Reflect.deleteProperty(document, 'referrer');
  Reflect.deleteProperty(window, 'navigation');
});

test('Back to Courses returns the focus to the card of the course', async () => {
  const { user } = await renderAt('/courses?level=advanced');
  await user.click(await screen.findByRole('link', { name: /One-Person Agency/ }));
  await screen.findByRole('region', { name: 'Course Curriculum' });
  await user.click(screen.getByRole('link', { name: 'Back to Courses' }));
  const card = await screen.findByRole('link', { name: /One-Person Agency/ });
  await waitFor(() => expect(card).toHaveFocus());
});

test('a catalogue left before its hydration is known by the referrer', async () => {
  Object.defineProperty(document, 'referrer', {
    value: `${window.location.origin}/courses?price=free`,
    configurable: true,
  });
  await openCourse(startHere);
  expect(screen.getByRole('link', { name: 'Back to Courses' })).toHaveAttribute(
    'href',
    '/courses?price=free',
  );
  Object.defineProperty(document, 'referrer', {
    value: 'https://evil.example/courses?x',
    configurable: true,
  });
  await act(async () => cleanup());
  await openCourse(startHere);
  expect(screen.getByRole('link', { name: 'Back to Courses' })).toHaveAttribute('href', '/courses');
  Reflect.deleteProperty(document, 'referrer');
});

test.each([{ catalogue: 42 }, { catalogue: '//evil.example' }, 'text', { catalogue: { search: '?x' } }])(
  'invalid router state %j is ignored',
  async (state) => {
    await openCourse(prompting, { state });
    expect(screen.getByRole('link', { name: 'Back to Courses' })).toHaveAttribute('href', '/courses');
  },
);

test.each([
  ['Beginner', startHere, 1],
  ['Intermediate', '/course/e11c6868-56ef-51d1-ba31-7183b463fc44', 2],
  ['Advanced', '/course/3259aea9-982a-59ce-a7b3-b405f6a57b96', 3],
])('the level %s is drawn with one bar per step', async (level, address, bars) => {
  await openCourse(address);
  const row = within(sideCard())
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent === `${level} level`);
  expect(row?.querySelectorAll('path:not([fill-opacity])')).toHaveLength(bars);
});

test('Enroll Now shows a member the alert', async () => {
  const { user } = await openCourse(prompting, { as: seedUsers.ada });
  await user.click(within(sideCard()).getByRole('button', { name: 'Enroll Now' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Enrolling in Prompting That Works: From First Draft to Reliable Results',
  );
});

test('Enroll Now sends a visitor to login', async () => {
  const { user, router } = await openCourse(prompting);
  await user.click(within(sideCard()).getByRole('button', { name: 'Enroll Now' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

test('login leads back to the course, and to its button only once', async () => {
  const { user, router } = await openCourse(prompting);
  await user.click(within(sideCard()).getByRole('button', { name: 'Enroll Now' }));
  await user.type(await screen.findByLabelText('Email address'), seedUsers.ada.email);
  await user.type(screen.getByLabelText('Password'), seedUsers.ada.password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));

  await waitFor(() => expect(router.state.location.pathname).toBe(prompting));
  await screen.findByText('You are signed in. Press Enroll Now to continue.');
  expect(within(sideCard()).getByRole('button', { name: 'Enroll Now' })).toHaveFocus();

  await act(() => router.navigate('/about'));
  await act(() => router.navigate(-1));
  await findPage();
  expect(screen.queryByText('You are signed in. Press Enroll Now to continue.')).not.toBeInTheDocument();
});

const backToCourses = () => screen.getByRole('link', { name: 'Back to Courses' });

async function signInAsAda(user: Awaited<ReturnType<typeof renderAt>>['user']) {
  await user.type(await screen.findByLabelText('Email address'), seedUsers.ada.email);
  await user.type(screen.getByLabelText('Password'), seedUsers.ada.password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByText('You are signed in. Press Enroll Now to continue.');
}

test("after signing in to enroll, Back to Courses still has the catalogue's filters", async () => {
  const { user, router } = await renderAt('/courses?level=advanced');
  await user.click(await screen.findByRole('link', { name: /One-Person Agency/ }));
  await screen.findByRole('region', { name: 'Course Curriculum' });
  await user.click(within(sideCard()).getByRole('button', { name: 'Enroll Now' }));
  await signInAsAda(user);
  expect(within(sideCard()).getByRole('button', { name: 'Enroll Now' })).toHaveFocus();
  await user.click(backToCourses());
  await screen.findByRole('heading', { name: 'All courses' });
  expect(router.state.location).toMatchObject({ pathname: '/courses', search: '?level=advanced' });
});

test('after a reset link was requested on the way, signing in also leads back to the filtered catalogue', async () => {
  const { user } = await renderAt('/courses?level=advanced');
  await user.click(await screen.findByRole('link', { name: /One-Person Agency/ }));
  await screen.findByRole('region', { name: 'Course Curriculum' });
  await user.click(within(sideCard()).getByRole('button', { name: 'Enroll Now' }));
  await user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
  await user.click(await screen.findByRole('link', { name: 'Back to Sign in' }));
  await signInAsAda(user);
  expect(backToCourses()).toHaveAttribute('href', '/courses?level=advanced');
});

test('after enrolling from a card and signing in, Back to Courses leads to the same list', async () => {
  const { user } = await renderAt('/courses?level=advanced');
  const [enroll] = await screen.findAllByRole('button', { name: 'Enroll Now' });
  await user.click(enroll ?? document.body);
  await signInAsAda(user);
  expect(backToCourses()).toHaveAttribute('href', '/courses?level=advanced');
});

describe('after enrolling from a course and signing in', () => {
  /** What browsers tell of their history; jsdom has no Navigation API. */
  const tellOfHistory = (...paths: string[]) =>
    Object.assign(window, {
      navigation: {
        canGoBack: true,
        currentEntry: { index: paths.length - 1 },
        entries: () => paths.map((path) => ({ url: `http://localhost${path}`, sameDocument: true })),
      },
    });

  afterEach(() => {
    Reflect.deleteProperty(window, 'navigation');
  });

  test('Back leads to where the visitor was before the course', async () => {
    const { user, router } = await renderAt('/courses', { isInBrowser: true });
    await user.click(await screen.findByRole('link', { name: /Prompting That Works/ }));
    await screen.findByRole('region', { name: 'Course Curriculum' });
    await user.click(within(sideCard()).getByRole('button', { name: 'Enroll Now' }));
    await screen.findByText(/^Sign in to enroll in Prompting That Works/);
    tellOfHistory('/courses', prompting, '/login');
    await signInAsAda(user);
    await waitFor(() => expect(within(sideCard()).getByRole('button', { name: 'Enroll Now' })).toHaveFocus());
    expect(router.state.location.pathname).toBe(prompting);
    act(() => window.history.back());
    expect(await screen.findByRole('searchbox', { name: 'Search courses' })).toBeVisible();
  });

  test('Back to Courses leads there also where the course was opened from another one', async () => {
    const { user, router } = await renderAt('/courses?level=beginner', { isInBrowser: true });
    await act(() => router.navigate(prompting, { state: { catalogue: '?level=beginner', isFarBack: true } }));
    await screen.findByRole('region', { name: 'Course Curriculum' });
    await user.click(within(sideCard()).getByRole('button', { name: 'Enroll Now' }));
    await screen.findByText(/^Sign in to enroll in Prompting That Works/);
    tellOfHistory('/courses?level=beginner', prompting, '/login');
    await signInAsAda(user);
    await waitFor(() => expect(within(sideCard()).getByRole('button', { name: 'Enroll Now' })).toHaveFocus());
    expect(router.state.location.state).toMatchObject({ isFarBack: true });
    expect(screen.getByRole('link', { name: 'Back to Courses' })).toHaveAttribute(
      'href',
      '/courses?level=beginner',
    );
  });

  test('Back leads there also from sign-up, which login has led to', async () => {
    emulator.configure({ autoconfirm: true });
    const { user, router } = await renderAt('/pricing', { isInBrowser: true });
    await act(() => router.navigate(prompting));
    await screen.findByRole('region', { name: 'Course Curriculum' });
    await user.click(within(sideCard()).getByRole('button', { name: 'Enroll Now' }));
    await user.click(await screen.findByRole('link', { name: 'Join AI Club' }));
    await screen.findByRole('heading', { level: 1, name: 'Join AI Club' });
    tellOfHistory('/pricing', prompting, '/login', '/signup');
    await user.type(screen.getByLabelText('First Name'), 'Nora');
    await user.type(screen.getByLabelText('Last Name'), 'Berg');
    await user.type(screen.getByLabelText('Email address'), 'nora@example.com');
    await user.type(screen.getByLabelText('Password'), 'correct horse');
    await user.type(screen.getByLabelText('Confirm Password'), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    await screen.findByText('You are signed in. Press Enroll Now to continue.');
    act(() => window.history.back());
    await waitFor(() => expect(router.state.location.pathname).toBe('/pricing'));
  });
});

test('after signing in, Enroll Now has the focus and one line says so, exactly once', async () => {
  const { router } = await openCourse(prompting, { as: seedUsers.ada, state: { backToEnroll: true } });
  await waitFor(() => expect(within(sideCard()).getByRole('button', { name: 'Enroll Now' })).toHaveFocus());
  expect(within(sideCard()).getByRole('status')).toHaveTextContent(
    'You are signed in. Press Enroll Now to continue.',
  );
  expect(router.state.location.state).toBeNull();
});

const badIds = [
  ...Object.getOwnPropertyNames(Object.prototype),
  '1',
  '%20',
  'a%2Fb',
  '%00',
  '90b728ae-ebae-58b6-a2eb-c77d707fbd55%20',
  '90B728AE-EBAE-58B6-A2EB-C77D707FBD55',
  '<script>alert(1)<%2Fscript>',
  'x'.repeat(10_000),
];

test.each(badIds)('the unknown id %j leads to Course not found', async (id) => {
  await renderAt(`/course/${id}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Course not found' })).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Back to Courses' })).toHaveAttribute(
    'href',
    '/courses',
  );
  expect(document.title).toBe('Course not found | AI Club');
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test.each(['.', ')', '),', '\u201D.'])(
  'an address with %j copied from a sentence leads to the course',
  async (marks) => {
    const { router } = await renderAt(`${prompting}${marks}`);
    expect(await screen.findByRole('heading', { level: 1, name: /^Prompting That Works/ })).toBeVisible();
    expect(router.state.location.pathname).toBe(prompting);
  },
);

test('no address below /course or /courses crashes the page', async () => {
  const { router } = await renderAt('/course/1');
  await screen.findByRole('heading', { level: 1, name: 'Course not found' });
  const piece = fc.oneof(
    anyText({ maxLength: 40 }),
    fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype), '%E0%A4%A', '..', '//', '<b>', '\u0000'),
  );
  const address = fc.oneof(
    piece.map((id) => `/course/${encodeURIComponent(id.toWellFormed())}`),
    piece.map((query) => `/courses?category=${encodeURIComponent(query.toWellFormed())}`),
    fc
      .tuple(fc.constantFrom('category', 'level', 'price', 'sort', 'view', 'q', 'x'), piece)
      .map(([name, value]) => `/courses?${name}=${value.toWellFormed().replaceAll('#', '')}`),
  );
  await fc.assert(
    fc.asyncProperty(address, async (path) => {
      await act(() => router.navigate(path));
      // Not by role: on a page of 24 cards that would take most of this test's time.
      expect(document.querySelector('h1')).toHaveTextContent(/Course not found|courses/i);
    }),
    { seed: 4, numRuns: 50 },
  );
});
