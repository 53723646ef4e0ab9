import { courses } from '@/features/catalogue/courses';
import type { Catalogue } from './page/catalogue';

/*
 * A model of what the catalogue should show, written independently from the specification and the data of the
 * courses. It uses none of the product's own filtering.
 */

export interface Filters {
  text: string;
  category: string;
  level: string;
  price: string;
  sort: string;
  view: string;
}

const defaults: Filters = {
  text: '',
  category: 'all',
  level: 'all',
  price: 'all',
  sort: 'popular',
  view: 'grid',
};

export type Choice = 'category' | 'level' | 'price' | 'sort' | 'view';

/** The values of each choice as in addresses, with their labels on the page. */
const choices: Readonly<Record<Choice, ReadonlyMap<string, string>>> = {
  category: new Map([
    ['all', 'All categories'],
    ['ai-fundamentals', 'AI Fundamentals'],
    ['content-creation', 'Content Creation'],
    ['monetization', 'Monetization'],
    ['tool-mastery', 'Tool Mastery'],
    ['business-development', 'Business Development'],
  ]),
  level: new Map([
    ['all', 'All levels'],
    ['beginner', 'Beginner'],
    ['intermediate', 'Intermediate'],
    ['advanced', 'Advanced'],
  ]),
  price: new Map([
    ['all', 'All prices'],
    ['free', 'Free'],
    ['under-50', 'Under $50'],
    ['50-100', '$50-$100'],
    ['over-100', 'Over $100'],
  ]),
  sort: new Map([
    ['popular', 'Most Popular'],
    ['newest', 'Newest'],
    ['rating', 'Highest Rated'],
    ['price-asc', 'Price Low to High'],
    ['price-desc', 'Price High to Low'],
  ]),
  view: new Map([
    ['grid', 'Grid view'],
    ['list', 'List view'],
  ]),
};

const narrowing = ['category', 'level', 'price'] as const;
const named = ['category', 'level', 'price', 'sort', 'view'] as const;

export const isCatalogue = (address: string): boolean => new URL(address).pathname === '/courses';

/** The filters in an address; unknown values are ignored. */
export function filtersOf(address: string): Filters {
  const { searchParams } = new URL(address);
  const read = (choice: Choice) => {
    const value = searchParams.get(choice)?.trim().toLowerCase() ?? '';
    return choices[choice].has(value) ? value : defaults[choice];
  };
  const text = searchParams.get('q') ?? '';
  return {
    text: text.trim() === '' ? '' : text,
    category: read('category'),
    level: read('level'),
    price: read('price'),
    sort: read('sort'),
    view: read('view'),
  };
}

export const cleared = ({ sort, view }: Filters): Filters => ({ ...defaults, sort, view });

/** The value with this label, or undefined if the choice has none. */
export const valueOf = (choice: Choice, words: string): string | undefined =>
  [...choices[choice]].find(([, label]) => label === words)?.[0];

/** The filters after choosing the option with this label; undefined if the choice has none. */
export function changedFilters(filters: Filters, choice: Choice, words: string): Filters | undefined {
  const value = valueOf(choice, words);
  return value === undefined ? undefined : { ...filters, [choice]: value };
}

type Course = (typeof courses)[number];

/** Normalizes a text for comparison: ignores case, accents, the number and kind of spaces, and the kind of hyphen. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\u2010\u2011]/g, '-')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .join(' ');

const bands: Readonly<Record<string, (price: number) => boolean>> = {
  all: () => true,
  free: (price) => price === 0,
  'under-50': (price) => price < 50,
  '50-100': (price) => price >= 50 && price <= 100,
  'over-100': (price) => price > 100,
};

const passes = (course: Course, { text, category, level, price }: Filters): boolean =>
  (category === 'all' || course.category === category) &&
  (level === 'all' || course.difficulty === level) &&
  (bands[price]?.(course.price) ?? false) &&
  [course.title, course.shortDescription, course.instructor.name].some((own) =>
    plain(own).includes(plain(text)),
  );

/** The sort keys of each order; later keys decide between equals. */
const orders: Readonly<Record<string, (course: Course) => readonly (number | string)[]>> = {
  popular: ({ enrollmentCount }) => [-enrollmentCount],
  newest: ({ createdAt, enrollmentCount }) => [-Date.parse(createdAt), -enrollmentCount],
  rating: ({ rating, reviewsCount, enrollmentCount }) => [-rating, -reviewsCount, -enrollmentCount],
  'price-asc': ({ price, enrollmentCount }) => [price, -enrollmentCount],
  'price-desc': ({ price, enrollmentCount }) => [-price, -enrollmentCount],
};

function inOrder(list: readonly Course[], sort: string): Course[] {
  const measure = orders[sort] ?? (() => []);
  return list.toSorted((one, other) => {
    const others = measure(other);
    const index = measure(one).findIndex((value, at) => value !== others[at]);
    if (index === -1) return 0;
    return (measure(one)[index] ?? 0) < (others[index] ?? 0) ? -1 : 1;
  });
}

/** The length to which a search text is shortened on its chip. */
const longestChip = 100;

function chipOf(text: string): string {
  const letters = Array.from(text);
  const shown = letters.length > longestChip ? `${letters.slice(0, longestChip).join('')}…` : text;
  return `Remove “${shown}”`;
}

function chipsOf(filters: Filters): string[] {
  const chips = narrowing
    .filter((choice) => filters[choice] !== 'all')
    .map((choice) => `Remove ${choices[choice].get(filters[choice]) ?? ''}`);
  return filters.text.trim() === '' ? chips : [chipOf(filters.text.trim()), ...chips];
}

const legends = { category: 'Category', level: 'Level', price: 'Price' } as const;

const told = (list: readonly string[]): string => JSON.stringify(list);
const collapse = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The differences between what the catalogue shows and what its filters ask for. */
export function catalogueProblems(shown: Catalogue, filters: Filters): string[] {
  const listed = inOrder(
    courses.filter((course) => passes(course, filters)),
    filters.sort,
  ).map(({ title }) => title);
  const compare = (what: string, is: string, should: string) =>
    is === should ? [] : [`${what} is ${is}, not ${should}`];
  return [
    // A text of spaces is no search, and the address does not mention it.
    ...compare('the search box', shown.search.trim() && shown.search, filters.text),
    ...narrowing.flatMap((choice) => {
      const chosen = shown.chosen[legends[choice]];
      const should = choices[choice].get(filters[choice]) ?? '';
      return chosen === undefined ? [] : compare(`the chosen ${choice}`, chosen, should);
    }),
    ...compare('the sort', shown.sort, choices.sort.get(filters.sort) ?? ''),
    ...compare('the view', shown.view, choices.view.get(filters.view) ?? ''),
    ...compare('the row of chips', told(shown.chips.map(collapse)), told(chipsOf(filters).map(collapse))),
    ...compare('the status', shown.status, `Showing ${listed.length} of ${courses.length} courses`),
    ...compare('the list', told(shown.titles), told(listed)),
  ];
}

/** Whether two states of the filters are equal. */
export const isSame = (one: Filters, other: Filters): boolean =>
  named.every((name) => one[name] === other[name]) && one.text.trim() === other.text.trim();
