import type { Lesson } from '@/features/learning/lessons/lesson';

export const lesson = {
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
} satisfies Lesson;
