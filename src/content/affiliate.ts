import { paths } from '@/paths';
import { addresses } from './addresses';
import { business } from './business';

export const affiliate = {
  title: 'Affiliate Program',
  lead: 'Recommend courses you believe in.',
  description:
    'The AI Club Affiliate Program: how it works, how it differs from the creator share, the rules and how to apply.',
  sections: [
    {
      id: 'how-it-works',
      heading: 'How it works',
      paragraphs: [
        'You recommend a course to people who trust your judgment and use a link that carries your name. When somebody buys through it, you receive a commission.',
        'Rates and cookie length are agreed before you join and shown in your agreement. You will know both numbers before you place a single link.',
      ],
    },
    {
      id: 'creator-share',
      heading: 'How it differs from the creator share',
      paragraphs: [
        `Creators are paid for their own courses: ${business.ownPromotionShare}% of sales from their own promotion and ${business.discoveryShare}% of sales from discovery. Affiliates recommend courses made by other people.`,
      ],
      links: [{ label: 'For Creators', to: paths.creators }],
    },
    {
      id: 'rules',
      heading: 'Rules',
      list: [
        'Disclose the link. Readers should see, before they click, that you may be paid.',
        'No brand bidding. Do not buy search ads on the name AI Club or on course titles.',
        'No fake discounts. Quote only the prices and offers shown on the course page.',
        'No promises about income, and no invented experience with a course.',
      ],
    },
    {
      id: 'apply',
      heading: 'Apply',
      paragraphs: [
        `Write to ${addresses.affiliates}. Tell us where you publish, who reads, watches or listens, and which courses you would recommend and why.`,
      ],
    },
  ],
} as const;
