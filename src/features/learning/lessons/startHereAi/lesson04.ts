import type { Lesson } from '@/features/learning/lessons/lesson';

export const lesson = {
  id: 'start-here-ai-04',
  minutesToRead: 4,
  goal: 'Choose the kind of tool from the task, before a product page chooses for you.',
  blocks: [
    {
      type: 'text',
      id: 'sha-04-a',
      heading: 'Ask what must come out',
      paragraphs: [
        'A good cook does not open a drawer and ask what the whisk would like to do. The dish comes first. With AI tools, many of us do it the other way around, because the tool is already open.',
        'Two questions are usually enough. *What must come out?* And *what do I have to put in?* The answers lead you to one of four families.',
        '*Text* tools draft, shorten, translate and explain. *Image* tools make pictures or change the ones you have. *Sound* tools write down speech, clean recordings or read aloud. *Data* tools count, sort and look for patterns in rows and columns.',
        'Many products hold several families under one name. The questions still help, because each family fails in its own way. A text tool may add a fact you never gave it. An image tool fills a gap with something that merely looks right. A sound tool mishears names. A data tool finds patterns in pure chance, and the fewer rows you have, the easier that is.',
      ],
    },
    {
      type: 'sort',
      id: 'sha-04-b',
      instruction: 'Practice on these eight. One pile is for tasks that need no AI at all.',
      groups: ['Text', 'Image', 'Sound', 'Data', 'No AI needed'],
      items: [
        {
          text: 'Cut a two-page letter to six lines',
          group: 'Text',
          why: 'Words in, words out. Check that no promise or date got lost.',
        },
        {
          text: 'Remove a trash can from a photo of your street',
          group: 'Image',
          why: 'Picture in, picture out. Look closely at what was painted into the gap.',
        },
        {
          text: 'Get a written version of a recorded talk',
          group: 'Sound',
          why: 'The hard part is hearing. Check names and numbers against the recording.',
        },
        {
          text: 'Find a pattern in two years of daily sales',
          group: 'Data',
          why: 'Rows and columns. Ask whether the pattern could be chance before you act on it.',
        },
        {
          text: 'Find out if your pharmacy is open tomorrow',
          group: 'No AI needed',
          why: 'The pharmacy knows. Its own page or phone is quicker and safer.',
        },
        {
          text: 'Take the hum out of a phone recording',
          group: 'Sound',
          why: 'Sound in, sound out. Listen to the whole result once.',
        },
        {
          text: 'Make a stiff email friendlier',
          group: 'Text',
          why: 'A text tool is good at tone. You decide what you want to say.',
        },
        {
          text: 'Add up 200 receipts',
          group: 'No AI needed',
          why: 'Adding is counting. A spreadsheet adds the same way every time, and it needs no AI.',
        },
      ],
    },
    {
      type: 'check',
      id: 'sha-04-c',
      question: 'Why is a spreadsheet safer than a language model for a long sum?',
      options: [
        {
          text: 'It calculates. A language model predicts digits like words.',
          correct: true,
          reply:
            'Some chatbots hand the sum to a calculator behind the scenes. You cannot always see whether they did.',
        },
        {
          text: 'It is quicker than a language model when the list is long.',
          correct: false,
          reply: 'Both feel instant. Speed is not what protects you here.',
        },
        {
          text: 'A language model cannot read numbers, only letters and commas.',
          correct: false,
          reply: 'It can read and write them. It can also slip in a long sum and sound sure about it.',
        },
      ],
    },
    {
      type: 'check',
      id: 'sha-04-d',
      question: 'You have a 40-minute recorded interview and want five good quotes. Where do you start?',
      options: [
        {
          text: 'With a text tool, because quotes are text',
          correct: false,
          reply: 'You will need it second. It cannot quote what it has not heard.',
        },
        {
          text: 'With a data tool, because 40 minutes are a lot of data',
          correct: false,
          reply: 'There are no rows to count yet. Start with what you hold in your hand.',
        },
        {
          text: 'With a sound tool first, and a text tool after that',
          correct: true,
          reply:
            'First turn speech into words, then look for quotes. Check each quote against the recording.',
        },
      ],
    },
    {
      type: 'table',
      id: 'sha-04-e',
      title: 'Tool chooser',
      worksheet: 'Tool chooser (PDF)',
      instruction:
        'Match a task to the right kind of tool before you open one. Write four real tasks from your own month and fill in each row in order. Leave brands out.',
      columns: [
        { key: 'task', label: 'Task', kind: 'text' },
        {
          key: 'in',
          label: 'I have',
          kind: 'choice',
          choices: ['Words', 'Pictures', 'Sound', 'Rows of data', 'Only an idea'],
        },
        {
          key: 'out',
          label: 'I need',
          kind: 'choice',
          choices: ['Words', 'Pictures', 'Sound', 'A count or a pattern', 'A fact'],
        },
        {
          key: 'family',
          label: 'Family',
          kind: 'choice',
          choices: ['Text', 'Image', 'Sound', 'Data', 'No AI needed'],
        },
        { key: 'check', label: 'How I will check it', kind: 'text' },
      ],
      freeRows: 4,
    },
    {
      type: 'recap',
      id: 'sha-04-f',
      points: [
        'What must come out decides the family. What you put in decides the first step.',
        'Each family fails in its own way, so "How I will check it" matters most in your table.',
        '"No AI needed" is a good answer.',
      ],
      next: 'Next, you hold a real conversation with a chatbot. Bring one row of your table.',
    },
  ],
} satisfies Lesson;
