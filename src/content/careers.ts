import { addresses } from './addresses';

export const careers = {
  title: 'Careers',
  lead: 'A small team that writes things down.',
  description: `How AI Club works, what we look for and how we hire. There are no open roles today, and ideas are welcome at ${addresses.jobs}.`,
  sections: [
    {
      id: 'how-we-work',
      heading: 'How we work',
      paragraphs: [
        'We work remotely and asynchronously first. Decisions live in short documents, so that a colleague in another time zone can read them in the morning and disagree in writing.',
        'Every week has meeting-free days for work that needs quiet. When we do meet, somebody takes notes and the notes say what was decided.',
      ],
    },
    {
      id: 'what-we-look-for',
      heading: 'What we look for',
      paragraphs: ['Teachers, editors and engineers who explain. In practice that means people who:'],
      list: [
        'can describe their work to somebody outside their field without making it smaller;',
        'test an idea before they defend it;',
        'treat accessibility, privacy and plain language as part of the job;',
        'know when to leave a good thing alone.',
      ],
    },
    {
      id: 'open-roles',
      heading: 'Open roles',
      paragraphs: [`There are no open roles today. Tell us what you would improve: ${addresses.jobs}.`],
    },
    {
      id: 'fair-hiring',
      heading: 'Fair hiring',
      paragraphs: [
        'When we hire, exercises are paid, short and close to the real work. You receive the questions in advance, and you get written feedback whether or not we continue.',
        'We read applications for what you can do. Please leave out your photograph, your age and your family situation.',
      ],
    },
  ],
} as const;
