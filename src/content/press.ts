import { addresses } from './addresses';
import { business, statistics } from './business';

export const press = {
  title: 'Press',
  lead: 'Facts, a short description and a person to write to.',
  description:
    'Press information for AI Club: a short description, key facts, prices, logo files and the press contact.',
  sections: [
    {
      id: 'boilerplate',
      heading: 'About AI Club, for quotation',
      paragraphs: [
        `AI Club is an online education platform for creators. It offers courses in AI fundamentals, content creation, monetization, tool mastery and business development. Learners can join with a monthly Student Pass or buy single courses. Creators keep ${business.ownPromotionShare}% of sales they bring and ${business.discoveryShare}% of sales from discovery.`,
      ],
    },
    {
      id: 'facts',
      heading: 'Key facts',
      table: {
        columns: ['Fact', 'Value'],
        rows: [
          ...statistics.map(({ label, value }) => [label, value]),
          [
            'Categories',
            'AI Fundamentals, Content Creation, Monetization, Tool Mastery, Business Development',
          ],
          ['Student Pass', `$${business.studentPassPrice} per month`],
          ['Creator Pro', `$${business.creatorProPrice} per month`],
          ['Business', 'Custom price, per year'],
          [
            'Single courses',
            `$${business.lowestCoursePrice} to $${business.highestCoursePrice}, plus free intro courses`,
          ],
          [
            'Creator share',
            `${business.ownPromotionShare}% from own promotion, ${business.discoveryShare}% from discovery`,
          ],
        ],
      },
    },
    {
      id: 'assets',
      heading: 'Logo and name',
      paragraphs: [
        'Write the name as two words with three capital letters: AI Club. Please do not recolor, stretch or animate the logo, and leave clear space around it.',
      ],
      files: [
        { label: 'Mark for light backgrounds (SVG)', href: '/press/ai-club-mark.svg' },
        { label: 'Mark for dark backgrounds (SVG)', href: '/press/ai-club-mark-on-dark.svg' },
      ],
    },
    {
      id: 'contact',
      heading: 'Press contact',
      paragraphs: [
        `For interviews, facts and pictures, write to ${addresses.press}. Tell us your deadline in the subject line.`,
      ],
    },
  ],
} as const;
