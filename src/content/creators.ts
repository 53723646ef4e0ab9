import { addresses } from './addresses';
import { business } from './business';

const { ownPromotionShare: own, discoveryShare: discovery } = business;

export const creators = {
  title: ['Teach what you know.', 'Earn on every sale.'],
  lead: `Publish AI courses with no upfront cost. Keep ${own}% when you bring the student and ${discovery}% when AI Club does.`,
  description: `Publish AI courses with no upfront cost. Creators keep ${own}% of sales from their own promotion and ${discovery}% of sales from discovery on AI Club.`,
  action: 'Start Teaching',
  /** For members, who can already send an outline, but not publish a course yet. */
  members: {
    outline: { action: 'Send an Outline', subject: 'Outline of a course' },
    hero: {
      creator: 'Your creator account is ready.',
      student: 'You are signed in, and that is all you need to propose a course.',
      text: `Uploading courses is not open yet. Work out your price here, and send an outline to ${addresses.creators}.`,
    },
    closing: {
      title: 'Your first course can start with an outline.',
      lead: 'Uploading courses is not open yet. Tell us who it is for and what they will be able to do.',
    },
    dashboard: {
      earn: {
        title: 'What could you earn?',
        text: 'Try prices and sales, and read how the revenue share works.',
        action: 'For Creators',
      },
      outline: {
        title: 'Propose a course',
        text: 'Uploading courses is not open yet. Until it is, the creator team reads your outline.',
      },
    },
  },
  calculator: {
    title: 'What could you earn?',
    price: 'Course price',
    sales: 'Sales per month',
    ownPromotion: 'From your own promotion',
    result: 'You earn per month',
    parts: {
      own: `Your own promotion, ${own}% share`,
      discovery: `Platform discovery, ${discovery}% share`,
      platform: 'AI Club keeps',
    },
    note: 'An example, not a promise. What you earn depends on what you sell.',
  },
  tools: {
    title: 'Tools for creators',
    lead: 'What you need to sell a course and to look after the people who take it.',
    items: [
      {
        name: 'Monetization',
        spot: 'coins',
        text: 'One-off courses or part of the Pass; you set the price.',
      },
      { name: 'Analytics', spot: 'chart', text: 'See where students stop, replay and finish.' },
      { name: 'Community', spot: 'speech', text: 'Answer questions beside the lesson they belong to.' },
      {
        name: 'Marketing tools',
        spot: 'waves',
        text: `Your own link for every course, so sales you bring count at ${own}%.`,
      },
    ],
  },
  share: {
    title: 'Two rates, no small print',
    lead: 'Who brought the student decides the split. There is no upfront cost for creators.',
    rates: [
      {
        percent: own,
        text: 'for sales from your own promotion',
        example: `$${own} of a $100 sale is yours.`,
      },
      {
        percent: discovery,
        text: 'for sales from platform discovery',
        example: `$${discovery} of a $100 sale is yours.`,
      },
    ],
  },
  steps: {
    title: 'How it works',
    lead: 'From an outline to a course with its own page.',
    items: [
      { name: 'Build Your Course', text: 'Upload lessons, notes and resources.' },
      { name: 'Set Your Price', text: 'Change it whenever you like.' },
      { name: 'Launch & Earn', text: 'Share your link, and let discovery bring the rest.' },
    ],
  },
  faq: {
    title: 'Questions creators ask',
    items: [
      {
        question: 'What does it cost to start?',
        answer: `Nothing upfront. You can build and publish before you pay us anything. Creator Pro ($${business.creatorProPrice} per month) is optional and adds unlimited courses, advanced analytics, marketing tools and priority support.`,
      },
      {
        question: 'How much do I keep?',
        answer: `${own}% of sales that come from your own promotion and ${discovery}% of sales that come from discovery on AI Club. On a $100 course that is $${own} or $${discovery}.`,
      },
      {
        question: 'What counts as my own promotion?',
        answer:
          'A sale that starts from your course link, your email or your channels. A sale that starts from browsing, search or a recommendation on AI Club is discovery.',
      },
      {
        question: 'Who sets the price?',
        answer: `You do, and you can change it at any time. Course pages carry a ${business.courseGuaranteeDays}-Day Money-Back Guarantee, so set a price you are happy to stand behind.`,
      },
    ],
  },
  closing: {
    title: 'Your first course can start today.',
    lead: 'Create a creator account and begin with one lesson. There is no upfront cost.',
  },
} as const;
