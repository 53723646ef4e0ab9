import type { Lesson } from '@/features/learning/lessons/lesson';
import { smallHabits } from './plan';

export const lesson = {
  id: 'start-here-business-04',
  minutesToRead: 4,
  goal: 'Build two habits small enough to survive a week without enthusiasm.',
  blocks: [
    {
      type: 'text',
      id: 'shb-04-a',
      heading: 'The third week',
      paragraphs: [
        'In the first week, enthusiasm does the work. By the third, something has broken, the replies are few and the sofa looks good. What carries you then is what you do without deciding.',
        'A habit grows when you repeat the same small act in the same situation. After a while the situation reminds you. How long that takes differs a lot between people and between acts. Distrust anybody who names an exact number of days.',
      ],
    },
    {
      type: 'text',
      id: 'shb-04-b',
      heading: 'Three parts',
      paragraphs: [
        'A habit you can rely on has a *cue*, an *act* and a *smallest version*. The cue is something that already happens: the kettle boils, or the dishwasher starts. The act is what you do next. The smallest version is what you do on a terrible day.',
        'Make the act something you control. "Get three clients" depends on others. "Write to one person who asked about my work" depends on you.',
      ],
    },
    {
      type: 'sort',
      id: 'shb-04-c',
      instruction: 'Could you check it off with a plain yes, and was it up to you? Sort them.',
      groups: ['A habit', 'A result I cannot control', 'A wish'],
      items: [
        {
          text: "After breakfast on Saturday I send the week's invoices.",
          group: 'A habit',
          why: 'A cue, an act, and you can see whether it happened.',
        },
        {
          text: 'Be more visible.',
          group: 'A wish',
          why: 'Understandable, and impossible to check off. Visible to whom, by doing what?',
        },
        {
          text: 'Win two new customers this month.',
          group: 'A result I cannot control',
          why: 'Good to want. Others decide it. Build the habit that makes it likelier.',
        },
        {
          text: 'When the kids are in bed on Tuesday I open the draft and write one paragraph.',
          group: 'A habit',
          why: 'The cue already happens each week, and one paragraph is small.',
        },
        {
          text: 'Reach 1,000 readers.',
          group: 'A result I cannot control',
          why: 'Watch the number if you like. Other people move it.',
        },
        {
          text: 'Finally get organized.',
          group: 'A wish',
          why: 'The word *finally* is a hint. Pick one drawer and one cue.',
        },
        {
          text: 'After each call I write down the next step and its date.',
          group: 'A habit',
          why: 'It takes a minute and saves an embarrassing email.',
        },
      ],
    },
    {
      type: 'check',
      id: 'shb-04-d',
      question: 'You miss your habit on one Tuesday. What is the most useful thing to do?',
      options: [
        {
          text: 'Do it twice next Tuesday to make up for the one you missed.',
          correct: false,
          reply: 'Kind of you to pay it back. A double portion is easier to skip.',
        },
        {
          text: 'Do the smallest version at the next cue, and go on from there.',
          correct: true,
          reply: 'The aim is that one miss stays one miss.',
        },
        {
          text: 'Start again from zero, this time with stricter rules.',
          correct: false,
          reply: 'One miss does little harm. Stricter rules are harder to keep on the next bad day.',
        },
      ],
    },
    {
      type: 'text',
      id: 'shb-04-e',
      heading: 'Noticing a slip',
      paragraphs: [
        'Habits rarely end with a decision. They fade, and you notice a month later. So choose an alarm that works without your good mood. A paper calendar with an X for each time is enough. Hang it where somebody else can see it. Decide now what two empty boxes in a row will mean.',
      ],
    },
    {
      type: 'check',
      id: 'shb-04-f',
      question: 'Which alarm will probably warn you first?',
      options: [
        {
          text: 'A feeling that something is no longer quite right',
          correct: false,
          reply: 'Feelings get used to things. A slow slip feels normal.',
        },
        {
          text: 'The bank balance, which you look at now and then',
          correct: false,
          reply: 'It will tell you, many weeks too late.',
        },
        {
          text: 'A long review of all your habits at the end of the year',
          correct: false,
          reply: 'Useful for big questions. A habit can disappear long before that.',
        },
        {
          text: 'Two empty boxes in a row on the kitchen calendar',
          correct: true,
          reply: 'You see it, others see it, and it needs no judgment.',
        },
      ],
    },
    smallHabits,
    {
      type: 'example',
      id: 'shb-04-h',
      title: 'One filled row (invented)',
      lines: [
        { who: 'After this happens', text: 'The dishwasher starts on Tuesday evening.' },
        { who: 'I do this', text: 'Reply to everybody who asked about a class.' },
        { who: 'On a terrible day, at least', text: 'Reply to one person with one line.' },
        {
          who: 'I notice a slip because',
          text: 'There is a calendar on the refrigerator, and my sister looks at it.',
        },
      ],
    },
    {
      type: 'write',
      id: 'shb-04-i',
      label: 'When a habit slips',
      prompt: 'What will you do when your alarm goes off? One sentence, kind and exact.',
      hint: 'Choose something you can do the same evening.',
      rows: 2,
      example:
        'After two empty boxes I do the smallest version that evening, and on Sunday I ask whether the cue still fits my week.',
    },
    {
      type: 'recap',
      id: 'shb-04-j',
      points: [
        'Tie a small act to something that already happens.',
        'Keep a version for terrible days.',
        'Let a calendar notice the slip, because you may not.',
      ],
      next: 'Next, you choose what people would pay you for.',
    },
  ],
} satisfies Lesson;
