import type { Lesson } from '@/features/learning/lessons/lesson';

export const lesson = {
  id: 'start-here-business-01',
  minutesToRead: 4,
  goal: 'See how much of a working day brings in money, and whether you would like the rest of it.',
  blocks: [
    {
      type: 'text',
      id: 'shb-01-a',
      heading: 'Tuesday, not launch day',
      paragraphs: [
        'People who talk about their creator business tend to show you the launch, the stage or the view from the desk. Ask about a Tuesday instead. A business is mostly Tuesdays.',
        'Meet Marta. We invented her, and her day is an ordinary one. She teaches beginners to repair bicycles. She runs small paid classes, sells one recorded course and sends a free newsletter. Her Tuesday has eight working hours.',
      ],
    },
    {
      type: 'sort',
      id: 'shb-01-b',
      instruction:
        "Walk through an ordinary working day and count the hours that earn money. Put each of Marta's hours where it belongs.",
      groups: ['Earns money today', 'May earn later', 'Keeps things running'],
      items: [
        {
          text: '9:00 Answers emails from students, half an hour',
          group: 'Keeps things running',
          why: 'It is part of good service. It is not what they pay for.',
        },
        {
          text: '9:30 Films and edits a free clip, 2 hours',
          group: 'May earn later',
          why: 'It may bring students one day. It may not.',
        },
        {
          text: '12:30 Teaches a paid class, 1.5 hours',
          group: 'Earns money today',
          why: 'Six people paid for exactly this.',
        },
        {
          text: '2:00 Orders parts and cleans the workshop, 1 hour',
          group: 'Keeps things running',
          why: 'Without it there is no class. With it there is still no extra money.',
        },
        {
          text: '3:00 Writes the free newsletter, 1 hour',
          group: 'May earn later',
          why: 'Readers may buy the course later. Today it is a gift.',
        },
        {
          text: "4:00 Repairs a customer's bicycle for a fee, 1 hour",
          group: 'Earns money today',
          why: 'Paid work, settled when the customer picks it up.',
        },
        {
          text: '5:00 Sends two invoices and chases a late one, half an hour',
          group: 'Keeps things running',
          why: 'It brings in money she earned earlier. It adds none.',
        },
        {
          text: '8:00 Fixes a broken video link, half an hour',
          group: 'Keeps things running',
          why: 'A buyer was stuck. This is the part of a "passive" product that nobody films.',
        },
      ],
    },
    {
      type: 'check',
      id: 'shb-01-c',
      question: "How many of Marta's eight hours earned money that day?",
      options: [
        {
          text: 'Eight. It is all work.',
          correct: false,
          reply: 'It is all work, and it all matters. Customers paid for only some of it.',
        },
        {
          text: 'Five and a half',
          correct: false,
          reply: 'That adds the clip and the newsletter. They may earn later, and they may not.',
        },
        {
          text: 'Two and a half',
          correct: true,
          reply: 'The class and the repair. Those hours have to pay for the other five and a half.',
        },
        { text: 'One and a half', correct: false, reply: 'Nearly. The repair was paid, too.' },
      ],
    },
    {
      type: 'text',
      id: 'shb-01-d',
      heading: 'Two ways to count an hour',
      paragraphs: [
        'Say the class and the repair brought in 120. The number is only an illustration, in any currency you like. Divided by two and a half hours, that is 48 an hour, and it sounds fine. Divided by the whole day, it is 15. Parts, rent and tools still have to come out of that.',
        'Neither number is wrong. The first says what customers pay. The second says what your day brings in. Use the second when you compare this life with a job.',
      ],
    },
    {
      type: 'check',
      id: 'shb-01-e',
      question: 'Marta wants the whole-day number to rise. Which step is likeliest to help this week?',
      options: [
        {
          text: 'Answer emails in one batch and fill one more place in the class',
          correct: true,
          reply:
            'Fewer hours around the class and a little more money inside it. It is small, and she can see the effect.',
        },
        {
          text: 'Film a second free clip that shows what happens in her classes',
          correct: false,
          reply: 'It might help in some months. This week it adds hours without money.',
        },
        {
          text: 'Design a new logo and print it on a banner for the workshop door',
          correct: false,
          reply: 'Pleasant work, and it can wait. No customer is paying for it this week.',
        },
      ],
    },
    {
      type: 'table',
      id: 'shb-01-f',
      title: 'My Tuesday',
      instruction:
        'Now imagine your own ordinary Tuesday, six months after you started. Be as dull as you can.',
      columns: [
        { key: 'what', label: 'What I do', kind: 'text' },
        { key: 'hours', label: 'Hours', kind: 'hours' },
        {
          key: 'kind',
          label: 'What it does',
          kind: 'choice',
          choices: ['Earns money today', 'May earn later', 'Keeps things running'],
        },
      ],
      freeRows: 6,
      totals: [
        { label: 'Hours in the day', expression: { sum: 'hours' } },
        {
          label: 'Hours that earn money today',
          expression: { sumWhere: { sum: 'hours', where: 'kind', is: 'Earns money today' } },
        },
      ],
    },
    {
      type: 'write',
      id: 'shb-01-g',
      label: 'Why I want this',
      prompt:
        'Look at your Tuesday. Which hour would you enjoy even if it earned nothing? Which hour would you put off? Then finish: "I want this because ..."',
      hint: 'There is no grade. In lesson 8 you will build your goal on it.',
      rows: 3,
      example:
        'I would enjoy the class and put off the invoices. I want this because people leave my kitchen able to bake bread, and I would like that to pay for the flour and perhaps one free day a month.',
    },
    {
      type: 'recap',
      id: 'shb-01-h',
      points: [
        'Count the hours that customers pay for, then count the whole day.',
        'The unpaid hours are real work. They need to fit into your week.',
        'If you dislike the dull hours, that is worth knowing before you spend anything.',
      ],
      next: 'Next, you look for the hours themselves.',
    },
  ],
} satisfies Lesson;
