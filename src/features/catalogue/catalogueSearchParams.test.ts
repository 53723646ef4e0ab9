import * as fc from 'fast-check';
import { catalogueParameters } from '@/paths';
import { anyText } from '@/testing/anyText';
import { categories } from './categories';
import { levels, priceBands, sorts, views } from './catalogueFilters';
import { readCatalogue, writeCatalogue } from './catalogueSearchParams';
import { initialCatalogue, type CatalogueState } from './catalogueSlice';
import { courses } from './courses';
import { filterCourses } from './filterCourses';

const read = (query: string): CatalogueState => readCatalogue(new URLSearchParams(query));

const oneOf = <Value extends string>(options: readonly { value: Value }[]) =>
  fc.constantFrom<Value | 'all'>('all', ...options.map(({ value }) => value));

const anyState: fc.Arbitrary<CatalogueState> = fc.record({
  text: fc.string({ unit: 'grapheme' }).map((text) => (text.trim() ? text : '')),
  category: oneOf(categories.map(({ slug }) => ({ value: slug }))),
  level: oneOf(levels),
  price: oneOf(priceBands),
  sort: fc.constantFrom(...sorts.map(({ value }) => value)),
  view: fc.constantFrom(...views.map(({ value }) => value)),
});

test('the default state needs no parameters', () => {
  expect(writeCatalogue(initialCatalogue).toString()).toBe('');
  expect(read('')).toEqual(initialCatalogue);
});

test('parameters are always in the same order', () => {
  const state: CatalogueState = {
    view: 'list',
    sort: 'price-asc',
    text: 'video & sound',
    price: 'over-100',
    level: 'intermediate',
    category: 'tool-mastery',
  };
  expect(writeCatalogue(state).toString()).toBe(
    'category=tool-mastery&level=intermediate&price=over-100&q=video+%26+sound&sort=price-asc&view=list',
  );
  expect(
    read(
      '?view=list&q=video+%26+sound&sort=price-asc&level=intermediate&category=tool-mastery&price=over-100',
    ),
  ).toEqual(state);
});

test("the start script knows every parameter of the catalogue's addresses", () => {
  const written = fc
    .sample(anyState, { seed: 4, numRuns: 200 })
    .flatMap((state) => [...writeCatalogue(state).keys()]);
  expect(new Set(written)).toEqual(new Set(catalogueParameters));
});

test('every state survives being written to an address and read back', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      expect(read(writeCatalogue(state).toString())).toEqual(state);
    }),
    { seed: 4, numRuns: 500 },
  );
});

test('any address gives a valid state that can be written again', () => {
  fc.assert(
    fc.property(fc.oneof(anyText(), fc.webQueryParameters()), (query) => {
      const state = read(query);
      expect(read(writeCatalogue(state).toString())).toEqual(state);
      expect(filterCourses(courses, state, state.sort).courses.length).toBeLessThanOrEqual(24);
    }),
    { seed: 4, numRuns: 500 },
  );
});

test('unknown values are ignored one by one', () => {
  expect(read('?category=cooking&level=beginner&price=cheap&sort=random&view=list')).toEqual({
    ...initialCatalogue,
    level: 'beginner',
    view: 'list',
  });
});

test('names of object properties are not values', () => {
  for (const name of Object.getOwnPropertyNames(Object.prototype)) {
    expect(read(`?category=${name}&level=${name}&price=${name}&sort=${name}&view=${name}`)).toEqual(
      initialCatalogue,
    );
  }
});

test('nonsense, scripts and invalid escapes show all courses', () => {
  for (const value of [
    '%E0%A4%A',
    '',
    '%20%20',
    '<script>alert(1)</script>',
    "'; DROP--",
    '%00',
    'all',
    'x'.repeat(9_000),
  ]) {
    expect(read(`?category=${value}&level=${value}&price=${value}&sort=${value}&view=${value}`)).toEqual(
      initialCatalogue,
    );
  }
});

test('values are read in any case and without surrounding spaces', () => {
  expect(read('?category=AI-Fundamentals&level=%20Advanced%20&price=FREE&sort=Newest&view=LIST')).toEqual({
    text: '',
    category: 'ai-fundamentals',
    level: 'advanced',
    price: 'free',
    sort: 'newest',
    view: 'list',
  });
});

test('the first of repeated parameters counts', () => {
  expect(read('?category=monetization&category=tool-mastery&q=one&q=two')).toEqual({
    ...initialCatalogue,
    category: 'monetization',
    text: 'one',
  });
});

test('a blank search is no search, and the space after a word is kept', () => {
  expect(read('?q=%20%20').text).toBe('');
  expect(writeCatalogue({ ...initialCatalogue, text: '   ' }).toString()).toBe('');
  expect(read('?q=video%20').text).toBe('video ');
});
