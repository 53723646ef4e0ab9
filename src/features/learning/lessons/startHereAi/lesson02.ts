import type { Lesson } from '@/features/learning/lessons/lesson';

export const lesson = {
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
          reply: 'Not always. If a question has many good answers, both may be fine. Both may also be wrong.',
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
} satisfies Lesson;
