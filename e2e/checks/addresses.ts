/** Every public address of the product, with one course for all of them. */
export const course = '/course/90b728ae-ebae-58b6-a2eb-c77d707fbd55';

export const publicAddresses = [
  '/',
  '/courses',
  '/courses?category=monetization&level=advanced',
  '/courses?view=list&sort=rating',
  course,
  '/course/unknown',
  '/creators',
  '/pricing',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/about',
  '/careers',
  '/press',
  '/blog',
  '/contact',
  '/help',
  '/terms',
  '/privacy',
  '/refund',
  '/affiliate',
  '/no-such-page',
];

/** Some prerendered ones: one of each kind. */
export const prerenderedAddresses = [
  '/',
  '/courses',
  course,
  '/creators',
  '/pricing',
  '/help',
  '/contact',
  '/about',
];
