import { paths } from '@/paths';
import { business } from './business';

export const about = {
  title: 'About AI Club',
  tabTitle: 'About',
  lead: 'AI Club helps people learn AI well enough to use it, question it and earn from it.',
  description:
    'AI Club helps people learn AI well enough to use it, question it and earn from it. Read how we choose courses and what we promise.',
  sections: [
    {
      id: 'why',
      heading: 'Why we exist',
      paragraphs: [
        'AI tools change every month. Judgment lasts. We teach the second with the help of the first: every course uses current tools to practice decisions that will still matter when the tools have new names.',
        'Our learners are writers, designers, teachers, video makers and people with a small business. They do not need another list of products. They need to know what a model is good at, where it fails, and what to do on the day it fails in front of a customer.',
      ],
    },
    {
      id: 'how-we-choose',
      heading: 'How we choose courses',
      paragraphs: ['A course joins the catalog when it passes four plain checks.'],
      list: [
        'It has a clear outcome: something you make, decide or can explain at the end.',
        'Its teacher does the work the course describes.',
        `Its lessons stay within ${business.longestLesson} minutes, so that one fits into a normal day.`,
        'It comes with resources you can keep and use after the course.',
      ],
    },
    {
      id: 'numbers',
      heading: 'Our numbers',
    },
    {
      id: 'promises',
      heading: 'What we promise',
      list: [
        `Learners who buy a single course have the ${business.courseGuaranteeDays}-Day Money-Back Guarantee shown on the course page.`,
        `Learners who take the Student Pass have a ${business.passGuaranteeDays}-day money-back guarantee.`,
        `Creators keep ${business.ownPromotionShare}% of the sales they bring and ${business.discoveryShare}% of the sales that come from discovery. They pay nothing upfront.`,
        'We say where AI was used, and we ask our teachers to do the same.',
      ],
      links: [
        { label: 'Refund Policy', to: paths.refund },
        { label: 'For Creators', to: paths.creators },
      ],
    },
    {
      id: 'people',
      heading: 'People',
      paragraphs: [
        'Our instructors are journalists, editors, engineers, researchers, artists and business owners. Each of them teaches what they do for a living, and each course page says who made it.',
      ],
      links: [{ label: 'Explore Courses', to: paths.courses }],
    },
  ],
} as const;
