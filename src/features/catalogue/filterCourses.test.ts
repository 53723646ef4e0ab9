import { categories } from './categories';
import { levels, noFilters, priceBands, sorts, type Filters, type Sort } from './catalogueFilters';
import { courses } from './courses';
import { filterCourses } from './filterCourses';
import { filterSuggestions } from './filterSuggestions';

const filterBy = (filters: Partial<Filters>, sort: Sort = 'popular') =>
  filterCourses(courses, { ...noFilters, ...filters }, sort);

const titles = (filters: Partial<Filters>, sort?: Sort): string[] =>
  filterBy(filters, sort).courses.map(({ title }) => title);

const count = (filters: Partial<Filters>): number => filterBy(filters).courses.length;

test('without filters all 24 courses are shown, most popular first', () => {
  expect(filterBy({}).courses).toEqual(courses);
});

test('the categories have 6, 6, 4, 4 and 4 courses', () => {
  expect(categories.map(({ slug }) => count({ category: slug }))).toEqual([6, 6, 4, 4, 4]);
});

test('the levels have 11, 8 and 5 courses', () => {
  expect(levels.map(({ value }) => count({ level: value }))).toEqual([11, 8, 5]);
});

test('2 courses are free, 4 under $50, 6 at $50-$100 and 14 over $100', () => {
  expect(priceBands.map(({ value }) => count({ price: value }))).toEqual([2, 4, 6, 14]);
});

test('a course at exactly $100 is in $50-$100, not over $100', () => {
  expect(titles({ price: '50-100' })).toContain('Price It Right: Packaging Your Knowledge for Sale');
  expect(titles({ price: 'over-100' })).not.toContain('Price It Right: Packaging Your Knowledge for Sale');
});

test('free courses are also under $50', () => {
  expect(filterBy({ price: 'under-50' }).courses.map(({ price }) => price)).toEqual([0, 0, 49, 49]);
});

test('two combinations match no course', () => {
  expect(count({ category: 'monetization', level: 'advanced' })).toBe(0);
  expect(count({ category: 'business-development', level: 'intermediate' })).toBe(0);
});

test('filters combine', () => {
  expect(
    titles({ category: 'ai-fundamentals', level: 'beginner', price: 'under-50', text: 'mistakes' }),
  ).toEqual(['Check the Machine: Spotting AI Mistakes Before You Publish']);
});

test('text matches title, short description or instructor, in any case', () => {
  expect(count({ text: 'PRIYA' })).toBe(4);
  expect(count({ text: 'video' })).toBe(2);
  expect(count({ text: 'start here' })).toBe(2);
  expect(titles({ text: 'a portfolio, an agency' })).toEqual([
    'First Clients: Selling AI Services as a Solo Creator',
  ]);
});

test('text does not match tags, and not across two fields', () => {
  expect(count({ text: 'pricing' })).toBe(0);
  expect(count({ text: 'plain language what' })).toBe(0);
});

test('text ignores accents, composed or not, and surrounding or doubled spaces', () => {
  const brandao = ['AI Ethics, Copyright and Disclosure for Creators'];
  expect(titles({ text: 'brandao' })).toEqual(brandao);
  expect(titles({ text: 'Brandão' })).toEqual(brandao);
  expect(titles({ text: 'Branda\u0303o' })).toEqual(brandao);
  expect(titles({ text: '  joana   brandao ' })).toEqual(brandao);
  expect(count({ text: '   ' })).toBe(24);
});

test('regular-expression characters are matched literally', () => {
  expect(
    ['[', '(', '\\', '.*', '^', '$', 'a|b', '%', '<script>', "'; DROP--"].map((text) => count({ text })),
  ).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
});

test('emoji, other scripts, İ and ten thousand letters find nothing and cause no error', () => {
  expect(['👩‍🔬', 'مرحبا', '\ud800', 'x'.repeat(10_000)].map((text) => count({ text }))).toEqual([0, 0, 0, 0]);
  expect(count({ text: 'İ' })).toBe(count({ text: 'i' }));
});

