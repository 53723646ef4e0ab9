import { nextCourse } from './nextCourse';

const ai = 'd4c7677b-9c1c-575e-a6a9-bd066167a630';
const business = 'd7860bff-a73b-5a33-958d-911e3af9adc1';

test('the other course that can be read here comes first', () => {
  expect(nextCourse(ai, new Set([ai]))?.id).toBe(business);
  expect(nextCourse(business, new Set())?.id).toBe(ai);
});

test('a course that requires this one comes next', () => {
  expect(nextCourse(ai, new Set([ai, business]))?.title).toMatch(/^Prompting That Works/);
  expect(nextCourse(business, new Set([ai, business]))?.title).toMatch(/^First Clients/);
});
