import type { PlanBlock } from '@/features/learning/lessons/lesson';

/** The plan in the last lesson. Other lessons read from it which of their answers go into the plan. */
export const plan = {
  type: 'plan',
  id: 'shb-08-j',
  title: 'My one-page business plan',
  worksheet: 'One-page business plan (DOCX)',
  parts: [
    { label: 'Goal', from: 'shb-08-d', ifEmpty: 'Write your goal in this lesson, above.' },
    {
      label: 'Budget',
      from: ['shb-08-e', 'shb-03-f'],
      ifEmpty: 'Fill the cash sheet in lesson 3 and write your budget in this lesson, above.',
    },
    {
      label: 'Hours',
      from: ['shb-02-h', 'shb-02-f'],
      ifEmpty: 'Fill the week map in lesson 2 and name the hours you will keep.',
    },
    {
      label: 'Habits',
      from: ['shb-04-g', 'shb-04-i'],
      ifEmpty: 'Choose two small habits in lesson 4.',
    },
    {
      label: 'Model',
      from: 'shb-05-g',
      ifEmpty: 'Choose the model you would test first in lesson 5.',
    },
    {
      label: 'What I hand over to AI',
      from: 'shb-06-h',
      ifEmpty: 'Sort your weekly tasks in lesson 6.',
    },
    {
      label: 'Date to stop or continue',
      from: 'shb-08-f',
      ifEmpty: 'Write your date in this lesson, above.',
    },
    {
      label: 'Who agreed',
      from: 'shb-07-h',
      ifEmpty: 'Write in lesson 7 who agreed, or the day on which you will talk.',
    },
    {
      label: 'What I decide today',
      from: 'shb-08-i',
      ifEmpty: 'Write your choice in this lesson, above.',
    },
  ],
} satisfies PlanBlock;