test('Newest sorts by creation date, latest first', () => {
  expect(titles({}, 'newest').slice(0, 3)).toEqual([
    'The One-Person Agency: Systems, Contracts, Delivery',
    'Numbers You Can Act On: Analytics for Creator Businesses',
    'Consistent Characters: Illustration Series with Image Models',
  ]);
});

test('among equally rated courses the one with more reviews comes first', () => {
  expect(
    filterBy({}, 'rating')
      .courses.slice(0, 5)
      .map(({ rating, reviewsCount }) => [rating, reviewsCount]),
  ).toEqual([
    [5, 19],
    [4.9, 463],
    [4.9, 188],
    [4.9, 112],
    [4.9, 12],
  ]);
});

test('prices sort in both directions, equal prices by popularity', () => {
  const cheap = filterBy({}, 'price-asc').courses;
  const dear = filterBy({}, 'price-desc').courses;
  expect(cheap.slice(0, 4).map(({ price }) => price)).toEqual([0, 0, 49, 49]);
  expect(dear.slice(0, 3).map(({ price }) => price)).toEqual([299, 249, 219]);
  for (const list of [cheap, dear]) {
    const at129 = list.filter(({ price }) => price === 129).map(({ enrollmentCount }) => enrollmentCount);
    expect(at129).toEqual([902, 318]);
  }
});

test('sorting changes only the order', () => {
  for (const { value } of sorts) {
    expect(new Set(filterBy({}, value).courses)).toEqual(new Set(courses));
  }
});

test("an option's count takes the other filters into account", () => {
  const { counts } = filterBy({ category: 'monetization', level: 'beginner' });
  expect(counts.category.get('all')).toBe(11);
  expect(counts.category.get('monetization')).toBe(1);
  expect(counts.level.get('all')).toBe(4);
  expect(counts.level.get('intermediate')).toBe(3);
  expect(counts.level.get('advanced') ?? 0).toBe(0);
  expect(counts.price.get('all')).toBe(1);
  expect(counts.price.get('50-100')).toBe(1);
});

const withAll = <Value extends string>(options: readonly { value: Value }[]): (Value | 'all')[] => [
  'all',
  ...options.map(({ value }) => value),
];

test('every count equals the courses shown after choosing that option', () => {
  const categoryValues = withAll(categories.map(({ slug }) => ({ value: slug })));
  for (const text of ['', 'video', 'price', 'priya', 'zzz']) {
    for (const category of categoryValues) {
      for (const level of withAll(levels)) {
        for (const price of withAll(priceBands)) {
          const { counts } = filterBy({ text, category, level, price });
          expect(categoryValues.map((option) => counts.category.get(option) ?? 0)).toEqual(
            categoryValues.map((option) => count({ text, category: option, level, price })),
          );
          expect(withAll(levels).map((option) => counts.level.get(option) ?? 0)).toEqual(
            withAll(levels).map((option) => count({ text, category, level: option, price })),
          );
          expect(withAll(priceBands).map((option) => counts.price.get(option) ?? 0)).toEqual(
            withAll(priceBands).map((option) => count({ text, category, level, price: option })),
          );
        }
      }
    }
  }
});

test('without matches, giving up one filter is suggested, the most fruitful first', () => {
  const suggestions = filterSuggestions(courses, {
    ...noFilters,
    category: 'monetization',
    level: 'advanced',
  });
  expect(suggestions.map(({ name, label, count: shown }) => [name, label, shown])).toEqual([
    ['category', 'Monetization', 5],
    ['level', 'Advanced', 4],
  ]);
});

test('giving up the text is suggested with its words; filters that would not help are not', () => {
  const suggestions = filterSuggestions(courses, { ...noFilters, text: ' promt ', price: 'free' });
  expect(suggestions.map(({ name, label, count: shown }) => [name, label, shown])).toEqual([
    ['text', '“promt”', 2],
  ]);
  expect(
    filterSuggestions(courses, { text: 'zzz', category: 'monetization', level: 'advanced', price: 'all' }),
  ).toEqual([]);
});

test('a diacritic on its own matches no course', () => {
  expect(['´', ' ¨ ', '\u0301'].map((text) => count({ text }))).toEqual([0, 0, 0]);
});
