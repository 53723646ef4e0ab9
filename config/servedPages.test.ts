import { readFileSync } from 'node:fs';
import { clearImmediate, setImmediate } from 'node:timers';
import { courses } from '@/features/catalogue/courses';
import { knownPaths, renderPage } from '@/prerender';
import { pictures } from './pictures';

const pages = new Map<string, Document>();

beforeAll(async () => {
  // React's renderer for Node needs them; the environment of these tests is a browser's, which has neither.
  Object.assign(globalThis, { setImmediate, clearImmediate });
  for (const path of [...knownPaths.prerendered, ...knownPaths.unlisted]) {
    pages.set(path, new DOMParser().parseFromString(await renderPage(path), 'text/html'));
  }
}, 120_000);

const page = (path: string): Document => {
  const found = pages.get(path);
  if (!found) throw new Error(`${path} is not prerendered`);
  return found;
};

const textOf = (path: string): string => page(path).querySelector('main')?.textContent ?? '';

const tag = (path: string, selector: string): string => {
  const elements = page(path).querySelectorAll(selector);
  return elements.length === 1
    ? (elements[0]?.getAttribute('content') ?? elements[0]?.getAttribute('href') ?? '')
    : `${elements.length} of ${selector}`;
};

const structuredData = (path: string): unknown => {
  const json = page(path).querySelector('script[type="application/ld+json"]')?.textContent;
  return json === undefined ? undefined : JSON.parse(json);
};

const allDifferent = (values: readonly string[]) =>
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);

const aboutThePage = [
  'meta[name="description"]',
  'meta[property="og:title"]',
  'meta[property="og:description"]',
];

test('every prerendered page has exactly one title, unlike any other', () => {
  for (const { head } of pages.values()) expect(head.querySelectorAll('title')).toHaveLength(1);
  allDifferent([...pages.values()].map(({ title }) => title));
});

test('every indexable page has exactly one description and preview, unlike any other', () => {
  for (const selector of aboutThePage) {
    const counts = knownPaths.prerendered.map((path) => page(path).head.querySelectorAll(selector).length);
    expect(new Set(counts)).toEqual(new Set([1]));
    allDifferent(knownPaths.prerendered.map((path) => tag(path, selector)));
  }
});

test('every description fits into a search result', () => {
  const lengths = knownPaths.prerendered.map((path) => tag(path, 'meta[name="description"]').length);
  expect(Math.min(...lengths)).toBeGreaterThan(50);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(160);
});

test('every indexable page names its own address as canonical and in its preview', () => {
  for (const path of knownPaths.prerendered) {
    expect(tag(path, 'link[rel="canonical"]')).toBe(`https://aiclub.example${path}`);
    expect(tag(path, 'meta[property="og:url"]')).toBe(`https://aiclub.example${path}`);
  }
});

test('every preview shows a generated picture', () => {
  const painted = pictures(readFileSync('public/favicon.svg', 'utf8'));
  const shown = knownPaths.prerendered.map((path) => tag(path, 'meta[property="og:image"]'));
  expect(shown.filter((address) => !painted.has(address.replace('https://aiclub.example/', '')))).toEqual([]);
});

test('every prerendered page has one main heading, and only unlisted pages are noindex', () => {
  for (const [path, document] of pages)
    expect([path, document.querySelectorAll('h1').length]).toEqual([path, 1]);
  const hidden = [...pages.keys()].filter((path) => page(path).querySelector('meta[name="robots"]'));
  expect(hidden).toEqual(knownPaths.unlisted);
});

test("a course's structured data matches the words of its page", () => {
  for (const { id, title, price, instructor } of courses) {
    const path = `/course/${id}`;
    const text = textOf(path);
    expect(structuredData(path)).toMatchObject({
      '@graph': [
        {
          '@type': 'Course',
          name: page(path).querySelector('h1')?.textContent,
          offers: { price, priceCurrency: 'USD' },
          hasCourseInstance: { instructor: { name: instructor.name } },
        },
        { '@type': 'BreadcrumbList' },
      ],
    });
    expect(page(path).querySelector('h1')?.textContent).toBe(title);
    expect(text).toContain(price === 0 ? 'Free' : `$${price}.00`);
    expect(text).toContain(instructor.name);
  }
});

test('the structured list matches the list that the catalogue shows', () => {
  const shown = [...page('/courses').querySelectorAll('main h2, main h3, main h4')].map(
    (heading) => heading.textContent,
  );
  const titles = courses.map(({ title }) => title);
  expect(shown.filter((text) => titles.includes(text))).toEqual(titles);
  expect(structuredData('/courses')).toMatchObject({
    '@graph': [{ '@type': 'ItemList', itemListElement: titles.map((name) => ({ name })) }],
  });
});

test('the structured data of the front page names the organisation and its search', () => {
  expect(structuredData('/')).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Organization', name: 'AI Club' },
      { '@type': 'WebSite', potentialAction: { target: 'https://aiclub.example/courses?q={text}' } },
    ],
  });
});
