import { addresses } from './addresses';
import { business } from './business';

export interface Plan {
  name: string;
  /** US dollars, or a word where the price is agreed case by case. */
  price: string;
  period: string;
  description: string;
  features: readonly string[];
  /** How it renews, how it ends, whom to ask. */
  terms: string;
  ctaLabel: string;
  featured: boolean;
  /** The account type that its sign-up starts with; the visitor may change it. */
  accountType: 'student' | 'creator';
}

export const plans: readonly Plan[] = [
  {
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
    name: 'Business',
    price: 'Custom',
    period: 'per year',
    description: 'For teams that learn together.',
    features: ['Team dashboard', 'Bulk licences', 'Custom branding', 'Dedicated account manager'],
    terms: `The button opens sign-up. For a quote, write to ${addresses.teams}.`,
    ctaLabel: 'Contact Sales',
    featured: false,
    accountType: 'student',
  },
];
