import type { Lesson } from '@/features/learning/lessons/lesson';

export const lesson = {
  id: 'start-here-ai-06',
  minutesToRead: 4,
  goal: 'Catch an invented fact before you pass it on.',
  blocks: [
    {
      type: 'text',
      id: 'sha-06-a',
      heading: 'A library that does not exist',
      paragraphs: [
        'There is no town called Mill Ostrey. We made it up for this page. A language model does not need the town to exist. It needs only the next word, and sentences about small-town libraries have a familiar shape.',
      ],
    },
    {
      type: 'predict',
      id: 'sha-06-b',
      intro:
        'See how invented facts arise. Step through the sentence and notice at which word it first claims something. The shares are made up for this page.',
      steps: [
        {
          sofar: 'The public library of Mill Ostrey was founded in',
          candidates: [
            { word: '1902', share: 24 },
            { word: '1911', share: 21 },
            { word: '1897', share: 20 },
            { word: '1923', share: 18 },
            { word: 'the', share: 17 },
          ],
          note: 'Many libraries are founded in years like these. No year stands out, because the model knows nothing about this one. It picks one anyway.',
        },
        {
          sofar: 'The public library of Mill Ostrey was founded in 1902',
          candidates: [
            { word: 'by', share: 47 },
            { word: 'as', share: 30 },
            { word: 'with', share: 23 },
          ],
          note: 'The year is now part of the text. Everything after it treats it as settled.',
        },
        {
          sofar: 'The public library of Mill Ostrey was founded in 1902 by',
          candidates: [
            { word: 'local', share: 40 },
            { word: 'a', share: 37 },
            { word: 'Margaret', share: 23 },
          ],
          note: 'Somebody must have founded it, says the shape of the sentence.',
        },
        {
          sofar: 'The public library of Mill Ostrey was founded in 1902 by local',
          candidates: [
            { word: 'teacher', share: 41 },
            { word: 'merchant', share: 32 },
            { word: 'residents', share: 27 },
          ],
          note: 'A teacher fits. Fitting is all that was asked.',
        },
        {
          sofar: 'The public library of Mill Ostrey was founded in 1902 by local teacher',
          candidates: [
            { word: 'Margaret', share: 36 },
            { word: 'Anna', share: 33 },
            { word: 'William', share: 31 },
          ],
          note: 'A name that suits the time. Nobody lied. The machine did what it always does.',
        },
      ],
    },
    {
      type: 'text',
      id: 'sha-06-c',
      heading: 'Same voice, true or false',
      paragraphs: [
        'An invented fact like this is often called a *hallucination*. The word suggests a fault that comes and goes. In truth the same guessing gives good answers and bad ones. Where the training text was rich, likely words are often true. Where it was thin, they are only likely.',
        'So the tone will not warn you. Be most careful with things that are exact and rare: names, dates, numbers, quotes, book titles, web addresses, rules. A list of sources can be invented too.',
        'Here are two quick ways to catch them. *Look outside*: take the one claim that would hurt most if it were wrong, and find it somewhere the chatbot did not write. *Ask again, fresh*: open a new conversation and ask the same thing in other words. If the details change, treat them as invented until you have looked outside. If they stay the same, you still need the first way, because a mistake can be repeated.',
      ],
    },
    {
      type: 'check',
      id: 'sha-06-d',
      question: 'A chatbot names a book, its author and page 114. What do you do before quoting it?',
      options: [
        {
          text: 'Ask the chatbot to confirm the page and the wording.',
          correct: false,
          reply: 'It will write a likely answer to that, too, from the same place as the first one.',
        },
        {
          text: 'Quote it and add the words "according to a chatbot."',
          correct: false,
          reply: 'You are honest about the source, but your reader still gets a quote that may not exist.',
        },
        {
          text: 'Find the book in a library and read page 114.',
          correct: true,
          reply: 'The book may exist and the page may say something else. Only the page can tell you.',
        },
      ],
    },
    {
      type: 'check',
      id: 'sha-06-e',
      question: 'You asked twice, in two fresh conversations, and got the same date. What do you know?',
      options: [
        {
          text: 'The model is steady. The date is still unproven.',
          correct: true,
          reply:
            'Asking again is good at catching inventions and poor at proving truth. The date needs one outside look.',
        },
        {
          text: 'The date is right, because two answers agree.',
          correct: false,
          reply: 'Tempting. But if many pages repeat an error, the model has learned the error well.',
        },
        {
          text: 'Nothing at all, because a chatbot gave both answers.',
          correct: false,
          reply: 'A little more than that. Changing details would have been a clear alarm.',
        },
      ],
    },
    {
      type: 'table',
      id: 'sha-06-f',
      title: 'Catch it twice',
      instruction:
        'See how invented facts arise and practice two quick ways to catch them. Ask a chatbot three exact questions, one of them about your own topic from lesson 3. Without a chatbot, take three exact claims from any article.',
      columns: [
        { key: 'claim', label: 'The exact claim', kind: 'text' },
        {
          key: 'outside',
          label: 'Look outside',
          kind: 'choice',
          choices: ['Confirmed', 'Contradicted', 'Not found'],
        },
        {
          key: 'again',
          label: 'Ask again, fresh',
          kind: 'choice',
          choices: ['Same', 'Different', 'Not tried'],
        },
      ],
      freeRows: 3,
    },
    {
      type: 'write',
      id: 'sha-06-g',
      label: 'My fact check',
      prompt:
        'Write the check you will really make before you pass on a fact from a chatbot. Say when and where you will look.',
      hint: 'One check you do beats five you admire.',
      rows: 2,
      example:
        'Before I send anything with a name, a date or a number in it, I find that one thing on the page of whoever owns the fact.',
    },
    {
      type: 'recap',
      id: 'sha-06-h',
      points: [
        'Inventing and answering are the same process. The voice does not change.',
        'Exact and rare details deserve a look outside.',
        'Asking again catches wobbling facts. It does not prove steady ones.',
      ],
      next: 'Next, you meet answers that were true once, or true for somebody else.',
    },
  ],
} satisfies Lesson;
