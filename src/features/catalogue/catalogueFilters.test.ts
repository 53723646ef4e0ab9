import { choicesWith, isInPriceBand, levels, noFilters, priceBands } from './catalogueFilters';
import { categories } from './categories';
import { courses } from './courses';
import { filterCourses } from './filterCourses';

test.each([
  [0, ['free', 'under-50']],
  [49.99, ['under-50']],
  [50, ['50-100']],
  [100, ['50-100']],
  [100.01, ['over-100']],
])('$%d is in the price bands %j', (price, bands) => {
  expect(priceBands.map(({ value }) => value).filter((band) => isInPriceBand(price, band))).toEqual(bands);
});

test.each([
  ...categories.map(({ slug }) => ({ name: 'category', choice: slug })),
  ...levels.map(({ value }) => ({ name: 'level', choice: value })),
  ...priceBands.map(({ value }) => ({ name: 'price', choice: value })),
])('the courses that name "$choice" are those that the filter lets through', ({ name, choice }) => {
  const passed = filterCourses(courses, { ...noFilters, [name]: choice }, 'popular').courses;
  expect(passed.length).toBeGreaterThan(0);
  expect(new Set(courses.filter((course) => choicesWith(course).includes(choice)))).toEqual(new Set(passed));
});
