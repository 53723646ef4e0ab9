import type { CoursePlan } from '@/features/learning/lessons/lesson';

/** The plan in the last lesson. Other lessons read from it which of their answers go into the plan. */
export const plan = {
  block: {
    type: 'plan',
    id: 'sha-09-g',
    title: 'My one-page plan for using AI this month',
    worksheet: 'One-page AI plan (DOCX)',
    parts: [
      {
        label: 'One task to try this month',
        from: 'sha-09-d',
        ifEmpty: 'Write your task to try in this lesson, just above.',
      },
      {
        label: 'One task to keep away from AI',
        from: 'sha-09-e',
        ifEmpty: 'Write your task to avoid in this lesson, just above.',
      },
      {
        label: 'The checks I will make',
        from: ['sha-06-g', 'sha-07-g', 'sha-08-h'],
        ifEmpty: 'Write your checks in lessons 6, 7 and 8.',
      },
      {
        label: 'One person to ask',
        from: 'sha-09-f',
        ifEmpty: 'Write who it is in this lesson, just above.',
      },
      {
        label: 'Why I check: how an answer is made',
        from: 'sha-02-f',
        ifEmpty: 'Explain it in lesson 2.',
      },
    ],
  },
  tables: [],
} satisfies CoursePlan;
