// With its extension, because vite.config.ts reaches this file, too.
import { siteOrigin } from './env.ts';

/** On their own, because the script inside every page needs these and no others. */
export const cataloguePath = '/courses';
export const loginPath = '/login';
export const signupPath = '/signup';

/** The component sheet; in development and in the demo only. */
export const themePath = '/theme';

/** Ends the address of a lesson whose notes are to be open. */
export const notesAnchor = '#notes';

/** Opens the form for the certificate, where one can be made. */
export const certificateAnchor = '#certificate';

/** Parts of the dashboard that an address names, without its "#". */
export const dashboardAnchors = { password: 'password', saved: 'saved' } as const;

/** The only speller of the product's URLs. */
export const paths = {
  home: '/',
  courses: cataloguePath,
  freeCourses: `${cataloguePath}?price=free`,
  course: (id: string) => `/course/${encodeURIComponent(id)}`,
  category: (slug: string) => `${cataloguePath}?category=${encodeURIComponent(slug)}`,
  lesson: (courseId: string, lesson: string) =>
    `/course/${encodeURIComponent(courseId)}/learn/${encodeURIComponent(lesson)}`,
  /** A lesson with the notes open beside it. */
  notes: (courseId: string, lesson: string) =>
    `/course/${encodeURIComponent(courseId)}/learn/${encodeURIComponent(lesson)}${notesAnchor}`,
  plan: (courseId: string) => `/course/${encodeURIComponent(courseId)}/plan`,
  /** The plan with the form for the certificate open. */
  planCertificate: (courseId: string) => `/course/${encodeURIComponent(courseId)}/plan${certificateAnchor}`,
  certificate: (code: string) => `/certificate/${encodeURIComponent(code)}`,
  /** With a field for a code. */
  certificateCheck: '/certificate',
  creators: '/creators',
  pricing: '/pricing',
  login: loginPath,
  signup: signupPath,
  signupWithPlan: (slug: string) => `${signupPath}?${planParameter}=${encodeURIComponent(slug)}`,
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  /** With the form for a new password open. */
  changePassword: `/dashboard#${dashboardAnchors.password}`,
  /** The list of courses that nothing can be paid for yet. */
  savedCourses: `/dashboard#${dashboardAnchors.saved}`,
  dashboardWithPlan: (slug: string) => `/dashboard?${planParameter}=${encodeURIComponent(slug)}`,
  about: '/about',
  careers: '/careers',
  press: '/press',
  blog: '/blog',
  contact: '/contact',
  help: '/help',
  terms: '/terms',
  privacy: '/privacy',
  refund: '/refund',
  affiliate: '/affiliate',
} as const;

/** What an address of the catalogue may ask for. */
export const catalogueParameters = ['category', 'level', 'price', 'q', 'sort', 'view'] as const;

/** Names the plan whose button led to sign-up or to the dashboard. */
export const planParameter = 'plan';

/** Names the course of an Enroll Now that was pressed before its page was hydrated. */
export const enrollParameter = 'enroll';

/** Route patterns that carry a parameter. */
export const patterns = {
  course: '/course/:id',
  lesson: '/course/:id/learn/:lesson',
  plan: '/course/:id/plan',
  certificate: '/certificate/:code',
} as const;

/** An address of the product as search engines and social networks want it: with the site's origin. */
export const absoluteUrl = (path: string): string => new URL(path, siteOrigin()).href;
