import { filterOptions, optionsWith } from './catalogueFilters';
import { courses } from './courses';

const bandsOf = (price: number) => {
  const options = courses.slice(0, 1).flatMap((course) => optionsWith({ ...course, price }));
  return filterOptions.price.filter((band) => options.includes(band));
};

test.each([
  [0, ['free', 'under-50']],
  [49.99, ['under-50']],
  [50, ['50-100']],
  [100, ['50-100']],
  [100.01, ['over-100']],
])('$%d is in the price bands %j', (price, bands) => {
  expect(bandsOf(price)).toEqual(bands);
});

test.each(courses)('$title is in the lists of its subject and its level, and of no other', (course) => {
  const options = optionsWith(course);
  expect(filterOptions.category.filter((category) => options.includes(category))).toEqual([course.category]);
  expect(filterOptions.level.filter((level) => options.includes(level))).toEqual([course.difficulty]);
});

test('no two filters share an option, because a card names the options of all of them in one list', () => {
  const options = Object.values(filterOptions).flat();
  expect(new Set(options).size).toBe(options.length);
});
