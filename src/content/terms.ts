import { paths } from '@/paths';
import { addresses } from './addresses';
import { business } from './business';

export const terms = {
  title: 'Terms of Service',
  lead: 'The rules for using AI Club, in plain words.',
  description:
    'Sample Terms of Service for AI Club: accounts, courses, plans, guarantees, creators, conduct and AI disclosure.',
  updated: '2025-10-01',
  sections: [
    {
      id: 'about-this-page',
      heading: 'About this page',
      paragraphs: [
        'This is sample text for a demonstration product. It shows what the terms of a service like this one would say and is not legal advice.',
        'Online payment is not connected in this version of AI Club, so nothing on this site can be charged today.',
      ],
    },
    {
      id: 'who',
      heading: '1. Who may use AI Club',
      paragraphs: [
        'You may use AI Club if the law where you live allows you to accept these terms. If you are too young to do that alone, a parent or guardian must agree for you.',
        'Everyone may browse the courses and read every public page. You need an account for the dashboard and to enroll.',
      ],
    },
    {
      id: 'account',
      heading: '2. Your account',
      paragraphs: [
        `Give an accurate email address, because we send confirmation and reset links to it. Use a password of at least ${business.minimumPasswordLength} characters, keep it safe and use it nowhere else. Tell us if you think somebody else is using your account.`,
        'You choose a student or a creator account when you sign up.',
      ],
    },
    {
      id: 'courses',
      heading: '3. Courses and license',
      paragraphs: [
        'When you enroll in a course, you receive a personal license to study it and to keep the resources it offers. You may use what you make with them for yourself and for your clients.',
        'You may not resell, publish or share the lessons or their files. A certificate of completion confirms that you finished a course. It is not a degree or a professional license.',
      ],
    },
    {
      id: 'plans',
      heading: '4. Plans',
      paragraphs: [
        `The Student Pass costs $${business.studentPassPrice} per month and Creator Pro costs $${business.creatorProPrice} per month. Both renew until you cancel. The Business plan has a custom price per year. Prices are in US dollars, and payment is by major card or PayPal.`,
        'You may change your plan at any time. Changes are prorated from the next billing cycle. After you cancel, access continues to the end of the billing period. There is no free trial; free intro courses are open to everyone.',
      ],
    },
    {
      id: 'guarantees',
      heading: '5. Guarantees',
      paragraphs: [
        `A course bought on its course page has a ${business.courseGuaranteeDays}-day money-back guarantee. The Student Pass has a ${business.passGuaranteeDays}-day money-back guarantee. The Refund Policy says how to use them and is part of these terms.`,
      ],
      links: [{ label: 'Refund Policy', to: paths.refund }],
    },
    {
      id: 'creators',
      heading: '6. Creators',
      paragraphs: [
        'You own the content you publish. You allow us to store, show and sell it on AI Club while it is listed here. Publish only what you have the right to sell.',
        `There is no upfront cost for creators. Your share is ${business.ownPromotionShare}% of sales from your own promotion and ${business.discoveryShare}% of sales from discovery on AI Club.`,
      ],
      links: [{ label: 'For Creators', to: paths.creators }],
    },
    {
      id: 'conduct',
      heading: '7. Conduct and AI disclosure',
      paragraphs: ['AI Club works when people can trust what they read and hear. Please:'],
      list: [
        'treat learners and creators with respect;',
        'do not harass, deceive or imitate another person;',
        'do not try to break, overload or copy the service;',
        'if you publish a course, say where AI made or changed what learners see and hear;',
        'use a synthetic voice or likeness only with written consent.',
      ],
    },
    {
      id: 'changes',
      heading: '8. Changes and contact',
      paragraphs: [
        `When these terms change, the date on this page changes with them. Questions about the terms are welcome at ${addresses.learners}.`,
      ],
    },
  ],
} as const;
