import type { CourseLessons } from '@/features/learning/lessons/lesson';
import { lessons } from '@/features/learning/lessons/startHereAi';
import { addedWords, oneWordBack, takenWord } from './predictSteps';

const { lessons: all }: CourseLessons = lessons;
const blocks = all.flatMap(({ blocks }) => blocks);
const [walk] = blocks.flatMap((block) => (block.type === 'predict' ? [block.steps] : []));
const steps = walk ?? [];

test('the word that is taken is the one the next step goes on with, and at last the likeliest', () => {
  expect(steps.map((_, index) => takenWord(steps, index)?.word)).toEqual([
    'butter',
    'over',
    'low',
    'heat',
    '.',
  ]);
});

test('a period follows its word without a space', () => {
  expect(addedWords(steps, 5).slice(-2)).toEqual([
    { word: 'heat', gap: ' ' },
    { word: '.', gap: '' },
  ]);
});

test('one word back takes away the word that was added last', () => {
  expect(oneWordBack({ index: 2, isShown: true })).toEqual({ index: 2, isShown: false });
  expect(oneWordBack({ index: 2, isShown: false })).toEqual({ index: 1, isShown: false });
});
