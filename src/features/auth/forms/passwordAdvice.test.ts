import { advisePassword } from './passwordAdvice';

test.each([
  ['abc', 1],
  ['123456', 1],
  ['password1', 1],
  ['aaaaaaaaaaaa', 1],
  ['kitten', 1],
  ['ten kites', 2],
  ['eleven owls', 3],
  ['correct horse', 4],
])('the strength of %s fills %d of four segments', (password, level) => {
  expect(advisePassword(password)?.level).toBe(level);
});

test('a password made of the own name is easy to guess', () => {
  expect(advisePassword('ines-moreau-1987', ['Ines', 'Moreau'])).toEqual({
    level: 1,
    sentence: 'Easy to guess. Add another word or two.',
  });
});

test('nothing is said before anything is typed', () => {
  expect(advisePassword('')).toBeUndefined();
});
