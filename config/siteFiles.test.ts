import { matchRoutes } from 'react-router-dom';
import { routes } from '@/app/routes';
import { categories } from '@/features/catalogue/categories';
import { paths } from '@/paths';
import { knownPaths } from '@/prerender';
import { openLessonPaths, publicPaths, siteFiles } from './siteFiles';

const files = siteFiles('https://courses.example', { hasLessons: false });
const read = (name: string) => files.get(name) ?? '';

test('the sitemap lists every public page once, with the address the site is published at', () => {
  const listed = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed).toHaveLength(1 + 1 + 5 + 24 + 2 + 10);
  expect(listed).toContain('https://courses.example/');
  expect(listed).toContain('https://courses.example/courses?category=tool-mastery');
  expect(listed.filter((address) => !address.startsWith('https://courses.example/'))).toEqual([]);
});

test('the sitemap has every public prerendered page and the categories of the catalogue', () => {
  const listed = [...knownPaths.prerendered, ...categories.map(({ slug }) => paths.category(slug))];
  expect([...publicPaths].sort()).toEqual(listed.sort());
});

test('the sitemap is well-formed and says when each course last changed', () => {
  const sitemap = new DOMParser().parseFromString(read('sitemap.xml'), 'application/xml');
  expect(sitemap.querySelector('parsererror')).toBeNull();
  expect(sitemap.querySelectorAll('lastmod')).toHaveLength(24);
});

test('with learning on, the sitemap lists the lessons that are open to everyone', () => {
  const withLessons = siteFiles('https://courses.example', { hasLessons: true });
  const more = (withLessons.get('sitemap.xml') ?? '').split('\n').filter((line) => line.includes('/learn/'));
  expect(more).toHaveLength(2);
  for (const path of openLessonPaths) {
    expect(more).toContain(`  <url><loc>https://courses.example${path}</loc></url>`);
  }
});

test('the sitemap has no page of an account', () => {
  const accounts = ['/login', '/signup', '/forgot-password', '/reset-password', '/dashboard'];
  expect(publicPaths.filter((path) => accounts.includes(path))).toEqual([]);
});

test('every address in the sitemap is a page of the product', () => {
  const unknown = publicPaths.filter((path) => {
    const { pathname } = new URL(path, 'https://courses.example');
    return matchRoutes(routes, pathname)?.at(-1)?.route.path === '*';
  });
  expect(unknown).toEqual([]);
});

test("robots may crawl everything and find the sitemap's address", () => {
  expect(read('robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://courses.example/sitemap.xml\n',
  );
});

test("the manifest has the product's name, start address and both kinds of icons", () => {
  const manifest: unknown = JSON.parse(read('manifest.webmanifest'));
  expect(manifest).toMatchObject({
    name: 'AI Club',
    short_name: 'AI Club',
    start_url: '/',
    display: 'standalone',
  });
  expect(manifest).toHaveProperty(
    'icons',
    expect.arrayContaining([
      expect.objectContaining({ sizes: '192x192', type: 'image/png' }),
      expect.objectContaining({ sizes: '512x512', type: 'image/png' }),
      expect.objectContaining({ sizes: '512x512', purpose: 'maskable' }),
    ]),
  );
});

test('a browser can add the catalogue search to its search engines', () => {
  const description = new DOMParser().parseFromString(read('opensearch.xml'), 'application/xml');
  expect(description.querySelector('ShortName')?.textContent).toBe('AI Club');
  expect(description.querySelector('Url')?.getAttribute('template')).toBe(
    'https://courses.example/courses?q={searchTerms}',
  );
});

test('the well-known address for changing a password redirects to the reset form', () => {
  expect(read('.well-known/change-password.html')).toContain(
    '<meta http-equiv="refresh" content="0; url=/forgot-password" />',
  );
});
