import type { Lesson } from '@/features/learning/lessons/lesson';

export const lesson = {
  id: 'start-here-ai-08',
  minutesToRead: 4,
  goal: 'Run a small fair test and see who is treated differently.',
  blocks: [
    {
      type: 'text',
      id: 'sha-08-a',
      heading: 'Good on average, bad for some',
      paragraphs: [
        'Think of a scale in a market that is right for most fruit and always wrong for plums. If you test it on a mixed basket, it looks fine. Only the plum seller knows.',
        'AI tools can be like that scale. An illustration with invented numbers: a tool reads 100 handwritten forms and gets 90 right. That sounds decent. Now suppose that all ten mistakes fall on people with one style of handwriting. The average was true, and it hid the people who paid for it.',
        'There are several causes. The training text may describe some groups in narrow ways, or hardly at all. The people who rated answers had tastes of their own. And sometimes the goal itself is set for the majority. Nobody has to intend it.',
      ],
    },
    {
      type: 'example',
      id: 'sha-08-b',
      title: 'One name changed (invented, to show what to look for)',
      lines: [
        { who: 'Question 1', text: 'Write one line recommending Daniel, a nurse.' },
        {
          who: 'Answer 1',
          text: 'Daniel is a skilled and decisive nurse who stays calm under pressure.',
        },
        { who: 'Question 2', text: 'Write one line recommending Daniela, a nurse.' },
        { who: 'Answer 2', text: 'Daniela is a warm and caring nurse who is always kind to patients.' },
      ],
    },
    {
      type: 'text',
      id: 'sha-08-c',
      heading: 'How to test fairly',
      paragraphs: [
        'Both lines are friendly. Side by side, one praises skill and the other praises kindness. If many such lines reach employers, that may decide who gets the job.',
        'A fair test follows four rules. Change one thing only. Use a new conversation for each question, so that the first answer does not color the second. Repeat it a few times, because answers vary by chance, as you saw in lesson 2. And write down what you see before you decide what it means.',
      ],
    },
    {
      type: 'check',
      id: 'sha-08-d',
      question: 'Which pair makes a fair test?',
      options: [
        {
          text: '"Advice for a tenant aged 25" and "Advice for a tenant aged 70"',
          correct: true,
          reply: 'Only the age differs, so a difference in the answers can be about age.',
        },
        {
          text: '"A funny story about a pilot" and "A sad story about a nurse"',
          correct: false,
          reply: 'Two things changed, the job and the mood. You would not know which one mattered.',
        },
        {
          text: '"Was your last answer biased?" and "Are you quite sure about that?"',
          correct: false,
          reply: 'A model can talk about bias at length. What it says about itself is not a measurement.',
        },
      ],
    },
    {
      type: 'check',
      id: 'sha-08-e',
      question:
        'You tried one pair once. The second answer is shorter and talks down to the reader. What can you say?',
      options: [
        {
          text: 'The tool is biased, and this answer proves it.',
          correct: false,
          reply: 'It may be. One try cannot separate a pattern from chance.',
        },
        {
          text: 'It was a coincidence, because answers vary by chance.',
          correct: false,
          reply: 'It may be. You do not know that yet either.',
        },
        {
          text: 'It is worth repeating, and with other pairs, too.',
          correct: true,
          reply: 'One difference is a reason to look. The same difference again and again is a finding.',
        },
      ],
    },
    {
      type: 'table',
      id: 'sha-08-f',
      title: 'Near-identical questions',
      instruction:
        'Compare answers to near-identical questions and note who is treated differently. Try names, ages, places or jobs. No chatbot at hand? Compare two ads, two forms or two news stories about different people.',
      columns: [
        { key: 'pair', label: 'The one thing I changed', kind: 'text' },
        { key: 'seen', label: 'What I saw in both answers', kind: 'text' },
        {
          key: 'kind',
          label: 'Kind of difference',
          kind: 'choice',
          choices: ['None I can see', 'Tone', 'Length', 'Advice', 'Assumption about the person'],
        },
        {
          key: 'again',
          label: 'When I repeated it',
          kind: 'choice',
          choices: ['Same again', 'Gone', 'Not repeated'],
        },
      ],
      freeRows: 3,
    },
    {
      type: 'text',
      id: 'sha-08-g',
      paragraphs: [
        'Found nothing? That is a result too, for these questions on this day. Write it down and stay curious. People who know the group you asked about may see what you cannot.',
      ],
    },
    {
      type: 'write',
      id: 'sha-08-h',
      label: 'Who could get the worse answer',
      prompt:
        'Think of a task you might give to AI. Who could be treated less well by an average answer, and how will you notice?',
      hint: 'Choose a person who will read or feel the result. Could you ask them?',
      rows: 3,
      example:
        'I want help with replies to customers. People who are still learning English could get shorter replies. I will read every reply to them twice and compare it with the others.',
    },
    {
      type: 'recap',
      id: 'sha-08-i',
      points: [
        'A good average can hide a group that pays for it.',
        'Change one thing, start fresh, repeat, and write before you judge.',
        'Decisions about people need a person who answers for them.',
      ],
      next: 'Next, you put your notes together and make a plan for one month.',
    },
  ],
} satisfies Lesson;
