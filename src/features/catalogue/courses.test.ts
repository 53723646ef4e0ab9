import { categories, categoryLabel, isCategory } from './categories';
import type { Course } from './course';
import { courses, findCourse } from './courses';
import { findInstructor, instructors } from './instructors';
import { loadCourse } from './loadCourse';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const isoDay = /^\d{4}-\d{2}-\d{2}$/;

const ownNamesOfObjectPrototype = Object.getOwnPropertyNames(Object.prototype);

async function loadAll(): Promise<Course[]> {
  const loaded = await Promise.all(courses.map(({ id }) => loadCourse(id)));
  return loaded.filter((course) => course !== undefined);
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

test('the catalogue holds 24 courses with 24 different ids and titles', () => {
  expect(courses).toHaveLength(24);
  expect(new Set(courses.map(({ id }) => id)).size).toBe(24);
  expect(new Set(courses.map(({ title }) => title)).size).toBe(24);
  expect(courses.filter(({ id }) => !uuid.test(id))).toEqual([]);
});

test('titles have no characters that a keyboard lacks, so that a search for them as shown finds them', () => {
  expect(courses.filter(({ title }) => !/^[ -~]+$/.test(title))).toEqual([]);
});

test('courses are ordered by enrolment, so that the first six are the popular ones', () => {
  const enrolments = courses.map(({ enrollmentCount }) => enrollmentCount);
  expect(enrolments).toEqual(enrolments.toSorted((one, other) => other - one));
  expect(courses.slice(0, 6).map(({ title }) => title)).toEqual([
    'Start Here: AI in Plain Language',
    'Prompting That Works: From First Draft to Reliable Results',
    'Script to Screen: AI-Assisted Video in a Weekend',
    'No-Code Automation: Let the Busywork Run Itself',
    'Price It Right: Packaging Your Knowledge for Sale',
    'First Clients: Selling AI Services as a Solo Creator',
  ]);
});

test('two intro courses are free, the others cost 49 to 299 dollars', () => {
  const prices = courses.map(({ price }) => price);
  expect(prices.filter((price) => price === 0)).toHaveLength(2);
  expect(prices.filter((price) => price >= 49 && price <= 299)).toHaveLength(22);
});

test('seven courses are reduced by 50 to 100 dollars, none of them free', () => {
  const reduced = courses.filter(({ originalPrice }) => originalPrice !== undefined);
  expect(reduced).toHaveLength(7);
  for (const { price, originalPrice = 0 } of reduced) {
    expect(price).toBeGreaterThan(0);
    expect(originalPrice - price).toBeGreaterThanOrEqual(50);
    expect(originalPrice - price).toBeLessThanOrEqual(100);
  }
});

test('every number of a course is in its range', () => {
  for (const course of courses) {
    expect(course.duration).toBeGreaterThanOrEqual(180);
    expect(course.duration).toBeLessThanOrEqual(720);
    expect(course.lessonsCount).toBeGreaterThanOrEqual(8);
    expect(course.lessonsCount).toBeLessThanOrEqual(30);
    expect(course.rating).toBeGreaterThanOrEqual(4);
    expect(course.rating).toBeLessThanOrEqual(5);
    expect(Number(course.rating.toFixed(1))).toBe(course.rating);
    expect(course.reviewsCount).toBeGreaterThanOrEqual(10);
    expect(course.reviewsCount).toBeLessThanOrEqual(500);
    expect(course.reviewsCount).toBeLessThanOrEqual(course.enrollmentCount);
    expect(course.enrollmentCount).toBeGreaterThanOrEqual(50);
    expect(course.enrollmentCount).toBeLessThanOrEqual(2000);
    expect(course.createdAt).toMatch(isoDay);
    expect(course.updatedAt).toMatch(isoDay);
    expect(course.updatedAt > course.createdAt).toBe(true);
    expect(course.tags.length).toBeGreaterThan(0);
    expect(course.shortDescription.length).toBeGreaterThan(0);
  }
  expect(courses.filter(({ featured }) => featured)).toHaveLength(5);
});

test('every course has its own cover', () => {
  expect(new Set(courses.map(({ thumbnail }) => thumbnail)).size).toBe(24);
  expect(courses.filter(({ thumbnail }) => !thumbnail.startsWith('data:image/svg+xml,'))).toEqual([]);
});

test('lesson minutes add up to the duration, and lessons to the lesson count, in all 24 courses', async () => {
  const loaded = await loadAll();
  expect(loaded).toHaveLength(24);
  expect(loaded.map(({ title, curriculum }) => [title, curriculum.length])).toEqual(
    courses.map(({ title, lessonsCount }) => [title, lessonsCount]),
  );
  expect(
    loaded.map(({ title, curriculum }) => [title, sum(curriculum.map(({ duration }) => duration))]),
  ).toEqual(courses.map(({ title, duration }) => [title, duration]));
});

test('a lesson takes 5 to 45 minutes and has a title, a description and its own id', async () => {
  const lessons = (await loadAll()).flatMap(({ curriculum }) => curriculum);
  expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
  for (const { duration, title, description } of lessons) {
    expect(duration).toBeGreaterThanOrEqual(5);
    expect(duration).toBeLessThanOrEqual(45);
    expect(title).not.toMatch(/^Lesson \d+$/);
    expect(description.length).toBeGreaterThan(0);
  }
});

test('a course has 0 to 2 prerequisites, 3 to 6 outcomes and a description', async () => {
  for (const { prerequisites, learningOutcomes, description } of await loadAll()) {
    expect(prerequisites.length).toBeLessThanOrEqual(2);
    expect(learningOutcomes.length).toBeGreaterThanOrEqual(3);
    expect(learningOutcomes.length).toBeLessThanOrEqual(6);
    expect(description.length).toBeGreaterThan(0);
  }
});

test('three courses have their agreed lesson count and minutes', async () => {
  const sizes = (await loadAll()).map(({ title, duration, curriculum }) => [
    title,
    curriculum.length,
    duration,
  ]);
  expect(sizes).toContainEqual(['Prompting That Works: From First Draft to Reliable Results', 14, 300]);
  expect(sizes).toContainEqual(['Price It Right: Packaging Your Knowledge for Sale', 12, 255]);
  expect(sizes).toContainEqual(['No-Code Automation: Let the Busywork Run Itself', 18, 420]);
});

test('there are ten instructors, whose numbers are in range', () => {
  expect(instructors).toHaveLength(10);
  expect(new Set(courses.map(({ instructor }) => instructor.id)).size).toBe(10);
  const subjects = ['AI', 'Machine Learning', 'Content Strategy', 'Business', 'Marketing'];
  for (const instructor of instructors) {
    expect(instructor.id).toMatch(uuid);
    expect(instructor.bio.length).toBeGreaterThan(0);
    expect(instructor.expertise.length).toBeGreaterThanOrEqual(2);
    expect(instructor.expertise.length).toBeLessThanOrEqual(4);
    expect(instructor.expertise.filter((subject) => !subjects.includes(subject))).toEqual([]);
    expect(instructor.coursesCount).toBeGreaterThanOrEqual(3);
    expect(instructor.coursesCount).toBeLessThanOrEqual(25);
    expect(instructor.studentsCount).toBeGreaterThanOrEqual(100);
    expect(instructor.studentsCount).toBeLessThanOrEqual(10_000);
    expect(instructor.rating).toBeGreaterThanOrEqual(4.2);
    expect(instructor.rating).toBeLessThanOrEqual(5);
  }
});

test('loadCourse returns the course with its full instructor', async () => {
  const course = await loadCourse('d4c7677b-9c1c-575e-a6a9-bd066167a630');
  expect(course?.instructor.name).toBe('Amara Okonjo');
  expect(course?.instructor.expertise).toEqual(['AI', 'Machine Learning']);
});

test('categories have the specified order and labels', () => {
  expect(categories.map(({ slug }) => [slug, categoryLabel(slug)])).toEqual([
    ['ai-fundamentals', 'AI Fundamentals'],
    ['content-creation', 'Content Creation'],
    ['monetization', 'Monetization'],
    ['tool-mastery', 'Tool Mastery'],
    ['business-development', 'Business Development'],
  ]);
});

test('names of object properties and nonsense find no course, instructor or category', async () => {
  for (const name of [...ownNamesOfObjectPrototype, '', '1', '%', 'a/b', '\u0000', 'x'.repeat(10_000)]) {
    expect(findCourse(name)).toBeUndefined();
    expect(findInstructor(name)).toBeUndefined();
    expect(isCategory(name)).toBe(false);
    await expect(loadCourse(name)).resolves.toBeUndefined();
  }
});
