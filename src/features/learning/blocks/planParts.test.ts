import type { AnswerBody } from '@/features/learning/texts/answerBody';
import { plan as startHereAi } from '@/features/learning/lessons/startHereAi/plan';
import { plan as startHereBusiness } from '@/features/learning/lessons/startHereBusiness/plan';
import { planPartsOf } from './planParts';

const answersOf = (answers: Record<string, AnswerBody>) => new Map(Object.entries(answers));

test('an empty plan says for each part where it is written', () => {
  const [part] = planPartsOf(startHereAi, new Map());
  expect(part).toEqual({
    label: 'One task to try this month',
    sources: [{ lessonId: 'start-here-ai-09', blockId: 'sha-09-d' }],
    items: [],
    ifEmpty: 'Write your task to try in this lesson, just above.',
    firstMissing: { lessonId: 'start-here-ai-09', blockId: 'sha-09-d' },
  });
});

test('a part with several answers shows the ones given and names the first missing one', () => {
  const parts = planPartsOf(
    startHereAi,
    answersOf({ 'sha-06-g': ' I look it up. ', 'sha-07-g': ' ', 'sha-08-h': 'B' }),
  );
  const checks = parts.find(({ label }) => label === 'The checks I will make');
  expect(checks?.items).toEqual([
    { kind: 'text', blockId: 'sha-06-g', text: 'I look it up.' },
    { kind: 'text', blockId: 'sha-08-h', text: 'B' },
  ]);
  expect(checks?.firstMissing).toEqual({ lessonId: 'start-here-ai-07', blockId: 'sha-07-g' });
});

test('a table with totals shows its totals, and one without shows its filled rows', () => {
  const parts = planPartsOf(
    startHereBusiness,
    answersOf({
      'shb-03-f': { start: { in: '600' }, month1: { regular: '60' } },
      'shb-04-g': { second: { cue: 'Breakfast', act: 'Invoices' } },
    }),
  );
  const itemsOf = (name: string) => parts.find(({ label }) => label === name)?.items;
  expect(itemsOf('Budget')).toEqual([
    {
      kind: 'totals',
      blockId: 'shb-03-f',
      totals: [
        { label: 'Regular costs in six months', value: '60' },
        { label: 'Left after six months', value: '540' },
        { label: 'Lowest point on the way', value: '540, in month 1' },
      ],
    },
  ]);
  expect(itemsOf('Habits')).toEqual([
    {
      kind: 'rows',
      blockId: 'shb-04-g',
      rows: [
        {
          label: 'Habit 2',
          cells: [
            { label: 'After this happens', value: 'Breakfast' },
            { label: 'I do this', value: 'Invoices' },
          ],
        },
      ],
    },
  ]);
});
