import { suggestEmail } from './suggestEmail';

test.each([
  ['ines@gmial.com', 'ines@gmail.com'],
  ['ines@gamil.com', 'ines@gmail.com'],
  ['ines@gmail.con', 'ines@gmail.com'],
  ['ines@GMAI.COM', 'ines@gmail.com'],
  ['ines@hotmial.com', 'ines@hotmail.com'],
  ['ines@yaho.com', 'ines@yahoo.com'],
  ['ines@outlok.com', 'ines@outlook.com'],
  ['ines@iclould.com', 'ines@icloud.com'],
])('%s suggests %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  'ines@gmail.com',
  'ines@mail.com',
  'ines@email.com',
  'ines@ymail.com',
  'ines@love.com',
  'ines@yahoo.ca',
  'ines@hotmail.fr',
  'ines@outlook.fr',
  'ines@gmx.com',
  'ines@me.com',
  'ines@example.com',
  'ines@',
  '@gmial.com',
  'ines',
  '',
])('%p suggests nothing', (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});
