import type { Lesson } from '@/features/learning/lessons/lesson';

export const lesson = {
  id: 'start-here-business-06',
  minutesToRead: 4,
  goal: 'Decide, task by task, where AI saves you time after checking.',
  blocks: [
    {
      type: 'text',
      id: 'shb-06-a',
      heading: 'Count the whole job',
      paragraphs: [
        'A text that took an hour now appears in seconds. It feels like an hour saved. But the job was never "make text appear." The job was a text you can send under your own name.',
        'So count three parts: asking, checking and fixing. The sum is the true cost. Compare it with the time you need by hand.',
      ],
    },
    {
      type: 'example',
      id: 'shb-06-b',
      title: 'Two tasks on one desk (invented numbers)',
      lines: [
        { who: 'Product description, by hand', text: '30 minutes.' },
        {
          who: 'Product description, with AI',
          text: '5 to ask, 10 to check, 20 to fix the tone. 35 minutes.',
        },
        { who: 'Notes from a recorded call, by hand', text: '50 minutes.' },
        {
          who: 'Notes from a recorded call, with AI',
          text: '2 to ask, 15 to check against the recording, 8 to fix. 25 minutes.',
        },
      ],
    },
    {
      type: 'check',
      id: 'shb-06-c',
      question: 'What do these two tasks show?',
      options: [
        {
          text: 'AI is slower than people once you count the work that follows.',
          correct: false,
          reply: 'For one of them, on that day. The other took half the time.',
        },
        {
          text: 'AI is good at notes from calls and bad at describing products.',
          correct: false,
          reply: 'Too wide for two tries. Another person may find the reverse.',
        },
        {
          text: 'Checking and fixing decide, so time your own tasks.',
          correct: true,
          reply: 'Two tries with a kitchen timer tell you more than any promise.',
        },
      ],
    },
    {
      type: 'text',
      id: 'shb-06-d',
      heading: 'Three piles',
      paragraphs: [
        '*Help.* You can judge the result quickly, and a mistake is cheap: a first list of titles, a summary of your own notes, a friendlier version of a stiff email.',
        '*Hindrance.* The result looks done, and you still have to redo it. Or checking needs an expert. Or the task was so small that explaining it takes longer than doing it.',
        '*Only you.* The value is that it came from you: an apology, a price conversation, a judgment you will answer for, the story of your own mistake. It also covers anything a customer told you in confidence.',
      ],
    },
    {
      type: 'sort',
      id: 'shb-06-e',
      instruction:
        'Practice on a week of Marta, whose Tuesday you know from lesson 1. Other answers are possible. Read the reason before you disagree.',
      groups: ['Help', 'Hindrance', 'Only me'],
      items: [
        {
          text: 'Writing down what was said in a recorded class',
          group: 'Help',
          why: 'Long to do by hand, and she can check it against the recording.',
        },
        {
          text: 'Telling a student why the class is canceled',
          group: 'Only me',
          why: 'It is short and personal. The student wants to hear from Marta.',
        },
        {
          text: 'Six subject lines to choose from',
          group: 'Help',
          why: 'She sees at a glance which ones are bad.',
        },
        {
          text: 'Instructions for adjusting brakes',
          group: 'Hindrance',
          why: 'A wrong step could hurt somebody. Checking every line takes longer than writing from her own experience.',
        },
        {
          text: 'Answering "what time is the class?"',
          group: 'Hindrance',
          why: 'One line. By the time she has explained the task, she could have sent it.',
        },
        {
          text: 'Deciding whether to refund an angry customer',
          group: 'Only me',
          why: 'Her money, her name, her call.',
        },
        {
          text: 'Turning her own notes into a tidy checklist',
          group: 'Help',
          why: 'The facts are hers, so a slip is easy to see.',
        },
      ],
    },
    {
      type: 'check',
      id: 'shb-06-f',
      question:
        'A chatbot writes your newsletter in ten minutes. Readers stop replying. What is a sensible first step?',
      options: [
        {
          text: 'Write one issue yourself and compare the replies.',
          correct: true,
          reply:
            'One honest comparison, perhaps repeated, shows whether your own voice was the reason they read.',
        },
        {
          text: 'Send it twice as often, since each one takes ten minutes.',
          correct: false,
          reply: 'More of what people ignore will probably not bring them back.',
        },
        {
          text: 'Stop using AI for everything, beginning with the next issue.',
          correct: false,
          reply: 'That throws away the tasks where it helped. Look at this one task.',
        },
      ],
    },
    {
      type: 'table',
      id: 'shb-06-g',
      title: 'AI in my working week',
      instruction:
        'Sort your weekly tasks into help, hindrance and things only you can do. Take the tasks from your Tuesday in lesson 1. Where you are unsure, try it once with a timer.',
      columns: [
        { key: 'task', label: 'Task', kind: 'text' },
        { key: 'hours', label: 'Hours a week', kind: 'hours' },
        { key: 'pile', label: 'Pile', kind: 'choice', choices: ['Help', 'Hindrance', 'Only me'] },
        { key: 'check', label: 'How I would check the result', kind: 'text' },
      ],
      freeRows: 6,
      totals: [
        {
          label: 'Hours where AI may help',
          expression: { sumWhere: { sum: 'hours', where: 'pile', is: 'Help' } },
        },
        {
          label: 'Hours only I can do',
          expression: { sumWhere: { sum: 'hours', where: 'pile', is: 'Only me' } },
        },
      ],
    },
    {
      type: 'write',
      id: 'shb-06-h',
      label: 'What I hand over and what I keep',
      prompt:
        'Name one task you would try with AI, with its check, and one task you will always do yourself.',
      hint: 'For the second, think of what your customers would miss.',
      rows: 2,
      example:
        'I will try it for notes after calls and check names and dates against the recording. I will always write to an unhappy customer myself.',
    },
    {
      type: 'recap',
      id: 'shb-06-i',
      points: [
        'Time saved is what remains after asking, checking and fixing.',
        'Good candidates are quick to judge and cheap to get wrong.',
        'Keep what people come to you for.',
      ],
      next: 'Next, you talk to the people whose evenings your plan will use.',
    },
  ],
} satisfies Lesson;
