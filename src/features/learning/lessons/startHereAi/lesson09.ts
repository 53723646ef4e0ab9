import type { Lesson } from '@/features/learning/lessons/lesson';
import { plan } from './plan';

export const lesson = {
  id: 'start-here-ai-09',
  minutesToRead: 4,
  goal: 'Leave with one page that you can follow this month.',
  blocks: [
    {
      type: 'text',
      id: 'sha-09-a',
      heading: 'Small enough to finish',
      paragraphs: [
        'You know how an answer is made and three ways it fails: invented facts, stale or missing knowledge, and averages that are not fair. Your plan should fit into a month that is already full.',
        "Four questions find a good first task. Is the damage small if it goes wrong? Can I check the result in a few minutes? Do I know the subject well enough to spot an error? Can I leave out other people's private facts?",
        'Four times yes: try it. One no: ask somebody first, or make the task smaller. If a mistake could harm a person and you might not see it, keep the task away from AI for now.',
      ],
    },
    {
      type: 'sort',
      id: 'sha-09-b',
      instruction: 'Practice on these before you choose your own.',
      groups: ['Try it', 'Ask somebody first', 'Keep away for now'],
      items: [
        {
          text: 'Turn your class notes into practice questions',
          group: 'Try it',
          why: 'Low stakes, and you can compare each question with your notes.',
        },
        {
          text: 'Summarize a meeting in which two colleagues were criticized',
          group: 'Ask somebody first',
          why: 'It is about other people. Ask them, and ask what your workplace allows.',
        },
        {
          text: 'Decide from a photo if a wild mushroom is safe to eat',
          group: 'Keep away for now',
          why: 'A mistake could harm somebody, and you could not see it in time.',
        },
        {
          text: 'Get five titles for your own story',
          group: 'Try it',
          why: 'You wrote it, and you choose.',
        },
        {
          text: 'Pick which of 30 applicants gets an interview',
          group: 'Keep away for now',
          why: 'Remember the plums. A person must answer for this choice.',
        },
        {
          text: 'Translate a notice for your neighbors',
          group: 'Ask somebody first',
          why: 'Fine, if somebody who speaks the language reads it first.',
        },
      ],
    },
    {
      type: 'check',
      id: 'sha-09-c',
      question: 'Which of these is a plan?',
      options: [
        {
          text: 'I will use AI more at work, at home and in the club, whenever I feel that it could save me some time.',
          correct: false,
          reply: 'A wish. It has no task, no check and no end.',
        },
        {
          text: 'Each Friday this month I draft the class newsletter with a chatbot and check every date.',
          correct: true,
          reply: 'It has a task, a rhythm, a check and an end.',
        },
        {
          text: 'I will try a new tool every evening until I know for certain which one is the best.',
          correct: false,
          reply: 'Curious, but too wide for a month.',
        },
      ],
    },
    {
      type: 'write',
      id: 'sha-09-d',
      label: 'One task to try this month',
      prompt:
        'Choose one task to try, one task to avoid and one person to ask. Begin with the task to try: what, how often, and how you will know it helped.',
      hint: 'Look at your Tool chooser from lesson 4 and your errand from lesson 5.',
      rows: 3,
      example:
        'Every Friday I draft the class newsletter with a chatbot. It helped if I finish in under an hour and no parent has to correct a date.',
    },
    {
      type: 'write',
      id: 'sha-09-e',
      label: 'One task I keep away from AI',
      prompt: 'Now the task to avoid, and the reason in one sentence.',
      hint: 'The rows you marked serious in lesson 1 are a good place to look.',
      rows: 2,
      example:
        'I will not use it for messages about a child who is having a hard time. A wrong word would hurt, and the story is not mine to share.',
    },
    {
      type: 'write',
      id: 'sha-09-f',
      label: 'One person to ask',
      prompt:
        'Who will you ask when you are unsure? Choose a person you can reach this week, and write your first question.',
      hint: 'Somebody who knows the subject is often better than somebody who knows the tool.',
      rows: 2,
      example: "Jonas from the parents' group. First question: does this sound like us?",
    },
    plan.block,
    {
      type: 'check',
      id: 'sha-09-h',
      question: 'After two weeks your task takes longer than before. What does that mean?',
      options: [
        {
          text: 'I learned something, and I may change the task or stop.',
          correct: true,
          reply: 'Knowing that AI does not help here saves you time from now on.',
        },
        {
          text: 'The plan failed, and if I am honest, so did I.',
          correct: false,
          reply: 'You asked a question of the real world, and it answered. That is what the plan was for.',
        },
        {
          text: 'I need a better tool, and I should look for one at once.',
          correct: false,
          reply: 'Maybe later. First ask whether the task suits any tool.',
        },
      ],
    },
    {
      type: 'recap',
      id: 'sha-09-i',
      points: [
        'Start where mistakes are small and easy to see.',
        'Keep the page where you work, and read it again on the last day of the month.',
      ],
      next: 'When you want to write better instructions, Prompting That Works is a natural next step.',
    },
  ],
} satisfies Lesson;
