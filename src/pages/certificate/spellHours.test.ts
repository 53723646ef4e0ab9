import { spellHours } from './spellHours';

test.each([
  [40, '40 minutes'],
  [45, 'one hour'],
  [74, 'one hour'],
  [75, 'one and a half hours'],
  [180, 'three hours'],
  [185, 'three hours'],
  [200, 'three and a half hours'],
  [800, '13 and a half hours'],
])('%i minutes are about %s', (minutes, words) => {
  expect(spellHours(minutes)).toBe(words);
});
