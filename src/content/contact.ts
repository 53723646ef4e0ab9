import { paths } from '@/paths';
import { addresses } from './addresses';

export const contact = {
  title: 'Contact',
  lead: 'Write to the address that fits. A person reads every message.',
  description:
    'Contact AI Club: addresses for learners, creators, teams and press, and a form that opens your own mail program.',
  sections: [
    {
      id: 'first',
      heading: 'Before you write',
      paragraphs: [
        'Many questions are already answered in the Help Center, and refunds have a page of their own.',
      ],
      links: [
        { label: 'Help Center', to: paths.help },
        { label: 'Refund Policy', to: paths.refund },
      ],
    },
    {
      id: 'addresses',
      heading: 'Addresses',
      paragraphs: ['We answer on working days, in the order messages arrive.'],
      table: {
        columns: ['For', 'Write to', 'About'],
        rows: [
          ['Learners', addresses.learners, 'Accounts, courses, plans and accessibility'],
          ['Creators', addresses.creators, 'Publishing, pricing and revenue share'],
          ['Teams', addresses.teams, 'The Business plan and quotes'],
          ['Press', addresses.press, 'Facts, interviews and logo files'],
        ],
      },
    },
  ],
  form: {
    id: 'form',
    heading: 'Write a message',
    paragraphs: [
      'This form does not send anything itself. The button opens your mail program with the text filled in, and you press send there.',
      'If nothing opens, copy your text and write to the address above.',
    ],
    labels: { name: 'Your name', email: 'Email address', topic: 'Topic', message: 'Message' },
    hints: {
      name: 'As you would sign a letter',
      email: 'Where we should answer',
      message: 'What happened, and what did you expect?',
    },
    complaints: {
      name: 'Enter your name',
      email: 'Enter an email address such as name@aiclub.example',
      message: 'Write a message',
    },
    submit: 'Open in my mail program',
    withoutScript: 'The button needs JavaScript. Without it, copy your text and write to the address above.',
    outcomes: {
      opened: 'Your mail program should be open now, with your message in it.',
      copied:
        'Your message is too long to be handed over, so we copied it. Your mail program should be open now: paste it there.',
      notCopied:
        'Your message is too long to be handed over. Your mail program should be open now: copy your message from here and paste it there.',
    },
  },
} as const;
