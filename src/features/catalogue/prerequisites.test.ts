import { courses } from './courses';
import { loadCourse } from './loadCourse';
import { coursesNeeding, readPrerequisite } from './prerequisites';

test('a prerequisite that begins with a course title links to that course', () => {
  const { course, name, rest } = readPrerequisite(
    'Start Here: AI in Plain Language, or equivalent experience',
  );
  expect(course?.id).toBe('d4c7677b-9c1c-575e-a6a9-bd066167a630');
  expect(name).toBe('Start Here: AI in Plain Language');
  expect(rest).toBe(', or equivalent experience');
});

test('the part of a title before the colon is enough', () => {
  expect(readPrerequisite('Prompting That Works, or equivalent experience').course?.title).toBe(
    'Prompting That Works: From First Draft to Reliable Results',
  );
});

test('a prerequisite that names no course stays text', () => {
  expect(readPrerequisite('Basic JavaScript or Python')).toEqual({
    name: 'Basic JavaScript or Python',
    rest: '',
  });
});

test('"needed for" mirrors the prerequisites of all courses', async () => {
  const fromTexts = await Promise.all(
    courses.map(async ({ id, title }) => {
      const course = await loadCourse(id);
      return (course?.prerequisites ?? []).map((text) => [readPrerequisite(text).course?.id, title]);
    }),
  );
  const pairs = fromTexts.flat().filter(([needed]) => needed !== undefined);
  expect(pairs).toHaveLength(6);
  const needed = courses.flatMap(({ id }) => coursesNeeding(id).map(({ title }) => [id, title]));
  expect(needed).toHaveLength(6);
  expect(needed).toEqual(expect.arrayContaining(pairs));
});
