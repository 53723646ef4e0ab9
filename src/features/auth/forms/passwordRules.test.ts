import { checkNewPassword } from './passwordRules';

test('two different passwords are told first, however short they are', () => {
  expect(checkNewPassword('abc', 'abd')?.message).toBe('Passwords do not match');
});

test.each(['', 'abcde', '     '])('fewer than 6 characters are refused: %p', (password) => {
  expect(checkNewPassword(password, password)?.message).toBe('Password must be at least 6 characters');
});

test.each(['abcdef', '      ', '👩👩👩', 'a'.repeat(72), 'ü'.repeat(36)])(
  'these are accepted as typed: %p',
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
