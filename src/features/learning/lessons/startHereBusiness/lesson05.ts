import type { Lesson } from '@/features/learning/lessons/lesson';

export const lesson = {
  id: 'start-here-business-05',
  minutesToRead: 4,
  goal: 'Choose the one model you would test first, with your hours and your budget in view.',
  blocks: [
    {
      type: 'text',
      id: 'shb-05-a',
      heading: 'Four ways to be paid',
      paragraphs: [
        'The same knowledge can be sold in four ways. Take somebody who bakes good bread.',
        '*Services.* She bakes for a café or teaches one family at home. People pay for her time. The first payment can come soon, because one customer is enough. When she is sick, nothing comes in.',
        '*Products.* She sells a recorded course or a booklet. The work comes first and the money, if any, comes later. It may sell while she sleeps. It may also not sell. Questions and updates keep coming.',
        '*Membership.* People pay each month for a bake-along and answers. If they stay, income is steady. In return she owes them something every month, holidays included, and some will leave each month.',
        '*Sponsorship.* A flour mill pays her to mention it to her readers. Readers pay nothing. She needs an audience that somebody wants to reach, and she must stay honest with it. One sponsor leaving can be a large part of the income.',
      ],
    },
    {
      type: 'sort',
      id: 'shb-05-b',
      instruction: 'Which model does each sentence describe?',
      groups: ['Services', 'Products', 'Membership', 'Sponsorship'],
      items: [
        {
          text: 'I work first for weeks and find out afterward whether anybody buys.',
          group: 'Products',
          why: 'Products put the risk at the front. A small test before you build makes it smaller.',
        },
        {
          text: 'One customer said yes yesterday, and I start on Monday.',
          group: 'Services',
          why: 'Services are often the quickest to a first payment.',
        },
        {
          text: 'I owe 40 people something new every month.',
          group: 'Membership',
          why: 'Steady money in exchange for a steady promise.',
        },
        {
          text: 'My income depends on who wants to reach my readers.',
          group: 'Sponsorship',
          why: 'The payer and the reader are different people. That needs care.',
        },
        {
          text: 'If I am in bed for two weeks, I earn nothing.',
          group: 'Services',
          why: 'Time sold is time needed.',
        },
        {
          text: 'A few people leave each month, so I must keep welcoming new ones.',
          group: 'Membership',
          why: 'This is normal, and it belongs in the plan from the start.',
        },
        {
          text: 'I need an audience before the first payment.',
          group: 'Sponsorship',
          why: 'Building that audience usually comes first and is unpaid.',
        },
        {
          text: 'Strangers can buy it while I am at my other job.',
          group: 'Products',
          why: 'True for products. You still answer the emails.',
        },
      ],
    },
    {
      type: 'check',
      id: 'shb-05-c',
      question:
        'You have four hours a week, a small budget and no audience. Which first test looks most reasonable?',
      options: [
        {
          text: 'A large recorded course',
          correct: false,
          reply:
            'It might work one day. At four hours a week you could build for months before you hear what is wrong.',
        },
        {
          text: 'A membership with weekly live meetings',
          correct: false,
          reply: 'Four hours would go into the meetings. Nothing would be left for finding members.',
        },
        {
          text: 'A sponsor for a newsletter you plan',
          correct: false,
          reply: 'Without readers there is nothing to offer a sponsor yet.',
        },
        {
          text: 'One small service for one person you know',
          correct: true,
          reply: 'It needs one customer and little money, and you hear directly what people want.',
        },
      ],
    },
    {
      type: 'check',
      id: 'shb-05-d',
      question: 'Why can a membership with 30 members be harder than 30 sales of a booklet?',
      options: [
        {
          text: 'It is a promise that must be kept again every month.',
          correct: true,
          reply: 'A booklet is finished at some point. A membership has no end date.',
        },
        {
          text: 'Members are more difficult people than buyers.',
          correct: false,
          reply: 'They are the same people. The promise is different.',
        },
        {
          text: 'Monthly payments are always smaller than a price.',
          correct: false,
          reply: 'Often they are, and over time they can add up. The amount is not the hard part.',
        },
      ],
    },
    {
      type: 'table',
      id: 'shb-05-e',
      title: 'Business model comparison',
      worksheet: 'Business model comparison (PDF)',
      instruction:
        'Compare four business models by effort, risk and time to first payment. Use your own idea in every row, even where it seems silly. For "Fits my hours and budget," look at your week map and your cash sheet.',
      columns: [
        { key: 'offer', label: 'What I would sell', kind: 'text' },
        { key: 'effort', label: 'Hours before the first sale', kind: 'hours' },
        { key: 'risk', label: 'What could go wrong', kind: 'text' },
        {
          key: 'first',
          label: 'First payment after',
          kind: 'choice',
          choices: ['Days', 'Weeks', 'Months', 'Half a year or more'],
        },
        {
          key: 'fits',
          label: 'Fits my hours and budget',
          kind: 'choice',
          choices: ['Yes', 'Maybe', 'No'],
        },
      ],
      rows: [
        { key: 'services', label: 'Services' },
        { key: 'products', label: 'Products' },
        { key: 'membership', label: 'Membership' },
        { key: 'sponsorship', label: 'Sponsorship' },
      ],
    },
    {
      type: 'text',
      id: 'shb-05-f',
      heading: 'Mixing, later',
      paragraphs: [
        'Many people end up with two models. A service can teach you what to put into a product. Even so, start with one. Two half-started models share the same few hours, and you cannot tell which one is failing.',
      ],
    },
    {
      type: 'write',
      id: 'shb-05-g',
      label: 'The model I would test first',
      prompt:
        'Choose one model. Say what you would offer, to whom, and why it fits your hours and your budget.',
      hint: 'Describe the smallest version one person could pay for.',
      rows: 3,
      example:
        'Services. I would teach one beginner to bake bread at home on a Saturday morning. It fits two hours a week and needs no new equipment.',
    },
    {
      type: 'recap',
      id: 'shb-05-h',
      points: [
        'Services tend to pay soonest and tie you to the clock.',
        'Products ask for the work first. Membership asks for it every month.',
        'Sponsorship needs readers before it pays.',
        'Test one model at a time.',
      ],
      next: 'Next, you look at your weekly tasks and ask which of them AI should touch.',
    },
  ],
} satisfies Lesson;
