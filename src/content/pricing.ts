import { business } from './business';

export const pricing = {
  title: 'Plans and pricing',
  lead: 'Learn from the whole library, teach and sell, or bring your team. You can change plans at any time.',
  description: `Student Pass $${business.studentPassPrice} per month, Creator Pro $${business.creatorProPrice} per month, Business custom per year. Change or cancel at any time; ${business.passGuaranteeDays}-day guarantee on the Student Pass.`,
  featuredBadge: 'Most Popular',
  assurances: {
    guarantee: `${business.passGuaranteeDays}-day money-back guarantee on Student Pass`,
    payment: 'Major cards and PayPal',
  },
  comparison: {
    title: 'Pass or single course?',
    lead: 'Tell us your pace and see which costs less.',
    course: 'Course I plan to take',
    hours: 'Hours a week',
    footnote: 'The Pass renews monthly until you cancel; access ends with the billing period.',
  },
  faq: {
    title: 'Pricing questions',
    items: [
      {
        question: 'Is there a free trial?',
        answer: `There is no free trial, but free intro courses are open to everyone, and the Student Pass has a ${business.passGuaranteeDays}-day money-back guarantee.`,
      },
      {
        question: 'Can I change or cancel my plan?',
        answer:
          'Yes, at any time. A change is prorated from your next billing cycle. If you cancel, you keep access until the end of the billing period you paid for.',
      },
      { question: 'How can I pay?', answer: 'Major cards and PayPal. Prices are in US dollars.' },
      {
        question: 'What if it is not for me?',
        answer: `Ask within ${business.passGuaranteeDays} days for the Student Pass, or within ${business.courseGuaranteeDays} days for a course you bought on its course page, and we return your money.`,
      },
    ],
  },
} as const;
