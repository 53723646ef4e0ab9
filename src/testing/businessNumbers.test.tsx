import { screen } from '@testing-library/react';
import { renderAt } from './renderAt';

const readable = async (address: string): Promise<string> => {
  const { view } = await renderAt(address);
  await screen.findByRole('heading', { level: 1 });
  const text = screen.getByRole('main').textContent.replaceAll('\u00a0', ' ');
  view.unmount();
  return text;
};

const course = '/course/90b728ae-ebae-58b6-a2eb-c77d707fbd55';

const addresses = [
  '/',
  course,
  '/creators',
  '/pricing',
  '/about',
  '/careers',
  '/press',
  '/blog',
  '/contact',
  '/help',
  '/terms',
  '/privacy',
  '/refund',
  '/affiliate',
];

const pages = new Map<string, string>();

beforeAll(async () => {
  for (const address of addresses) pages.set(address, await readable(address));
});

/** What the pattern's group matches on any page, once each. */
const said = (pattern: RegExp): string[] => [
  ...new Set(
    [...pages.values()].flatMap((text) => [...text.matchAll(pattern)].map(([, found = '']) => found)),
  ),
];

const pagesThatSay = (pattern: RegExp): string[] =>
  [...pages].filter(([, text]) => pattern.test(text)).map(([address]) => address);

test('the Student Pass has a 7-day guarantee and a course 30 days, on every page that mentions one', () => {
  expect(said(/(\d+)[- ]days?\b/gi).sort()).toEqual(['30', '7']);
  expect(pagesThatSay(/7[- ]day/)).toEqual(['/pricing', '/about', '/help', '/terms', '/refund']);
  expect(pagesThatSay(/30[- ]day/i)).toEqual([
    course,
    '/creators',
    '/pricing',
    '/about',
    '/help',
    '/terms',
    '/refund',
  ]);
});

test('creators keep 80% of their own sales and 50% of discovered ones, on every page that mentions a share', () => {
  expect(
    said(
      /(\d+)% (?:of (?:the )?sales[^.]{0,40}own|of (?:the )?sales (?:they|you) bring|when you bring|from own)/g,
    ),
  ).toEqual(['80']);
  expect(said(/(\d+)% (?:of (?:the )?sales [^.]{0,20}discovery|when AI Club|from discovery)/g)).toEqual([
    '50',
  ]);
  expect(pagesThatSay(/80%/)).toEqual(['/creators', '/about', '/press', '/help', '/terms', '/affiliate']);
  expect(pagesThatSay(/50%/)).toEqual(['/creators', '/about', '/press', '/help', '/terms', '/affiliate']);
});

test('a month costs $29 or $99, on every page that mentions a monthly price', () => {
  expect(said(/\$(\d+)\)? per month/g).sort()).toEqual(['29', '99']);
  expect(pagesThatSay(/\$29 per month/)).toEqual(['/pricing', '/press', '/terms']);
  expect(pagesThatSay(/\$99 per month/)).toEqual(['/creators', '/pricing', '/press', '/help', '/terms']);
});

test('a password has at least 6 characters, on every page that mentions it', () => {
  expect(said(/at least (\d+) characters/g)).toEqual(['6']);
});

test('the four statistics are the same wherever they appear', () => {
  for (const figure of ['50,000+', '500+', '100+', '95%']) {
    const standing = [...pages].filter(([, text]) => text.includes(figure)).map(([address]) => address);
    expect(standing).toEqual(['/', '/about', '/press']);
  }
});

test('no page has placeholder text', () => {
  expect(pagesThatSay(/lorem|ipsum|being written|coming soon/i)).toEqual([]);
});
