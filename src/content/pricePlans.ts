import { addresses } from './addresses';
import { business } from './business';

export interface Plan {
  /** Its name in addresses. */
  slug: string;
  name: string;
  /** US dollars, or a word where the price is agreed case by case. */
  price: string;
  period: string;
  description: string;
  features: readonly string[];
  /** How it renews, how it ends, who to ask. */
  terms: string;
  ctaLabel: string;
  /** Who the button writes to, for a plan without a price to sign up for. */
  contact?: { address: string; subject: string };
  featured: boolean;
  /** The account type preselected in its sign-up form; the visitor may change it. */
  accountType: 'student' | 'creator';
}

export const plans: readonly Plan[] = [
  {
    slug: 'student-pass',
    name: 'Student Pass',
    price: `$${business.studentPassPrice}`,
    period: 'per month',
    description: 'For learners who want the whole library.',
    features: [
      'All courses',
      'Downloadable resources',
      'Completion certificates',
      'Community access',
      'Email support',
    ],
    terms: `Renews every month until you cancel. ${business.passGuaranteeDays}-day money-back guarantee.`,
    ctaLabel: 'Get Student Pass',
    featured: false,
    accountType: 'student',
  },
  {
    slug: 'creator-pro',
    name: 'Creator Pro',
    price: `$${business.creatorProPrice}`,
    period: 'per month',
    description: 'For creators who teach and sell.',
    features: [
      'Everything in Student Pass',
      'Unlimited courses',
      'Advanced analytics',
      'Marketing tools',
      'Priority support',
    ],
    terms: 'Renews every month until you cancel.',
    ctaLabel: 'Get Creator Pro',
    featured: true,
    accountType: 'creator',
  },
  {
    slug: 'business',
    name: 'Business',
    price: 'Custom',
    period: 'per year',
    description: 'For teams that learn together.',
    features: ['Team dashboard', 'Bulk licences', 'Custom branding', 'Dedicated account manager'],
    terms: `The button opens your mail program. Our address is ${addresses.teams}.`,
    ctaLabel: 'Contact Sales',
    contact: { address: addresses.teams, subject: 'Business plan' },
    featured: false,
    accountType: 'student',
  },
];

/** Words about the plan that somebody chose. */
export const planWords = {
  chosen: 'You chose',
  signup: {
    paid: 'Online payment is not open yet: your account is free, and nothing is charged.',
    quoted: 'For a quote, write to our sales team; you need no account for that.',
  },
  member: {
    paid: 'Online payment is not open yet. Nothing was charged, and your account stays as it is.',
    quoted: 'Our sales team answers with a quote. Nothing was charged, and your account stays as it is.',
  },
  openToAll: 'The free intro courses are open to everyone.',
  account: { question: 'Rather look around first?', action: 'Create an account' },
  compare: 'Compare plans',
} as const;
