import { prefixDistances } from './prefixDistances';

const distance = (typed: string, word: string): number | undefined => prefixDistances(typed, word).at(-1);

test('each kind of typing slip counts as one', () => {
  expect(distance('video', 'video')).toBe(0);
  expect(distance('vido', 'video')).toBe(1);
  expect(distance('viddeo', 'video')).toBe(1);
  expect(distance('vidio', 'video')).toBe(1);
  expect(distance('vidoe', 'video')).toBe(1);
  expect(distance('', 'video')).toBe(5);
});

test('the beginning of a word is measured as well', () => {
  expect(prefixDistances('promt', 'prompting')[6]).toBe(1);
  expect(distance('promt', 'prompting')).toBe(4);
});
