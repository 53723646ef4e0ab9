import { withoutInvisible } from './withoutInvisible';

test.each([
  ['a zero-width space', 'ines\u200B@example.com'],
  ['a byte-order mark', '\uFEFFines@example.com'],
  ['a soft hyphen', 'ines@exam\u00ADple.com'],
  ['a word joiner', 'ines\u2060@example.com'],
  ['marks of direction', '\u200Eines@example.com\u200F'],
  ['isolates of direction', '\u2068ines@example.com\u2069'],
  ['overrides of direction', '\u202Dines@example.com\u202C'],
  ['a joiner at the beginning', '\u200Dines@example.com'],
  ['a joiner at the end', 'ines@example.com\u200D'],
  ['joiners between Latin letters', 'in\u200C\u200Des@example.com'],
  ['a joiner behind another invisible character', 'ines\u200B\u200D@example.com'],
  ['spaces around it', ' ines@example.com\u00A0'],
  ['a space and an invisible character around it', '\u200B ines@example.com \u200B'],
])('an address loses %s', (_what, typed) => {
  expect(withoutInvisible(typed)).toBe('ines@example.com');
});

test.each([
  ['a joiner in Persian', 'می\u200Cخواهم@example.com'],
  ['a joiner in Sinhala', 'ශ\u0DCA\u200Dරී@example.com'],
  ['the joiners of a composed emoji', '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}@example.com'],
  ['letters of any script', 'инес@почта.example'],
  ['a space inside, which the form then refuses', 'ines reyes@example.com'],
])('an address keeps %s', (_what, typed) => {
  expect(withoutInvisible(typed)).toBe(typed);
});
