import { readdirSync, readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { routes } from '@/app/routes';
import { courses } from '@/features/catalogue/courses';
import { instructors } from '@/features/catalogue/instructors';
import { blog } from '@/content/blog';
import { renderAt } from './renderAt';

const pages = [
  { address: '/about', title: 'About AI Club', tab: 'About' },
  { address: '/careers', title: 'Careers' },
  { address: '/press', title: 'Press' },
  { address: '/blog', title: 'Blog' },
  { address: '/contact', title: 'Contact' },
  { address: '/help', title: 'Help Center' },
  { address: '/terms', title: 'Terms of Service' },
  { address: '/privacy', title: 'Privacy Policy' },
  { address: '/refund', title: 'Refund Policy' },
  { address: '/affiliate', title: 'Affiliate Program' },
];

const main = () => screen.getByRole('main');

test.each(pages)(
  '$address has one main heading, a title, a description and a canonical address',
  async ({ address, title, tab = title }) => {
    await renderAt(address);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(within(main()).getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.title).toBe(`${tab} | AI Club`);
    const description = document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
    expect(description.length).toBeGreaterThan(50);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `https://aiclub.example${address}`,
    );
  },
);

test.each(pages)('$address has a link to each of its sections, by name', async ({ address, title }) => {
  await renderAt(address);
  await screen.findByRole('heading', { level: 1, name: title });
  const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  const headings = within(main()).getAllByRole('heading', { level: 2 });
  expect(contents.map((link) => link.textContent)).toEqual(headings.map((heading) => heading.textContent));
  expect(contents.map((link) => link.getAttribute('href'))).toEqual(
    headings.map(({ id }) => `${address}#${id}`),
  );
});

test.each([
  ...pages,
  { address: '/creators', title: 'Teach what you know. Earn on every sale.' },
  { address: '/pricing', title: 'Plans and pricing' },
])('$address has no dead link', async ({ address, title }) => {
  await renderAt(address);
  await screen.findByRole('heading', { level: 1, name: title });
  const targets = screen.getAllByRole('link').flatMap((link) => link.getAttribute('href') ?? []);
  const inside = targets.filter((target) => target.startsWith('/') && !target.startsWith('/press/'));
  const dead = inside.filter((target) => {
    const { pathname } = new URL(target, 'https://aiclub.example');
    const found = matchRoutes(routes, pathname)?.at(-1);
    const course = found?.params['id'];
    return found?.route.path === '*' || (course !== undefined && !courses.some(({ id }) => id === course));
  });
  expect(inside.length).toBeGreaterThan(15);
  expect(dead).toEqual([]);
  expect(targets.filter((target) => target === '' || (target.startsWith('#') && target !== '#main'))).toEqual(
    [],
  );
  expect(targets.filter((target) => /^https?:/.test(target))).toEqual([]);
});

test.each([
  ['/terms', 'October 1, 2025', '2025-10-01'],
  ['/privacy', 'November 26, 2026', '2026-11-26'],
  ['/refund', 'October 1, 2025', '2025-10-01'],
])('%s shows when it was last updated, and that it is sample text', async (address, written, dateTime) => {
  await renderAt(address);
  const date = await screen.findByText(written);
  expect(date).toHaveAttribute('datetime', dateTime);
  expect(screen.getByText(/sample text for a demonstration product/)).toBeVisible();
});

test('the about page introduces every instructor of the catalogue', async () => {
  await renderAt('/about');
  const people = within(await screen.findByRole('region', { name: 'People' }));
  expect(people.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(
    instructors.map(({ name }) => name),
  );
});

test('the careers page lists no invented vacancies', async () => {
  await renderAt('/careers');
  expect(await screen.findByText(/There are no open roles today/)).toBeVisible();
});

test('the blog shows six posts, all by instructors of the catalogue', async () => {
  await renderAt('/blog');
  expect(await screen.findAllByRole('article')).toHaveLength(6);
  const names = instructors.map(({ name }) => name);
  expect(blog.posts.filter(({ author }) => !names.includes(author))).toEqual([]);
});

test('the refund policy names both guarantee periods', async () => {
  await renderAt('/refund');
  expect(
    await screen.findByRole('row', { name: 'Course bought on a course page 30 days The day of purchase' }),
  ).toBeVisible();
  expect(screen.getByRole('row', { name: 'Student Pass 7 days Your first payment' })).toBeVisible();
});

test('the first cell of a table row is its header', async () => {
  await renderAt('/refund');
  const table = within(await screen.findByRole('table', { name: 'How long you have' }));
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Course bought on a course page',
    'Student Pass',
    'Creator Pro and Business',
  ]);
});

test('an e-mail address in a text opens the mail program', async () => {
  await renderAt('/careers');
  expect(await screen.findByRole('link', { name: 'jobs@aiclub.example' })).toHaveAttribute(
    'href',
    'mailto:jobs@aiclub.example',
  );
});

/** Matches storage keys in the product's source. MUI and the account client have their own. */
const storedKey = /'(aiclub-[\w-]+)'|(?:storage|client)Key = '([^']+)'|`(sb-)/g;

test('the privacy policy names every storage key of a visitor', async () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  const found = sources
    // Learning has a test of its own (learningPrivacy), and texts in `content` are not keys.
    .filter((name) => !name.includes('.test.') && !/^(features\/learning|content|testing)\//.test(name))
    .flatMap((name) => [...readFileSync(`src/${name}`, 'utf8').matchAll(storedKey)])
    .map(([, own, other, family]) => own ?? other ?? family ?? '');
  const keys = new Set([...found, 'mui-mode']);
  expect([...keys].toSorted()).toEqual([
    'aiclub-draft',
    'aiclub-ended-sessions',
    'aiclub-letter',
    'aiclub-pending-link',
    'aiclub-pending-provider',
    'aiclub-pending-redirect',
    'aiclub-single-keys',
    'aiclub-typed-by',
    'mui-mode',
    'react-router-scroll-positions',
    'reloaded-at',
    'reloaded-for-client',
    'sb-',
  ]);
  await renderAt('/privacy');
  const storage = (await screen.findByRole('region', { name: 'Cookies and storage' })).textContent;
  expect([...keys].filter((key) => !storage.includes(key))).toEqual([]);
});
