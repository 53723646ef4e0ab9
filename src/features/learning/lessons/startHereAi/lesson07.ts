import type { Lesson } from '@/features/learning/lessons/lesson';

export const lesson = {
  id: 'start-here-ai-07',
  minutesToRead: 4,
  goal: 'Know what a chatbot was never told, and tell it only what it needs.',
  blocks: [
    {
      type: 'text',
      id: 'sha-07-a',
      heading: 'The printed cookbook',
      paragraphs: [
        'A cookbook on your shelf knows a lot about soup. It does not know what is in your refrigerator, that your guest is allergic to nuts, or that the store on the corner closed last month. Nobody blames the book. You look into the refrigerator yourself.',
        'A language model has two gaps of this kind. Its training stopped on some day, and the world went on. That is *stale knowledge*. And it sees only what is in the conversation, not your desk, your team or your past. That is *missing context*.',
        'Some chatbots can search the web, read your files or remember earlier talks. Each of these closes part of a gap. Then the question changes: which page did it read, how old is that page, and did it find the right one?',
      ],
    },
    {
      type: 'sort',
      id: 'sha-07-b',
      instruction:
        'Find out what a model cannot know about today, your work or you. Sort each piece of knowledge.',
      groups: ['May be out of date', 'Was never told', 'Probably knows it'],
      items: [
        {
          text: 'Who leads your city this month',
          group: 'May be out of date',
          why: 'It may know who led it when training stopped.',
        },
        {
          text: 'Why leaves look green',
          group: 'Probably knows it',
          why: 'Old, stable and widely written about.',
        },
        {
          text: 'That your manager hates long emails',
          group: 'Was never told',
          why: 'It is in your head. Say it in half a sentence.',
        },
        {
          text: 'The current price of a train ticket',
          group: 'May be out of date',
          why: 'It was true when somebody wrote it down. Prices move.',
        },
        {
          text: 'What the team agreed in the hallway',
          group: 'Was never told',
          why: 'It was not in the room, so it can only guess.',
        },
        {
          text: 'How to ask politely for a refund',
          group: 'Probably knows it',
          why: 'A common kind of letter, with many examples.',
        },
        {
          text: 'That you cannot stand for long',
          group: 'Was never told',
          why: 'It will plan for an average person until you tell it.',
        },
        {
          text: 'The newest rule on your own bus line',
          group: 'May be out of date',
          why: 'Recent and local. Go to the bus company.',
        },
      ],
    },
    {
      type: 'check',
      id: 'sha-07-c',
      question:
        'A chatbot says the town pool is open on Mondays. It shows no source and no date. What is wisest?',
      options: [
        {
          text: 'Assume that it searched the web a moment ago.',
          correct: false,
          reply: 'Some can, but without a source you do not know if this one did.',
        },
        {
          text: 'Ask the pool, or look at its own page.',
          correct: true,
          reply: 'For opening times, prices and names of officials, go to the owner of the fact.',
        },
        {
          text: 'Ask the chatbot when its training stopped.',
          correct: false,
          reply:
            'Worth asking, but it may not know exactly. And the pool may have changed its hours since any date.',
        },
      ],
    },
    {
      type: 'check',
      id: 'sha-07-d',
      question: 'You ask for "a reply to my landlord." It is polite and useless. What was missing?',
      options: [
        {
          text: 'Better grammar and a more formal way of writing',
          correct: false,
          reply: 'Grammar is rarely the problem. The reply had nothing to stand on.',
        },
        {
          text: 'A longer answer with more arguments, in a better order',
          correct: false,
          reply: 'More words about nothing stay about nothing.',
        },
        {
          text: 'A newer chatbot that was trained on more letters',
          correct: false,
          reply: 'A newer model has not met your landlord either.',
        },
        {
          text: 'What happened, what you want and how you two talk',
          correct: true,
          reply: 'Three facts that only you had. Without them it wrote to an average landlord.',
        },
      ],
    },
    {
      type: 'table',
      id: 'sha-07-e',
      title: 'What I have to tell it',
      instruction:
        'Think of the errand from lesson 5 or another real task. Fill in what a chatbot cannot know, what you would tell it, and what you would rather keep to yourself.',
      columns: [
        { key: 'gap', label: 'It cannot know', kind: 'text' },
        { key: 'tell', label: 'I would tell it', kind: 'text' },
        { key: 'keep', label: 'I keep this private', kind: 'text' },
      ],
      rows: [
        { key: 'today', label: 'About today' },
        { key: 'work', label: 'About my work or school' },
        { key: 'me', label: 'About me' },
      ],
    },
    {
      type: 'text',
      id: 'sha-07-f',
      paragraphs: [
        'Look again at what you keep private. Context makes answers better, and it also leaves your hands. A good rule: describe the situation and leave out the person. "A guest cannot eat nuts" is enough. Her name adds nothing.',
      ],
    },
    {
      type: 'write',
      id: 'sha-07-g',
      label: 'My date and context check',
      prompt:
        'Finish two sentences. "Before I rely on something recent, I will look at ..." "At the start of a task I will tell the chatbot ..."',
      hint: 'Name a real place to look and one or two facts that make an answer fit you.',
      rows: 3,
      example:
        'Before I rely on something recent, I will look at the page of the office itself and at its date. At the start of a task I will tell the chatbot that I write for parents who read on the phone.',
    },
    {
      type: 'recap',
      id: 'sha-07-h',
      points: [
        'Training stops on a day. Ask how old a fact may be.',
        'A model sees the conversation and what was connected to it. The rest you must say.',
        'Share the situation, and leave out names where you can.',
      ],
      next: 'Next, you test something harder to see: who gets the better answer.',
    },
  ],
} satisfies Lesson;
