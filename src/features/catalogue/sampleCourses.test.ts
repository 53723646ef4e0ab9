import { categories } from './categories';
import { sampleCourses, sampleDetails } from './sampleCourses';

const thousand = sampleCourses(1000);

/** Expects every number to lie between the bounds and, over a thousand courses, to come near both. */
function expectToFill(numbers: number[], least: number, most: number, nearness = 0.05): void {
  const slack = (most - least) * nearness;
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(least);
  expect(Math.min(...numbers)).toBeLessThanOrEqual(least + slack);
  expect(Math.max(...numbers)).toBeLessThanOrEqual(most);
  expect(Math.max(...numbers)).toBeGreaterThanOrEqual(most - slack);
}

test('any number of courses can be generated, each with its own id', () => {
  expect([0, 1, 24].map((count) => sampleCourses(count).length)).toEqual([0, 1, 24]);
  expect(new Set(thousand.map(({ id }) => id)).size).toBe(1000);
  expect(thousand[0]?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('the same seed generates the same courses, another seed different ones', () => {
  expect(sampleCourses(50, 7)).toEqual(sampleCourses(50, 7));
  expect(sampleCourses(50, 7)).not.toEqual(sampleCourses(50, 8));
  expect(thousand.slice(0, 3).map(sampleDetails)).toEqual(thousand.slice(0, 3).map(sampleDetails));
});

test('the numbers of a course cover their ranges', () => {
  expectToFill(
    thousand.map(({ price }) => price),
    49,
    299,
  );
  expectToFill(
    thousand.map(({ duration }) => duration),
    180,
    720,
  );
  expectToFill(
    thousand.map(({ lessonsCount }) => lessonsCount),
    8,
    30,
  );
  expectToFill(
    thousand.map(({ rating }) => rating),
    4,
    5,
  );
  expectToFill(
    thousand.map(({ reviewsCount }) => reviewsCount),
    10,
    500,
  );
  expectToFill(
    thousand.map(({ enrollmentCount }) => enrollmentCount),
    50,
    2000,
  );
  expect(thousand.filter(({ rating }) => Number(rating.toFixed(1)) !== rating)).toEqual([]);
  expect(thousand.filter(({ updatedAt, createdAt }) => updatedAt <= createdAt)).toEqual([]);
});

test('about 30% of the courses are reduced, by 50 to 100 dollars', () => {
  const reductions = thousand.flatMap(({ price, originalPrice }) =>
    originalPrice === undefined ? [] : [originalPrice - price],
  );
  expectToFill(reductions, 50, 100);
  expect(reductions.length).toBeGreaterThan(250);
  expect(reductions.length).toBeLessThan(350);
});

test('about 20% of the courses are featured, and every category and level occurs', () => {
  const featured = thousand.filter((course) => course.featured).length;
  expect(featured).toBeGreaterThan(150);
  expect(featured).toBeLessThan(250);
  expect(new Set(thousand.map(({ category }) => category)).size).toBe(categories.length);
  expect(new Set(thousand.map(({ difficulty }) => difficulty)).size).toBe(3);
});

test("lessons take 5 to 45 minutes and add up to the course's duration", () => {
  for (const course of thousand) {
    const minutes = sampleDetails(course).curriculum.map(({ duration }) => duration);
    expect(minutes).toHaveLength(course.lessonsCount);
    expect(minutes.reduce((total, lesson) => total + lesson, 0)).toBe(course.duration);
    expect(Math.min(...minutes)).toBeGreaterThanOrEqual(5);
    expect(Math.max(...minutes)).toBeLessThanOrEqual(45);
  }
});

test('courses have 0 to 2 prerequisites and 3 to 6 outcomes', () => {
  const details = thousand.map(sampleDetails);
  expectToFill(
    details.map(({ prerequisites }) => prerequisites.length),
    0,
    2,
  );
  expectToFill(
    details.map(({ learningOutcomes }) => learningOutcomes.length),
    3,
    6,
  );
});

test('the numbers of an instructor cover their ranges', () => {
  const instructors = thousand.map(({ instructor }) => instructor);
  expectToFill(
    instructors.map(({ coursesCount }) => coursesCount),
    3,
    25,
  );
  expectToFill(
    instructors.map(({ studentsCount }) => studentsCount),
    100,
    10_000,
  );
  expectToFill(
    instructors.map(({ rating }) => rating),
    4.2,
    5,
  );
  expectToFill(
    instructors.map(({ expertise }) => expertise.length),
    2,
    4,
  );
});
