import { addresses } from './addresses';
import { business } from './business';

export const refund = {
  title: 'Refund Policy',
  lead: 'If a course or a plan is not right for you, tell us in time and your money goes back.',
  description: `Sample Refund Policy for AI Club: ${business.courseGuaranteeDays} days for a course bought on its page, ${business.passGuaranteeDays} days for the Student Pass, and how to ask.`,
  updated: '2025-10-01',
  sections: [
    {
      id: 'about-this-page',
      heading: 'About this page',
      paragraphs: [
        'This is sample text for a demonstration product. It shows what the refund policy of a service like this one would say and is not legal advice.',
        'Online payment is not connected in this version of AI Club, so nothing on this site can be charged today.',
      ],
    },
    {
      id: 'periods',
      heading: 'How long you have',
      paragraphs: ['There is no hidden watch-time limit.'],
      table: {
        columns: ['What you bought', 'Money-back guarantee', 'Counted from'],
        rows: [
          ['Course bought on a course page', `${business.courseGuaranteeDays} days`, 'The day of purchase'],
          ['Student Pass', `${business.passGuaranteeDays} days`, 'Your first payment'],
          ['Creator Pro and Business', 'Ask us before you buy', 'The terms are in your order'],
        ],
      },
    },
    {
      id: 'how-to-ask',
      heading: 'How to ask',
      paragraphs: [
        `Write to ${addresses.refunds} from the email address of your account and name the course or the plan. No form letter is needed.`,
      ],
    },
    {
      id: 'what-happens',
      heading: 'What happens then',
      paragraphs: [
        'The payment goes back the way it came, to your card or to PayPal. We confirm it by email.',
      ],
    },
    {
      id: 'canceling',
      heading: 'Canceling is separate',
      paragraphs: [
        'Canceling a plan stops renewal and keeps your access to the end of the billing period. It does not by itself ask for a refund. If you want both, write to us as well.',
      ],
    },
    {
      id: 'free-courses',
      heading: 'Free courses',
      paragraphs: ['Free intro courses cost nothing, so there is nothing to refund.'],
    },
  ],
} as const;
