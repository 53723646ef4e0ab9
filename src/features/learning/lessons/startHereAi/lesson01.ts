import type { Lesson } from '@/features/learning/lessons/lesson';

export const lesson = {
  id: 'start-here-ai-01',
  minutesToRead: 4,
  goal: 'Tell five everyday kinds of AI apart, so that one small word stops hiding five different jobs.',
  blocks: [
    {
      type: 'text',
      id: 'sha-01-a',
      heading: 'One label, many boxes',
      paragraphs: [
        'Imagine a kitchen where every machine carries the same label: *appliance*. The label is true. It tells you there is a plug. It does not tell you whether the thing will freeze your soup or burn it.',
        'The word AI works like that. Your phone uses it to unlock. Your bank uses it to stop an odd payment. A chatbot uses it to write a birthday toast. These jobs have little in common, and they go wrong in different ways.',
        'What most of them share is how they were built. Nobody wrote a rule for every case. Somebody collected many examples, and a program adjusted itself until it matched them well enough. That is called *learning from examples*, or machine learning.',
      ],
    },
    {
      type: 'sort',
      id: 'sha-01-b',
      instruction:
        'Sort the word AI into five everyday uses you already meet each week. Ask of each case: what is the machine being asked to do?',
      groups: ['Recognize', 'Filter', 'Recommend', 'Forecast', 'Generate'],
      items: [
        {
          text: 'Your phone unlocks when it sees your face.',
          group: 'Recognize',
          why: 'It compares a picture with a face it knows. Nothing new is made.',
        },
        {
          text: 'A junk message lands in the spam folder before you see it.',
          group: 'Filter',
          why: 'It puts each message on one of two piles.',
        },
        {
          text: 'A map app says the trip to the airport takes 40 minutes.',
          group: 'Forecast',
          why: 'It estimates a number about something that has not happened yet.',
        },
        {
          text: 'A video ends and the app has picked the next one.',
          group: 'Recommend',
          why: 'It ranks many clips and shows the one you may keep watching.',
        },
        {
          text: 'A chatbot writes a toast for your aunt.',
          group: 'Generate',
          why: 'It makes a text that was not there before.',
        },
        {
          text: 'Your spoken words appear as text on the screen.',
          group: 'Recognize',
          why: 'It hears which words you said. It should not add any.',
        },
        {
          text: 'The bank holds a payment because it looks odd.',
          group: 'Filter',
          why: 'Most payments pass. A few are set aside for a closer look.',
        },
        {
          text: 'A bakery bakes extra on Friday because a program expects a busy day.',
          group: 'Forecast',
          why: 'It turns past sales into a guess about a day that has not come yet.',
        },
      ],
    },
    {
      type: 'text',
      id: 'sha-01-c',
      paragraphs: [
        'Some cases fit two boxes. The endless list of posts in an app is both filtered and recommended. That is fine. Ask what the tool *does*, because this tells you how it can fail. A filter can throw away a good letter. A forecast can be off by an hour. A generator can make something up.',
      ],
    },
    {
      type: 'check',
      id: 'sha-01-d',
      question: 'Which of these does its job without learning from examples?',
      options: [
        {
          text: 'A timer that stops a washing machine',
          correct: true,
          reply:
            'Somebody set a fixed rule: stop after so many minutes. It is useful, and nothing was learned.',
        },
        {
          text: 'A camera app that draws a box around each face',
          correct: false,
          reply: 'Faces are hard to describe in rules. Tools like this learn from many labeled pictures.',
        },
        {
          text: 'A music app that guesses which song you want next',
          correct: false,
          reply: 'It learns from what you and others played before. The examples are listening histories.',
        },
        {
          text: 'A mail app that spots junk of a kind nobody listed',
          correct: false,
          reply:
            'Junk changes, so a fixed list is soon out of date. The app learns from messages people marked.',
        },
      ],
    },
    {
      type: 'check',
      id: 'sha-01-e',
      question: 'A headline says "AI beats experts at spotting sick plants." What should you ask first?',
      options: [
        {
          text: 'How many experts took part, and how long had they trained?',
          correct: false,
          reply: 'A good question for later. You do not yet know what the machine was asked to do.',
        },
        {
          text: 'Which of the five uses is it, and on which plants was it tested?',
          correct: true,
          reply:
            'It is recognizing, probably from photos. If the photos came from one greenhouse, your garden may be another story.',
        },
        {
          text: 'Will it soon replace the people who look after plants for a living?',
          correct: false,
          reply:
            'An understandable worry. You can think about it better once you know which single job the tool did.',
        },
      ],
    },
    {
      type: 'table',
      id: 'sha-01-f',
      title: 'Five uses in my week',
      instruction:
        'Find one case of each use in your own past week. Leave a row empty if you met none. Then mark how much a mistake would matter.',
      columns: [
        { key: 'where', label: 'Where I met it', kind: 'text' },
        {
          key: 'cost',
          label: 'If it is wrong',
          kind: 'choice',
          choices: ['Hardly matters', 'Annoying', 'Serious'],
        },
      ],
      rows: [
        { key: 'recognize', label: 'Recognize' },
        { key: 'filter', label: 'Filter' },
        { key: 'recommend', label: 'Recommend' },
        { key: 'forecast', label: 'Forecast' },
        { key: 'generate', label: 'Generate' },
      ],
    },
    {
      type: 'recap',
      id: 'sha-01-g',
      points: [
        'AI names a way of building things, usually from examples. It does not name one machine.',
        'Ask which of five jobs a tool does, and you know which mistakes to expect.',
        'Keep your table. The rows marked serious will help you choose in lesson 9.',
      ],
      next: 'Next, you open the last box, *generate*, and watch a sentence being made.',
    },
  ],
} satisfies Lesson;
