import type { Lesson } from '@/features/learning/lessons/lesson';

export const lesson = {
  id: 'start-here-business-07',
  minutesToRead: 4,
  goal: 'Reach an agreement that still holds in a tired month.',
  blocks: [
    {
      type: 'text',
      id: 'shb-07-a',
      heading: 'A plan has neighbors',
      paragraphs: [
        'Your week map has blocks in which somebody else cooks, waits or keeps the children quiet. Your cash sheet may use savings that two people think of as theirs. These people are part of the plan, whether you ask them or not.',
        'Asking early has a practical use. A limit you agreed on in a calm hour helps you both in a bad one. Without it, every late night becomes a new negotiation.',
        'Still at home with your parents? Start with them. Living alone? Somebody is affected all the same: a parent you visit, or the friend you call when things go wrong.',
      ],
    },
    {
      type: 'text',
      id: 'shb-07-b',
      heading: 'Three topics, one page',
      paragraphs: [
        '*Money*: the most you will put in, and what it will not touch. *Time*: which hours, and who does what in them. *Stopping point*: the date on which you look at it together, and what would make you stop.',
        'Bring numbers, not enthusiasm. Show your week map and the lowest point of your cash sheet. Then be quiet and listen. The first worry you hear is often useful information.',
      ],
    },
    {
      type: 'example',
      id: 'shb-07-c',
      title: 'Anke and Joel at the kitchen table (invented)',
      lines: [
        {
          who: 'Anke',
          text: 'I want to give bread classes. It could use up to 500 of our savings, and my Saturday mornings.',
        },
        { who: 'Joel', text: 'For how long?' },
        { who: 'Anke', text: 'Six months. Then we look at the numbers together.' },
        {
          who: 'Joel',
          text: 'Saturday is when I sleep in. And I do not want to find out about money from the bank.',
        },
        {
          who: 'Anke',
          text: 'I could use the community kitchen, so the house stays quiet. And I will show you the sheet on the first Sunday of each month.',
        },
        {
          who: 'Joel',
          text: 'Then yes. If less than 100 of it is left, we stop and talk, even before the six months are over.',
        },
      ],
    },
    {
      type: 'check',
      id: 'shb-07-d',
      question: 'What made this a good agreement?',
      options: [
        {
          text: 'Joel believed in the idea and wanted Anke to be happy.',
          correct: false,
          reply: 'Perhaps he did. The agreement would hold even if he had doubts.',
        },
        {
          text: 'Anke promised that the classes would soon pay for themselves.',
          correct: false,
          reply: 'She promised nothing of the kind. She could not know.',
        },
        {
          text: 'It has an amount, hours and a sign for stopping early.',
          correct: true,
          reply: 'Both can tell whether it is being kept, without guessing at moods.',
        },
        {
          text: 'They needed only a few minutes and did not argue.',
          correct: false,
          reply: 'It can take three evenings. Clear is better than quick.',
        },
      ],
    },
    {
      type: 'check',
      id: 'shb-07-e',
      question: 'The other person says, "Just do what makes you happy." What now?',
      options: [
        {
          text: 'Take it as a yes. They said so, and they meant it.',
          correct: false,
          reply: 'It is kind, and it is not yet an agreement. In month 4 you may remember it differently.',
        },
        {
          text: 'Thank them and ask which evening would bother them most.',
          correct: true,
          reply: 'A small, concrete question gives a kind person a way to be honest.',
        },
        {
          text: 'Explain the whole idea once more, slowly and in more detail.',
          correct: false,
          reply: 'They may have understood it well. What you lack is their side.',
        },
      ],
    },
    {
      type: 'table',
      id: 'shb-07-f',
      title: 'What we agreed',
      instruction:
        'Agree on money, time and a stopping point with those your plan affects. Fill in "I propose" alone. Fill in the rest together, in their words.',
      columns: [
        { key: 'propose', label: 'I propose', kind: 'text' },
        { key: 'need', label: 'They need', kind: 'text' },
        { key: 'agreed', label: 'We agreed', kind: 'text' },
      ],
      rows: [
        { key: 'money', label: 'Money' },
        { key: 'time', label: 'Time' },
        { key: 'stop', label: 'Stopping point' },
      ],
    },
    {
      type: 'text',
      id: 'shb-07-g',
      heading: 'If the answer is no',
      paragraphs: [
        'A no can be about the amount, the hour or the moment. Ask which. "Not this spring" is different from "not ever." If you cannot agree, do not start in secret. Make the plan smaller until it needs less from others, or wait. You have lost nothing yet.',
        'You have not had the talk? You can go on with the course. Leave "They need" and "We agreed" empty and set a day for it.',
      ],
    },
    {
      type: 'write',
      id: 'shb-07-h',
      label: 'Who agreed, and to what',
      prompt:
        'Write who agreed, to what, and when you will talk again. If the talk is still ahead of you, write the day.',
      hint: 'Read it aloud to the other person. If they change a word, keep their word.',
      rows: 3,
      example:
        'Joel agreed to 500 at most, Saturday mornings in the community kitchen and a look at the sheet every first Sunday. If less than 100 of it is left, we stop and talk.',
    },
    {
      type: 'recap',
      id: 'shb-07-i',
      points: [
        'The people around you are part of the plan, so ask them while nothing is at stake.',
        'Agree on an amount, on hours and on a sign for stopping.',
        'A no with a reason is useful. Plan with it.',
      ],
      next: 'Next, you put everything on one page and choose a date.',
    },
  ],
} satisfies Lesson;
