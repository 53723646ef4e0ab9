import type { CoursePlan, TableBlock } from '@/features/learning/lessons/lesson';

export const weekMap = {
  type: 'table',
  id: 'shb-02-f',
  title: 'Week map',
  worksheet: 'Week map (XLSX)',
  instruction:
    'Map a normal week and mark the hours you could keep for six months. "Taken" means job or school, travel, meals, care, chores, friends, sport and rest. Use last week as your guide, and half hours where you need them.',
  columns: [
    { key: 'awake', label: 'Hours awake', kind: 'hours' },
    { key: 'taken', label: 'Taken', kind: 'hours' },
    { key: 'open', label: 'Looks open', kind: 'hours', computed: { difference: ['awake', 'taken'] } },
    { key: 'keep', label: 'I could keep', kind: 'hours' },
    {
      key: 'when',
      label: 'Best part of the day',
      kind: 'choice',
      choices: ['Early', 'Midday', 'Afternoon', 'Evening', 'None'],
    },
  ],
  rows: [
    { key: 'mon', label: 'Monday' },
    { key: 'tue', label: 'Tuesday' },
    { key: 'wed', label: 'Wednesday' },
    { key: 'thu', label: 'Thursday' },
    { key: 'fri', label: 'Friday' },
    { key: 'sat', label: 'Saturday' },
    { key: 'sun', label: 'Sunday' },
  ],
  totals: [
    { label: 'Looks open each week', expression: { difference: ['awake', 'taken'] } },
    { label: 'I could keep each week', expression: { sum: 'keep' } },
    { label: 'Over 26 weeks', expression: { multiple: ['keep', 26] } },
  ],
} satisfies TableBlock;

export const cashSheet = {
  type: 'table',
  id: 'shb-03-f',
  title: 'Six-month cash sheet',
  worksheet: 'Six-month cash sheet (XLSX)',
  instruction:
    'Estimate costs, income and savings for six months, including the quiet ones. Fill it first with no income at all. Look at the lowest point. Then add only the income you could explain to a careful friend.',
  columns: [
    { key: 'in', label: 'Money in', kind: 'money' },
    { key: 'regular', label: 'Regular costs', kind: 'money' },
    { key: 'quiet', label: 'Quiet costs', kind: 'money' },
    {
      key: 'left',
      label: 'Left',
      kind: 'money',
      computed: { runningDifference: ['in', 'regular', 'quiet'] },
    },
  ],
  rows: [
    { key: 'start', label: 'Start: savings you put in' },
    { key: 'month1', label: 'Month 1' },
    { key: 'month2', label: 'Month 2' },
    { key: 'month3', label: 'Month 3' },
    { key: 'month4', label: 'Month 4' },
    { key: 'month5', label: 'Month 5' },
    { key: 'month6', label: 'Month 6' },
  ],
  totals: [
    { label: 'Regular costs in six months', expression: { sum: 'regular' } },
    { label: 'Quiet costs in six months', expression: { sum: 'quiet' } },
    { label: 'Left after six months', expression: { difference: ['in', 'regular', 'quiet'] } },
    { label: 'Lowest point on the way', expression: { runningMinimum: ['in', 'regular', 'quiet'] } },
  ],
} satisfies TableBlock;

export const smallHabits = {
  type: 'table',
  id: 'shb-04-g',
  title: 'Two small habits',
  instruction:
    'Choose two small habits and a way to notice when they slip. Take one that brings work in, such as answering people, and one that keeps order, such as invoices. Place both in the hours from your week map.',
  columns: [
    { key: 'cue', label: 'After this happens', kind: 'text' },
    { key: 'act', label: 'I do this', kind: 'text' },
    { key: 'small', label: 'On a terrible day, at least', kind: 'text' },
    { key: 'alarm', label: 'I notice a slip because', kind: 'text' },
  ],
  rows: [
    { key: 'first', label: 'Habit 1' },
    { key: 'second', label: 'Habit 2' },
  ],
} satisfies TableBlock;

/** The plan in the last lesson. Other lessons read from it which of their answers go into the plan. */
export const plan = {
  block: {
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
  },
  tables: [weekMap, cashSheet, smallHabits],
} satisfies CoursePlan;
