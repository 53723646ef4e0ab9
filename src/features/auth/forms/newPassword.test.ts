import { advisePassword, checkNewPassword } from './newPassword';

test('differing passwords are reported first, however short they are', () => {
  expect(checkNewPassword('abc', 'abd')?.message).toBe('Passwords do not match');
});

test.each(['', 'abcde', '     '])('fewer than 6 characters are refused: %p', (password) => {
  expect(checkNewPassword(password, password)?.message).toBe('Password must be at least 6 characters');
});

test.each(['abcdef', '      ', '👩👩👩', 'a'.repeat(72), 'ü'.repeat(36)])(
  '%p is accepted as typed',
  (password) => {
    expect(checkNewPassword(password, password)).toBeUndefined();
  },
);

test.each(['a'.repeat(73), 'ü'.repeat(37)])(
  'more than 72 bytes are refused before sending: %p',
  (password) => {
    expect(checkNewPassword(password, password)?.message).toBe(
      'Password can be at most 72 bytes (about 72 letters)',
    );
  },
);

test.each([
  ['abc', 1],
  ['123456', 1],
  ['password1', 1],
  ['aaaaaaaaaaaa', 1],
  ['kitten', 1],
  ['kitten7', 1],
  ['Kitten7', 2],
  ['Kitten!', 2],
  ['ten kites', 2],
  ['eleven owls', 3],
  ['correct horse', 4],
])('the strength of %s fills %d of four segments', (password, level) => {
  expect(advisePassword(password).level).toBe(level);
});

test("a password made of one's own name is easy to guess", () => {
  expect(advisePassword('ines-moreau-1987', ['Ines', 'Moreau'])).toEqual({
    level: 1,
    sentence: 'Easy to guess. Add another word.',
  });
});

test('an empty password shows the rule and fills no segment', () => {
  expect(advisePassword('')).toEqual({ level: 0, sentence: 'At least 6 characters.' });
});
