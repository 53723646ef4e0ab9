import type { Lesson } from '@/features/learning/lessons/lesson';
import { plan } from './plan';

export const lesson = {
  id: 'start-here-business-08',
  minutesToRead: 4,
  goal: 'Finish with one page and a date on which you will decide.',
  blocks: [
    {
      type: 'text',
      id: 'shb-08-a',
      heading: 'Why a stop date',
      paragraphs: [
        'It is hard to stop something you have fed for months. The money and the evenings are gone either way, yet they seem to argue for going on. Economists call them *sunk costs*. A date chosen now is a message from a calmer you.',
        'On that day you look at the page and choose: continue, change or stop.',
      ],
    },
    {
      type: 'text',
      id: 'shb-08-b',
      heading: 'A goal you can see',
      paragraphs: [
        'Write the goal so that a stranger could check it. "Grow my brand" cannot be checked. "Four people have paid for a class, and two of them asked for another" can.',
        'Early on, the real question is small: does somebody want this enough to pay, and do I still like doing it?',
      ],
    },
    {
      type: 'check',
      id: 'shb-08-c',
      question: 'Which goal could a stranger check on the date?',
      options: [
        {
          text: 'Be known as the person to ask about bread in this town',
          correct: false,
          reply: 'A lovely thought. Two people could disagree about it.',
        },
        {
          text: 'Give it everything I have for the next six months',
          correct: false,
          reply: 'That is effort. It does not tell you what to do next.',
        },
        {
          text: 'By June 30, four people have paid for a class',
          correct: true,
          reply: 'It has a number, an act and a day.',
        },
      ],
    },
    {
      type: 'write',
      id: 'shb-08-d',
      label: 'Goal',
      prompt:
        'Write one page with a goal, a budget and a date to decide. Begin with the goal: what will be true on that date if this is going well?',
      hint: 'One or two results you can count. Reread "Why I want this" from lesson 1.',
      rows: 2,
      example:
        'By June 30, four people have paid for a bread class, two of them asked for another, and I still look forward to Saturdays.',
    },
    {
      type: 'write',
      id: 'shb-08-e',
      label: 'Budget',
      prompt: 'Now the budget in one line: the most you will spend, and the lowest balance you will accept.',
      hint: 'See lesson 3. The talk in lesson 7 may have changed your limit.',
      rows: 2,
      example: 'At most 500 in six months. If less than 100 of it is left, I stop and we talk.',
    },
    {
      type: 'write',
      id: 'shb-08-f',
      label: 'Date to stop or continue',
      prompt:
        'Write the date to decide. Then finish three sentences: "I continue if ..." "I change something if ..." "I stop if ..."',
      hint: 'Put the date in your calendar today.',
      rows: 4,
      example:
        'June 30, with Joel. I continue if the goal is met. I change something if two or three people paid. I stop if fewer than two did, or if I dread Saturdays.',
    },
    {
      type: 'check',
      id: 'shb-08-g',
      question:
        'It is the date. You have spent 350, and one person has paid. Your rule says: stop if fewer than two people paid. A friend asks, "After all that money?" What do you answer?',
      options: [
        {
          text: 'I follow my rule, unless there are new facts.',
          correct: true,
          reply:
            'A calmer you made that rule. New facts may change it, and money already gone is not a new fact.',
        },
        {
          text: 'The 350 is a good reason to go on a little longer.',
          correct: false,
          reply: 'It feels that way to almost everybody. But it is spent in both cases.',
        },
        {
          text: 'One more month will not hurt, after all this work.',
          correct: false,
          reply: 'It might not. You could say the same again next month.',
        },
      ],
    },
    {
      type: 'text',
      id: 'shb-08-h',
      heading: 'Not now',
      paragraphs: [
        'Perhaps the hours are missing, or the lowest point is too low, or you would rather keep this as a hobby. Then "not now" is your result, and a good one. Write down what would have to change. You kept your savings.',
      ],
    },
    {
      type: 'write',
      id: 'shb-08-i',
      label: 'What I decide today',
      prompt: 'Start, start smaller or not now? Write your choice and the reason in one sentence.',
      hint: 'Any of the three is a good answer.',
      rows: 2,
      example:
        'Start smaller: two classes before I buy anything, because my map has only three and a half hours.',
    },
    plan.block,
    {
      type: 'recap',
      id: 'shb-08-k',
      points: [
        'A goal, a budget and a date fit on one page.',
        'Money already spent is no reason to spend more.',
        '"Not now" counts as a good result.',
      ],
      next: 'If your page says start, First Clients goes deeper, and if it says not now, the page will keep.',
    },
  ],
} satisfies Lesson;
