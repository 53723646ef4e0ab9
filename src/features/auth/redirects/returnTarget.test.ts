import * as fc from 'fast-check';
import { readRememberedPlace, type RememberedPlace, safeReturnTo } from './returnTarget';
import { readRouterState } from './routerState';

const hostile: unknown[] = [
  '//evil.com',
  '///evil.com',
  '/\\evil.com',
  '\\\\evil.com',
  '\\/evil.com',
  '/\t/evil.com',
  '/\n/evil.com',
  '/ /evil.com',
  ' //evil.com',
  '\u0000//evil.com',
  '/\u0000/evil.com',
  '/\u007f/evil.com',
  'https://evil.com',
  'https:evil.com',
  'HTTPS://evil.com',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://evil.com/x',
  './/evil.com',
  '/.//evil.com',
  '/..//evil.com',
  '/%2e%2e//evil.com',
  '/course/..//evil.com',
  '/login',
  '/LOGIN/',
  '/login?next=/login',
  '/signup',
  '/forgot-password',
  '/reset-password#x',
  '/dashboard/../login',
  '',
  'dashboard',
  '?x',
  '#x',
  `/${'a'.repeat(3000)}`,
  null,
  undefined,
  42,
  {},
  ['//evil'],
  { toString: () => '/course/1' },
];

test.each(hostile)('a hostile return target leads to the dashboard: %p', (target) => {
  expect(safeReturnTo(target)).toBe('/dashboard');
});

test.each([
  '/course/1',
  '/course/1?x=1#y',
  '/courses?category=ai-fundamentals',
  '/%2F%2Fevil.com',
  '/@evil.com',
  '/dashboard',
])('a page of this site is kept: %s', (target) => {
  expect(safeReturnTo(target)).toBe(target);
});

test('no text leads off the site or back to a sign-in page', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    ':',
    '@',
    '%2f',
    '%5c',
    '\t',
    '\u0000',
    'http',
    'javascript',
    'evil.com',
    'login',
    '?',
    '#',
    ' ',
  );
  const texts = fc.oneof(
    fc.string(),
    fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const target = safeReturnTo(text);
      const url = new URL(target, 'https://aiclub.example');
      expect(url.origin).toBe('https://aiclub.example');
      expect(target).toMatch(/^\/(?!\/)/);
      expect(url.pathname.toLowerCase().replace(/\/+$/, '')).not.toBe('/login');
    }),
    { seed: 5, numRuns: 10_000 },
  );
});

test('a return target is stored with the course to enroll in and read back', () => {
  const place: RememberedPlace = { from: '/course/1', enrollTitle: 'Prompting That Works' };
  expect(readRememberedPlace(place)).toEqual(place);
});

test('invalid parts of the router state are left out one by one', () => {
  expect(readRememberedPlace({ from: '//evil.com', enrollTitle: 7, reason: 'ended' })).toEqual({
    reason: 'ended',
  });
  expect(readRememberedPlace('nothing')).toEqual({});
  expect(readRememberedPlace(null)).toEqual({});
});

test("only the login page's own state counts as coming back to enroll", () => {
  expect(readRouterState({ backToEnroll: true })).toEqual({ backToEnroll: true });
  expect(readRouterState({ backToEnroll: 'yes', catalogue: 'no query' })).toEqual({});
  expect(readRouterState(undefined)).toEqual({});
});
