import type { Lesson } from '@/features/learning/lessons/lesson';
import { cashSheet } from './plan';

export const lesson = {
  id: 'start-here-business-03',
  minutesToRead: 4,
  goal: 'Find the lowest point your cash would reach in six months, before it reaches you.',
  blocks: [
    {
      type: 'text',
      id: 'shb-03-a',
      heading: 'Cash has a calendar',
      paragraphs: [
        'A small business can have plenty of work and still be unable to pay a bill on the 15th. Money arrives after the work, sometimes long after. Costs arrive when they like.',
        'So do not ask only "will I come out ahead?" Ask "how low does the balance go on the way, and in which month?" That is what a cash sheet is for. Write each amount in the month in which it moves.',
      ],
    },
    {
      type: 'example',
      id: 'shb-03-b',
      title: "Pavel's first sheet (invented numbers, any currency)",
      lines: [
        { who: 'Start', text: 'Savings put in: 600.' },
        {
          who: 'Month 1',
          text: 'In 0. Regular costs 60. Quiet costs 180 for a used microphone and a web address. Left: 360.',
        },
        { who: 'Month 2', text: 'In 0. Regular 60. Left: 300.' },
        {
          who: 'Month 3',
          text: 'In 80. Regular 60. Quiet 150, because the laptop needs a repair. Left: 170.',
        },
        {
          who: 'Month 4',
          text: 'In 0, because the client pays next month. Regular 60. Quiet 40. Left: 70.',
        },
        { who: 'Month 5', text: 'In 240. Regular 60. Left: 250.' },
        { who: 'Month 6', text: 'In 160. Regular 60. Quiet 30. Left: 320.' },
      ],
    },
    {
      type: 'check',
      id: 'shb-03-c',
      question: 'Which number tells Pavel whether he can get through the six months?',
      options: [
        {
          text: '70, because it is the lowest point, in month 4',
          correct: true,
          reply:
            'One more repair that month, and he could not pay. Now he can move a cost or keep a larger reserve.',
        },
        {
          text: '320, because it is what is left at the end',
          correct: false,
          reply: 'Good to know. But he only gets there if he survives month 4.',
        },
        {
          text: '480, because it is everything that came in',
          correct: false,
          reply: 'Money in says nothing about when it was needed.',
        },
        {
          text: '600, because those savings carry him through',
          correct: false,
          reply: 'That is where he starts. The sheet shows how little of it was left on the way.',
        },
      ],
    },
    {
      type: 'text',
      id: 'shb-03-d',
      heading: 'The quiet ones',
      paragraphs: [
        'Regular costs are easy to find: a subscription, a room, a phone plan. *Quiet costs* come once, or seldom, or in small pieces. Think of payment fees, yearly renewals, travel to a client, postage, samples you give away, a repair, a refund. There is also the paid work you turn down to do this.',
        'Add an amount for what you forgot. You will have forgotten something. If the rules where you live ask you to set money aside, put that in, too. This course does not cover those rules.',
      ],
    },
    {
      type: 'check',
      id: 'shb-03-e',
      question:
        'A client says yes in month 2, you do the work in month 3, and the money arrives in month 4. Where do you write it?',
      options: [
        {
          text: 'Month 2, when she said yes',
          correct: false,
          reply: 'A yes feels like money. You cannot pay a bill with it.',
        },
        {
          text: 'Month 3, when I did the work',
          correct: false,
          reply: 'You earned it then. The sheet asks when you hold it.',
        },
        {
          text: 'Month 4, when the money arrives',
          correct: true,
          reply: 'That is the month in which it can pay for something.',
        },
      ],
    },
    cashSheet,
    {
      type: 'text',
      id: 'shb-03-g',
      heading: 'If the lowest point is below zero',
      paragraphs: [
        'Then the plan does not work yet, and it cost you one evening to find out. You can start smaller, borrow a tool instead of buying it, ask for part of the fee in advance, or wait. Money for rent, food and debts does not belong on this sheet.',
      ],
    },
    {
      type: 'write',
      id: 'shb-03-h',
      label: 'My budget limit',
      prompt:
        'What is the most you are willing to lose in six months? Write the amount, and where it comes from.',
      hint: 'Imagine it is gone. If you could not sleep, choose a smaller number.',
      rows: 2,
      example: 'At most 500, from what we had put aside for a trip. Nothing from the household account.',
    },
    {
      type: 'recap',
      id: 'shb-03-i',
      points: [
        'Write money in the month in which it moves.',
        'The lowest point matters more than the end.',
        'A limit you choose now is easier to keep than one you choose in month 4.',
      ],
      next: 'Next, you turn hours into something that happens on its own.',
    },
  ],
} satisfies Lesson;
