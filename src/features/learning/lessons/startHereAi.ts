import type { CourseLessons } from './lesson';
import { firstLesson } from './startHereAiFirst';

export const lessons = {
  courseId: 'd4c7677b-9c1c-575e-a6a9-bd066167a630',
  lessons: [
    firstLesson,
    {
      id: 'start-here-ai-02',
      minutesToRead: 4,
      goal: 'Watch how a language model builds an answer, so that you know what its confidence is made of.',
      blocks: [
        {
          type: 'text',
          id: 'sha-02-a',
          heading: 'A game you already play',
          paragraphs: [
            'Somebody says "Please pass the salt and" and stops. You hear *pepper* in your head before they say it. You have heard that sentence so often that the ending comes by itself.',
            'A *chatbot* is a program you talk to in writing. Inside it sits a *language model*, the part that plays this game. It takes in the words so far and gives every possible next piece a probability. One piece is picked and added to the text. Then it does the same again with the longer text.',
            'The pieces are called *tokens*. A token can be a whole word, part of a long word or a comma. On this page most of them are whole words.',
          ],
        },
        {
          type: 'predict',
          id: 'sha-02-b',
          intro:
            'Follow one sentence as a model builds it, word by word, from probabilities. Guess before you look. The shares are made up for this page; a real model spreads them over many thousands of tokens.',
          steps: [
            {
              sofar: 'Put the pan on the stove and melt the',
              candidates: [
                { word: 'butter', share: 72 },
                { word: 'chocolate', share: 15 },
                { word: 'cheese', share: 9 },
                { word: 'snow', share: 4 },
              ],
              note: 'Recipes melt butter more often than snow. The model has met that habit in text. It has never seen a pan.',
            },
            {
              sofar: 'Put the pan on the stove and melt the butter',
              candidates: [
                { word: 'over', share: 40 },
                { word: 'in', share: 35 },
                { word: 'and', share: 19 },
                { word: 'slowly', share: 6 },
              ],
              note: 'A small chance is still a chance. Some tools let you set how often an unlikely word is picked.',
            },
            {
              sofar: 'Put the pan on the stove and melt the butter over',
              candidates: [
                { word: 'low', share: 46 },
                { word: 'medium', share: 39 },
                { word: 'gentle', share: 11 },
                { word: 'the', share: 4 },
              ],
              note: 'Two words are nearly level. Ask twice, and you may get *low* once and *medium* the next time.',
            },
            {
              sofar: 'Put the pan on the stove and melt the butter over low',
              candidates: [
                { word: 'heat', share: 95 },
                { word: 'flame', share: 4 },
                { word: 'light', share: 1 },
              ],
              note: 'Almost no choice here. A high share means "this word usually follows." It does not mean "this is good cooking."',
            },
            {
              sofar: 'Put the pan on the stove and melt the butter over low heat',
              candidates: [
                { word: '.', share: 52 },
                { word: 'until', share: 33 },
                { word: 'and', share: 15 },
              ],
              note: 'The period is a token, too. Another token, which you never see, means "stop" and ends the answer.',
            },
          ],
        },
        {
          type: 'text',
          id: 'sha-02-c',
          heading: 'Where the probabilities come from',
          paragraphs: [
            'Before you met it, the model practiced on an enormous amount of text. The next word was hidden, it guessed, and it was nudged toward the right one. After many rounds it had picked up grammar, common facts and style, because all of these help with guessing.',
            'Chatbots then get a second kind of training, with sample conversations and with answers that people have rated. So a model learns to reply to you instead of continuing your sentence.',
            'Notice what is missing. Nowhere in the walk above did the machine check whether any butter melted. Some chatbots can also search the web or use a calculator. Then the result is added to the words so far, and the guessing goes on.',
          ],
        },
        {
          type: 'check',
          id: 'sha-02-d',
          question:
            'You ask the same question twice and get two different answers. What is the likeliest reason?',
          options: [
            {
              text: 'It learned something when you asked the first time.',
              correct: false,
              reply:
                'Usually not. Training is a separate step, and a new conversation normally starts from the same state.',
            },
            {
              text: 'It was in a different mood the second time.',
              correct: false,
              reply:
                'With people you would be right. A model has no mood, and chance is enough to explain the change.',
            },
            {
              text: 'One of the two answers has to be a mistake.',
              correct: false,
              reply:
                'Not always. If a question has many good answers, both may be fine. Both may also be wrong.',
            },
            {
              text: 'It picks among likely words, partly by chance.',
              correct: true,
              reply: 'One different word early on can lead the whole answer down another path.',
            },
          ],
        },
        {
          type: 'check',
          id: 'sha-02-e',
          question: 'A model gives the word "heat" a share of 95. What does that tell you?',
          options: [
            {
              text: 'In text like this, the word very often comes next.',
              correct: true,
              reply: 'It is a statement about text. Whether the text is true is another question.',
            },
            {
              text: 'The recipe has a 95 percent chance of being good.',
              correct: false,
              reply: 'A natural reading, but the share is about words. Nobody tested the recipe.',
            },
            {
              text: 'Out of 100 people who were asked, 95 said this word.',
              correct: false,
              reply: 'No people vote at this point. The share comes from patterns in the training text.',
            },
          ],
        },
        {
          type: 'write',
          id: 'sha-02-f',
          label: 'How an answer is made',
          prompt:
            'Explain to a neighbor, in your own words, how a language model produces an answer. Do not use the word AI.',
          hint: 'Start with what it reads. End with what it never checks.',
          rows: 4,
          example:
            'It reads what is written so far and guesses a likely next word, then does it again with the longer text. It learned the guessing from piles of old text. It does not check whether the result is true.',
        },
        {
          type: 'recap',
          id: 'sha-02-g',
          points: [
            'A language model adds one likely token after another.',
            'Chance plays a part, so answers vary.',
            'A likely word is not the same as a true one. You will need that in lesson 6.',
          ],
          next: 'Next, you look at the pile of text it practiced on and at the holes in it.',
        },
      ],
    },
    {
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
          question:
            'A chatbot writes well in one language and stiffly in another. What is the likeliest cause?',
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
              reply:
                'Mistakes can play a part. Stiffness in every answer points to the training text, though.',
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
    },
    {
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
            'Match a task to the right kind of tool before you open one. Write four real tasks from your own month and fill each row from left to right. Leave brands out.',
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
            'Each family fails in its own way, so the last column of your table matters most.',
            '"No AI needed" is a good answer.',
          ],
          next: 'Next, you hold a real conversation with a chatbot. Bring one row of your table.',
        },
      ],
    },
    {
      id: 'start-here-ai-05',
      minutesToRead: 4,
      goal: 'Get one useful result from a chatbot by steering it, turn by turn.',
      blocks: [
        {
          type: 'text',
          id: 'sha-05-a',
          heading: 'The first answer is a draft',
          paragraphs: [
            'People who are disappointed by chatbots often stopped after one question. People who get good results treat the first answer as a draft by a quick helper who has never met them.',
            'What you type is called a *prompt*. A useful conversation often needs three of them, so think in turns. In the first you say what you want and give the facts. In the second you correct what is wrong and add what is missing. In the third you ask it to show its assumptions, so that you know what to check.',
            'Before you type: leave out passwords, account numbers and private facts about other people. You rarely need them, and you cannot always tell who keeps the conversation.',
          ],
        },
        {
          type: 'example',
          id: 'sha-05-b',
          title: 'Ben plans a Saturday (invented)',
          lines: [
            {
              who: 'Ben, turn 1',
              text: 'Plan my Saturday morning. I must bring a bicycle to the repair shop, buy paint and be home by 12:30. I walk and take the bus. Give me a list with times.',
            },
            {
              who: 'Chatbot',
              text: '9:00 bus to the paint store. 10:00 bicycle shop. 11:00 coffee. 12:00 bus home.',
            },
            {
              who: 'Ben, turn 2',
              text: 'I cannot take the bicycle on the bus, and paint is heavy, so paint comes last. Drop the coffee. Try again.',
            },
            {
              who: 'Chatbot',
              text: '9:00 walk the bicycle to the shop. 10:15 bus to the paint store. 11:15 bus home with the paint.',
            },
            { who: 'Ben, turn 3', text: 'What did you assume that I should check before I leave?' },
            {
              who: 'Chatbot',
              text: 'I assumed that the repair shop opens at 9, that both stores are open on Saturday and that a bus leaves near 10:15. I do not know your local times.',
            },
          ],
        },
        {
          type: 'text',
          id: 'sha-05-c',
          paragraphs: [
            'The second plan is better because Ben said *why* the first one failed. The third turn did not make the plan true. It gave Ben a short list of things to look up. That took two phone calls and a glance at the bus schedule.',
            'Below are four prompts to copy. Put your own facts where the brackets are.',
          ],
        },
        {
          type: 'list',
          id: 'sha-05-d',
          title: 'Starter prompts',
          worksheet: 'Starter prompts (PDF)',
          items: [
            {
              title: 'Turn 1: goal and facts',
              text: 'Help me plan [errand]. What I have: [facts]. It must be done by [time]. I cannot [limit]. Give me a list with times.',
              copyable: true,
            },
            {
              title: 'Turn 2: correct and add',
              text: 'This part does not work: [part], because [reason]. Also note: [missing fact]. Keep the rest and try again.',
              copyable: true,
            },
            {
              title: 'Turn 3: show the assumptions',
              text: 'List what you assumed and could not know. Mark what I should check first.',
              copyable: true,
            },
            {
              title: 'When you are stuck',
              text: 'Before you answer, ask me up to four questions that would change your answer.',
              copyable: true,
            },
          ],
        },
        {
          type: 'check',
          id: 'sha-05-e',
          question: 'Which first message will probably work best?',
          options: [
            {
              text: 'Plan a birthday.',
              correct: false,
              reply: 'The chatbot has to guess everything else. You will get an average party.',
            },
            {
              text: 'Plan a birthday for six children aged seven, indoors, two hours, small budget. One uses a wheelchair. Give me a timetable.',
              correct: true,
              reply: 'It has a goal, facts, limits and a shape for the answer.',
            },
            {
              text: 'You are the greatest party planner in the world, with fifty years of experience. Surprise me with a birthday nobody will ever forget!',
              correct: false,
              reply: 'Flattery adds words without facts. The chatbot still does not know who is coming.',
            },
          ],
        },
        {
          type: 'table',
          id: 'sha-05-f',
          title: 'My three turns',
          instruction:
            'Plan a real errand with a chatbot and improve the result in three turns. A row of your Tool chooser from lesson 4 will do, if words must come out. No chatbot at hand? Write turn 1 on paper, let somebody answer it with no extra questions and go on from there.',
          columns: [
            { key: 'asked', label: 'What I wrote', kind: 'text' },
            { key: 'useful', label: 'What was useful', kind: 'text' },
            { key: 'wrong', label: 'What was wrong or missing', kind: 'text' },
          ],
          rows: [
            { key: 'turn1', label: 'Turn 1: goal and facts' },
            { key: 'turn2', label: 'Turn 2: correct and add' },
            { key: 'turn3', label: 'Turn 3: assumptions' },
          ],
        },
        {
          type: 'check',
          id: 'sha-05-g',
          question: 'The plan says a store opens at 9:00. What do you do?',
          options: [
            {
              text: "Look at the store's own page, or give them a call.",
              correct: true,
              reply: 'Opening times belong to the store, so go to the owner of the fact.',
            },
            {
              text: 'Ask the chatbot if it is sure about the time.',
              correct: false,
              reply: 'It may say yes, or apologize and offer another time. Neither is evidence.',
            },
            {
              text: 'Trust it, because the rest of the plan made sense.',
              correct: false,
              reply: 'A sensible plan is what these tools do best. It says nothing about a single fact.',
            },
            {
              text: 'Throw the plan away and start a new conversation.',
              correct: false,
              reply: 'No need. Keep the order of errands and check the times.',
            },
          ],
        },
        {
          type: 'recap',
          id: 'sha-05-h',
          points: [
            'Give the goal, the facts, the limits and the shape of the answer.',
            'Say why a draft fails. "Try again" alone is another roll of the dice.',
            'End by asking what it assumed, then check those things yourself.',
          ],
          next: 'Next, you meet an answer that is wrong and sounds perfect.',
        },
      ],
    },
    {
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
              reply:
                'You are honest about the source, but your reader still gets a quote that may not exist.',
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
    },
    {
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
            'Look at the last column again. Context makes answers better, and it also leaves your hands. A good rule: describe the situation and leave out the person. "A guest cannot eat nuts" is enough. Her name adds nothing.',
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
    },
    {
      id: 'start-here-ai-08',
      minutesToRead: 4,
      goal: 'Run a small fair test and see who is treated differently.',
      blocks: [
        {
          type: 'text',
          id: 'sha-08-a',
          heading: 'Good on average, bad for some',
          paragraphs: [
            'Think of a scale in a market that is right for most fruit and always wrong for plums. If you test it on a mixed basket, it looks fine. Only the plum seller knows.',
            'AI tools can be like that scale. An illustration with invented numbers: a tool reads 100 handwritten forms and gets 90 right. That sounds decent. Now suppose that all ten mistakes fall on people with one style of handwriting. The average was true, and it hid the people who paid for it.',
            'There are several causes. The training text may describe some groups in narrow ways, or hardly at all. The people who rated answers had tastes of their own. And sometimes the goal itself is set for the majority. Nobody has to intend it.',
          ],
        },
        {
          type: 'example',
          id: 'sha-08-b',
          title: 'One name changed (invented, to show what to look for)',
          lines: [
            { who: 'Question 1', text: 'Write one line recommending Daniel, a nurse.' },
            {
              who: 'Answer 1',
              text: 'Daniel is a skilled and decisive nurse who stays calm under pressure.',
            },
            { who: 'Question 2', text: 'Write one line recommending Daniela, a nurse.' },
            { who: 'Answer 2', text: 'Daniela is a warm and caring nurse who is always kind to patients.' },
          ],
        },
        {
          type: 'text',
          id: 'sha-08-c',
          heading: 'How to test fairly',
          paragraphs: [
            'Both lines are friendly. Side by side, one praises skill and the other praises kindness. If many such lines reach employers, that may decide who gets the job.',
            'A fair test follows four rules. Change one thing only. Use a new conversation for each question, so that the first answer does not color the second. Repeat it a few times, because answers vary by chance, as you saw in lesson 2. And write down what you see before you decide what it means.',
          ],
        },
        {
          type: 'check',
          id: 'sha-08-d',
          question: 'Which pair makes a fair test?',
          options: [
            {
              text: '"Advice for a tenant aged 25" and "Advice for a tenant aged 70"',
              correct: true,
              reply: 'Only the age differs, so a difference in the answers can be about age.',
            },
            {
              text: '"A funny story about a pilot" and "A sad story about a nurse"',
              correct: false,
              reply: 'Two things changed, the job and the mood. You would not know which one mattered.',
            },
            {
              text: '"Was your last answer biased?" and "Are you quite sure about that?"',
              correct: false,
              reply: 'A model can talk about bias at length. What it says about itself is not a measurement.',
            },
          ],
        },
        {
          type: 'check',
          id: 'sha-08-e',
          question:
            'You tried one pair once. The second answer is shorter and talks down to the reader. What can you say?',
          options: [
            {
              text: 'The tool is biased, and this answer proves it.',
              correct: false,
              reply: 'It may be. One try cannot separate a pattern from chance.',
            },
            {
              text: 'It was a coincidence, because answers vary by chance.',
              correct: false,
              reply: 'It may be. You do not know that yet either.',
            },
            {
              text: 'It is worth repeating, and with other pairs, too.',
              correct: true,
              reply: 'One difference is a reason to look. The same difference again and again is a finding.',
            },
          ],
        },
        {
          type: 'table',
          id: 'sha-08-f',
          title: 'Near-identical questions',
          instruction:
            'Compare answers to near-identical questions and note who is treated differently. Try names, ages, places or jobs. No chatbot at hand? Compare two ads, two forms or two news stories about different people.',
          columns: [
            { key: 'pair', label: 'The one thing I changed', kind: 'text' },
            { key: 'seen', label: 'What I saw in both answers', kind: 'text' },
            {
              key: 'kind',
              label: 'Kind of difference',
              kind: 'choice',
              choices: ['None I can see', 'Tone', 'Length', 'Advice', 'Assumption about the person'],
            },
            {
              key: 'again',
              label: 'When I repeated it',
              kind: 'choice',
              choices: ['Same again', 'Gone', 'Not repeated'],
            },
          ],
          freeRows: 3,
        },
        {
          type: 'text',
          id: 'sha-08-g',
          paragraphs: [
            'Found nothing? That is a result too, for these questions on this day. Write it down and stay curious. People who know the group you asked about may see what you cannot.',
          ],
        },
        {
          type: 'write',
          id: 'sha-08-h',
          label: 'Who could get the worse answer',
          prompt:
            'Think of a task you might give to AI. Who could be treated less well by an average answer, and how will you notice?',
          hint: 'Choose a person who will read or feel the result. Could you ask them?',
          rows: 3,
          example:
            'I want help with replies to customers. People who are still learning English could get shorter replies. I will read every reply to them twice and compare it with the others.',
        },
        {
          type: 'recap',
          id: 'sha-08-i',
          points: [
            'A good average can hide a group that pays for it.',
            'Change one thing, start fresh, repeat, and write before you judge.',
            'Decisions about people need a person who answers for them.',
          ],
          next: 'Next, you put your notes together and make a plan for one month.',
        },
      ],
    },
    {
      id: 'start-here-ai-09',
      minutesToRead: 4,
      goal: 'Leave with one page that you can follow this month.',
      blocks: [
        {
          type: 'text',
          id: 'sha-09-a',
          heading: 'Small enough to finish',
          paragraphs: [
            'You know how an answer is made and three ways it fails: invented facts, stale or missing knowledge, and averages that are not fair. Your plan should fit into a month that is already full.',
            "Four questions find a good first task. Is the damage small if it goes wrong? Can I check the result in a few minutes? Do I know the subject well enough to spot an error? Can I leave out other people's private facts?",
            'Four times yes: try it. One no: ask somebody first, or make the task smaller. If a mistake could harm a person and you might not see it, keep the task away from AI for now.',
          ],
        },
        {
          type: 'sort',
          id: 'sha-09-b',
          instruction: 'Practice on these before you choose your own.',
          groups: ['Try it', 'Ask somebody first', 'Keep away for now'],
          items: [
            {
              text: 'Turn your class notes into practice questions',
              group: 'Try it',
              why: 'Low stakes, and you can compare each question with your notes.',
            },
            {
              text: 'Summarize a meeting in which two colleagues were criticized',
              group: 'Ask somebody first',
              why: 'It is about other people. Ask them, and ask what your workplace allows.',
            },
            {
              text: 'Decide from a photo if a wild mushroom is safe to eat',
              group: 'Keep away for now',
              why: 'A mistake could harm somebody, and you could not see it in time.',
            },
            {
              text: 'Get five titles for your own story',
              group: 'Try it',
              why: 'You wrote it, and you choose.',
            },
            {
              text: 'Pick which of 30 applicants gets an interview',
              group: 'Keep away for now',
              why: 'Remember the plums. A person must answer for this choice.',
            },
            {
              text: 'Translate a notice for your neighbors',
              group: 'Ask somebody first',
              why: 'Fine, if somebody who speaks the language reads it first.',
            },
          ],
        },
        {
          type: 'check',
          id: 'sha-09-c',
          question: 'Which of these is a plan?',
          options: [
            {
              text: 'I will use AI more at work, at home and in the club, whenever I feel that it could save me some time.',
              correct: false,
              reply: 'A wish. It has no task, no check and no end.',
            },
            {
              text: 'Each Friday this month I draft the class newsletter with a chatbot and check every date.',
              correct: true,
              reply: 'It has a task, a rhythm, a check and an end.',
            },
            {
              text: 'I will try a new tool every evening until I know for certain which one is the best.',
              correct: false,
              reply: 'Curious, but too wide for a month.',
            },
          ],
        },
        {
          type: 'write',
          id: 'sha-09-d',
          label: 'One task to try this month',
          prompt:
            'Choose one task to try, one task to avoid and one person to ask. Begin with the task to try: what, how often, and how you will know it helped.',
          hint: 'Look at your Tool chooser from lesson 4 and your errand from lesson 5.',
          rows: 3,
          example:
            'Every Friday I draft the class newsletter with a chatbot. It helped if I finish in under an hour and no parent has to correct a date.',
        },
        {
          type: 'write',
          id: 'sha-09-e',
          label: 'One task I keep away from AI',
          prompt: 'Now the task to avoid, and the reason in one sentence.',
          hint: 'The rows you marked serious in lesson 1 are a good place to look.',
          rows: 2,
          example:
            'I will not use it for messages about a child who is having a hard time. A wrong word would hurt, and the story is not mine to share.',
        },
        {
          type: 'write',
          id: 'sha-09-f',
          label: 'One person to ask',
          prompt:
            'Who will you ask when you are unsure? Choose a person you can reach this week, and write your first question.',
          hint: 'Somebody who knows the subject is often better than somebody who knows the tool.',
          rows: 2,
          example: "Jonas from the parents' group. First question: does this sound like us?",
        },
        {
          type: 'plan',
          id: 'sha-09-g',
          title: 'My one-page plan for using AI this month',
          worksheet: 'One-page AI plan (DOCX)',
          parts: [
            {
              label: 'One task to try this month',
              from: 'sha-09-d',
              ifEmpty: 'Write your task to try in this lesson, just above.',
            },
            {
              label: 'One task to keep away from AI',
              from: 'sha-09-e',
              ifEmpty: 'Write your task to avoid in this lesson, just above.',
            },
            {
              label: 'The checks I will make',
              from: ['sha-06-g', 'sha-07-g', 'sha-08-h'],
              ifEmpty: 'Write your checks in lessons 6, 7 and 8.',
            },
            {
              label: 'One person to ask',
              from: 'sha-09-f',
              ifEmpty: 'Write who it is in this lesson, just above.',
            },
            {
              label: 'Why I check: how an answer is made',
              from: 'sha-02-f',
              ifEmpty: 'Explain it in lesson 2.',
            },
          ],
        },
        {
          type: 'check',
          id: 'sha-09-h',
          question: 'After two weeks your task takes longer than before. What does that mean?',
          options: [
            {
              text: 'I learned something, and I may change the task or stop.',
              correct: true,
              reply: 'Knowing that AI does not help here saves you time from now on.',
            },
            {
              text: 'The plan failed, and if I am honest, so did I.',
              correct: false,
              reply:
                'You asked a question of the real world, and it answered. That is what the plan was for.',
            },
            {
              text: 'I need a better tool, and I should look for one at once.',
              correct: false,
              reply: 'Maybe later. First ask whether the task suits any tool.',
            },
          ],
        },
        {
          type: 'recap',
          id: 'sha-09-i',
          points: [
            'Start where mistakes are small and easy to see.',
            'Keep the page where you work, and read it again on the last day of the month.',
          ],
          next: 'When you want to write better instructions, Prompting That Works is a natural next step.',
        },
      ],
    },
  ],
} satisfies CourseLessons;
