import type { CourseLessons } from '@/features/learning/lessons/lesson';
import { lessons } from '@/features/learning/lessons/startHereAi';
import { addedWords, oneWordBack, takenWord } from './predictSteps';

const { lessons: all }: CourseLessons = lessons;
const blocks = all.flatMap(({ blocks }) => blocks);
const [walk] = blocks.flatMap((block) => (block.type === 'predict' ? [block.steps] : []));
const steps = walk ?? [];

test('the next step continues with the chosen word, the last with the likeliest', () => {
  expect(steps.map((_, index) => takenWord(steps, index)?.word)).toEqual([
    'butter',
    'over',
    'low',
    'heat',
    '.',
  ]);
});

test('a period is joined to its word without a space', () => {
  expect(addedWords(steps, 5).slice(-2)).toEqual([
    { word: 'heat', gap: ' ' },
    { word: '.', gap: '' },
  ]);
});

test('one word back removes the last word', () => {
  expect(oneWordBack({ index: 2, isShown: true })).toEqual({ index: 2, isShown: false });
  expect(oneWordBack({ index: 2, isShown: false })).toEqual({ index: 1, isShown: false });
});
