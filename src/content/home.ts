import { statistics } from './business';

/** Every word of the home page. Each sentence of the headline has its own line. */
export const home = {
  title: ['Master AI.', 'Build your creator economy.'],
  lead: 'Short, practical courses from people who do the work. Learn the tools, make something, get paid for it.',
  description:
    'Courses in AI fundamentals, content creation, monetization, tool mastery and business development, taught by people who do the work.',
  explore: 'Explore Courses',
  statistics: 'AI Club in numbers',
  categories: {
    title: 'Browse by category',
    lead: 'Pick a subject. You can narrow it down by level and price on the next page.',
    lines: {
      'ai-fundamentals': 'How models work, where they fail, how to steer them.',
      'content-creation': 'Video, audio, writing and art, faster and still yours.',
      monetization: 'Prices, products, members and sponsors.',
      'tool-mastery': 'Automation, assistants and editing at speed.',
      'business-development': 'Clients, contracts, numbers and calm growth.',
    },
  },
  popular: {
    title: 'Popular Courses',
    lead: 'The courses learners choose most often.',
    all: 'View All Courses',
  },
  demo: 'Watch Demo',
  closing: {
    title: 'Your next skill can pay for itself.',
    lead: `Join ${statistics[0].value} learners turning AI skills into steady work.`,
    start: 'Start Learning Today',
    pricing: 'View Pricing',
    member: {
      lead: 'You are a member already. Your next course is in the catalog.',
      start: 'Browse Courses',
    },
  },
} as const;
