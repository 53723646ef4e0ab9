import type { Lesson } from '@/features/learning/lessons/lesson';

export const lesson = {
  id: 'start-here-ai-03',
  minutesToRead: 4,
  goal: 'See whose words went into the pile, so that you know where an answer will be thin.',
  blocks: [
    {
      type: 'text',
      id: 'sha-03-a',
      heading: 'A cookbook made from letters',
      paragraphs: [
        'Suppose you make a cookbook from recipes that strangers mail to you. You never choose a country. Even so, the book will be full of dishes from people who had time, stamps and the habit of writing recipes down. Cooks who teach by standing next to you are missing.',
        'Training data is gathered in a similar way. It usually includes public web pages, digitized books, computer code, forum posts, and text that was bought or written for the purpose. Makers seldom publish the full list, so nobody outside can tell you exactly what is inside.',
        'Then comes a sieve. Spam, copies and nasty pages are thrown out. The sieve is mostly a program, too, and it can drop good pages by mistake, for example when a dialect looks like bad spelling.',
      ],
    },
    {
      type: 'sort',
      id: 'sha-03-b',
      instruction:
        'Learn why some languages, places and people appear less often in answers. For each case, decide how much writing about it a collector of public text would find.',
      groups: ['A lot of public writing', 'Little public writing'],
      items: [
        {
          text: 'Banana bread',
          group: 'A lot of public writing',
          why: 'Countless people have posted a version. Expect a fluent answer.',
        },
        {
          text: 'How your grandmother stored apples',
          group: 'Little public writing',
          why: 'She did it for years and wrote none of it down.',
        },
        {
          text: 'A famous film in a widely spoken language',
          group: 'A lot of public writing',
          why: 'Reviews, summaries and arguments fill many pages.',
        },
        {
          text: 'A language with many speakers and few books or web pages',
          group: 'Little public writing',
          why: 'Speakers do not count here. Public text does.',
        },
        {
          text: 'A common error message in a popular programming language',
          group: 'A lot of public writing',
          why: 'Programmers answer one another in public, in writing, all day.',
        },
        {
          text: 'How a village settles an argument about water',
          group: 'Little public writing',
          why: 'People talk it over. Written minutes, if there are any, stay in a drawer.',
        },
        {
          text: 'The working day of a cleaner at a bus station',
          group: 'Little public writing',
          why: 'Much is written about some jobs by the people who do them, and little about others.',
        },
      ],
    },
    {
      type: 'example',
      id: 'sha-03-c',
      title: 'Typical for whom? (invented)',
      lines: [
        { who: 'Rosa', text: 'What is a typical breakfast?' },
        { who: 'Chatbot', text: 'A typical breakfast includes cereal, toast, eggs and coffee.' },
        { who: 'Rosa', text: 'Typical for whom?' },
        {
          who: 'Chatbot',
          text: 'Good question. That is common in parts of the English-speaking world. Elsewhere it may be rice and soup, beans, flatbread or porridge.',
        },
      ],
    },
    {
      type: 'text',
      id: 'sha-03-d',
      paragraphs: [
        'Rosa did not teach the chatbot anything. The other breakfasts were in the pile all along. They had smaller shares, so they did not come first. The question "typical for whom?" moved the shares.',
        'That is the good case. The bad case is a thing nobody wrote down in public. No clever question can bring it back. The model may still answer, in the same smooth voice.',
      ],
    },
    {
      type: 'check',
      id: 'sha-03-e',
      question: 'A chatbot writes well in one language and stiffly in another. What is the likeliest cause?',
      options: [
        {
          text: 'The second language is harder, even for a computer.',
          correct: false,
          reply:
            'Languages differ, but children learn all of them. The amount of practice text explains more.',
        },
        {
          text: 'You made typing mistakes, and it copied your style.',
          correct: false,
          reply: 'Mistakes can play a part. Stiffness in every answer points to the training text, though.',
        },
        {
          text: 'It saw much less text in the second language.',
          correct: true,
          reply: 'Fewer examples mean rougher guesses, about grammar and about facts.',
        },
      ],
    },
    {
      type: 'check',
      id: 'sha-03-f',
      question: 'Which gap stays open, however well you ask?',
      options: [
        {
          text: 'It suggests recipes with meat, one after the other.',
          correct: false,
          reply: 'This one you can close. Ask for dishes without meat; they are well covered.',
        },
        {
          text: 'It has no record of how your street got its nickname.',
          correct: true,
          reply: 'If it was never written down, there is nothing to find. Ask an old neighbor.',
        },
        {
          text: 'It assumes that you live in a big city with a subway.',
          correct: false,
          reply: 'Tell it where you live and what is near you, and the gap gets smaller.',
        },
        {
          text: 'It uses difficult words and explains none of them to you.',
          correct: false,
          reply: 'Ask for plain words and give a sample sentence. That usually works.',
        },
      ],
    },
    {
      type: 'write',
      id: 'sha-03-g',
      label: 'What I know better than the pile',
      prompt:
        'Name one thing you know well that is thinly written about: a place, a language, a craft, a family habit. What would a chatbot probably get wrong about it?',
      hint: 'Choose something you could correct without looking it up. You will use it as a test question in lesson 6.',
      rows: 3,
      example:
        'The Saturday market in my town. It would guess fruit and flowers. It would not know that half the stalls sell used tools, or that everybody leaves by eleven.',
    },
    {
      type: 'recap',
      id: 'sha-03-h',
      points: [
        'Answers lean toward whatever was written down in public and kept by the sieve.',
        'Asking "for whom?" or "where?" can bring up what came second.',
        'What was never written has to come from people.',
      ],
      next: 'Next, you leave text for a while and meet the other three families of tools.',
    },
  ],
} satisfies Lesson;
