import type { Lesson } from '@/features/learning/lessons/lesson';
import { weekMap } from './plan';

export const lesson = {
  id: 'start-here-business-02',
  minutesToRead: 4,
  goal: 'Find the hours you could keep in a bad week, and give each one a place.',
  blocks: [
    {
      type: 'text',
      id: 'shb-02-a',
      heading: 'Free time is not spare time',
      paragraphs: [
        'Ask people how many hours they could give to a new project, and many will name a hopeful number. Ask them to point at the hours on a calendar, and the number shrinks. Nothing dishonest happened. The first answer came from a good day.',
        'Plan from an ordinary week and test it against a bad one: somebody is sick, the bus is late, your job runs over. An hour you keep in that week is an hour you can promise to a customer.',
      ],
    },
    {
      type: 'example',
      id: 'shb-02-b',
      title: 'Which Wednesday? (invented)',
      lines: [
        { who: 'Lena', text: 'I have 15 hours a week for this.' },
        { who: 'Omar', text: 'Good. Which hours on Wednesday?' },
        { who: 'Lena', text: 'Wednesday is choir. And the kids are up until eight.' },
        { who: 'Omar', text: 'Thursday?' },
        { who: 'Lena', text: 'Thursday from 8:30 to 10, if I did not work late.' },
        {
          who: 'Omar',
          text: 'So an hour and a half, on some Thursdays. Let us count the rest the same way.',
        },
      ],
    },
    {
      type: 'text',
      id: 'shb-02-c',
      heading: 'Three things that eat hours',
      paragraphs: [
        '*Tiredness.* An hour after a late shift is shorter than an hour on Saturday morning. Put careful work in your good hours and packing or invoices in the others.',
        '*Small pieces.* Four times fifteen minutes rarely make an hour, because each piece needs a start. As a rule of thumb, count only blocks of 45 minutes or more.',
        "*Other people's hours.* If somebody else must cook or watch a child so that you can work, that is their time as well. Make a note of these blocks. You will talk about them in lesson 7.",
      ],
    },
    {
      type: 'check',
      id: 'shb-02-d',
      question:
        'Your map shows 12 open hours. Last week you used 4 of them for your project. Which number do you plan with?',
      options: [
        {
          text: '12, because the map shows that they are open',
          correct: false,
          reply: 'They look open. Something filled eight of them last week, and it may do so again.',
        },
        {
          text: '8, the middle between the two numbers',
          correct: false,
          reply: 'The middle of a hope and a fact is still partly a hope.',
        },
        {
          text: '4, until I have kept more for a while',
          correct: true,
          reply: 'Begin with what you have done. You can raise it after a month of proof.',
        },
        {
          text: '0, because I did not keep to my plan',
          correct: false,
          reply: 'Four kept hours are not nothing. Some small services run on that.',
        },
      ],
    },
    {
      type: 'check',
      id: 'shb-02-e',
      question: 'Which of these is an hour you could keep for six months?',
      options: [
        {
          text: 'Sunday night, after everything else for the week is done',
          correct: false,
          reply: 'Some weeks everything else is never done. This hour has no place of its own.',
        },
        {
          text: 'Saturday, 7:30 to 9:00, before the house wakes up',
          correct: true,
          reply: 'It has a day, a start and an end, and nobody else needs it.',
        },
        {
          text: 'The lunch break at work, on all days that are not too busy',
          correct: false,
          reply: 'Perhaps now and then. You also need to eat, and your employer may have a say.',
        },
      ],
    },
    weekMap,
    {
      type: 'text',
      id: 'shb-02-g',
      paragraphs: [
        "Look at the last line. It is the whole stock of hours your business would have for half a year. From Marta's Tuesday you know that customers will pay for only part of it.",
      ],
    },
    {
      type: 'write',
      id: 'shb-02-h',
      label: 'The hours I will keep',
      prompt: 'Name the hours you will protect, with day and time. What will you give up for them?',
      hint: 'If you give up nothing, look again. Something was in that hour.',
      rows: 3,
      example:
        'Tuesday 8 to 9:30 in the evening and Saturday 7:30 to 9:30 in the morning, three and a half hours. I give up one show and the slow Saturday breakfast.',
    },
    {
      type: 'recap',
      id: 'shb-02-i',
      points: [
        'Point at hours on a map. A total without places is a hope.',
        'Plan with the hours that survive a bad week.',
        'Raise the number only after you have kept it for a month.',
      ],
      next: 'Next, you do the same with money, month by month.',
    },
  ],
} satisfies Lesson;
