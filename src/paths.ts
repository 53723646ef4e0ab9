// With the extension, because vite.config.ts imports this file too.
import { siteOrigin } from './env.ts';

/** Separate constants, because these are all that the inline script of every page needs. */
export const cataloguePath = '/courses';
export const loginPath = '/login';
export const signupPath = '/signup';
export const forgotPasswordPath = '/forgot-password';

/** The component sheet; in development and in the demo only. */
export const themePath = '/theme';

/** The hash that opens the notes of a lesson. */
export const notesAnchor = '#notes';

/** The hash that opens the form for the certificate on a plan, once the certificate can be made. */
export const certificateAnchor = '#certificate';

/** Sections of the dashboard that an address can lead to; without the "#". */
export const dashboardAnchors = { password: 'password', saved: 'saved' } as const;

/** Every URL of the product. Nothing else spells one. */
export const paths = {
  home: '/',
  courses: cataloguePath,
  freeCourses: `${cataloguePath}?price=free`,
  course: (id: string) => `/course/${encodeURIComponent(id)}`,
  category: (slug: string) => `${cataloguePath}?category=${encodeURIComponent(slug)}`,
  lesson: (courseId: string, lesson: string) =>
    `/course/${encodeURIComponent(courseId)}/learn/${encodeURIComponent(lesson)}`,
  /** What is left of a lesson's address when its last part is cut off. It leads to the page of the course. */
  lessons: (courseId: string) => `/course/${encodeURIComponent(courseId)}/learn`,
  /** A lesson with the notes open beside it. */
  notes: (courseId: string, lesson: string) =>
    `/course/${encodeURIComponent(courseId)}/learn/${encodeURIComponent(lesson)}${notesAnchor}`,
  plan: (courseId: string) => `/course/${encodeURIComponent(courseId)}/plan`,
  /** The plan with the form for the certificate open. */
  planCertificate: (courseId: string) => `/course/${encodeURIComponent(courseId)}/plan${certificateAnchor}`,
  certificate: (code: string) => `/certificate/${encodeURIComponent(code)}`,
  /** The page that checks a certificate by its code. */
  certificateCheck: '/certificate',
  creators: '/creators',
  pricing: '/pricing',
  login: loginPath,
  signup: signupPath,
  signupWithPlan: (slug: string) => `${signupPath}?${pricePlanParameter}=${encodeURIComponent(slug)}`,
  forgotPassword: forgotPasswordPath,
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  /** With the form for a new password open. */
  changePassword: `/dashboard#${dashboardAnchors.password}`,
  /** The list of saved courses, which cannot be paid for yet. */
  savedCourses: `/dashboard#${dashboardAnchors.saved}`,
  dashboardWithPlan: (slug: string) => `/dashboard?${pricePlanParameter}=${encodeURIComponent(slug)}`,
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

/** The query parameters of the catalogue. */
export const catalogueParameters = ['category', 'level', 'price', 'q', 'sort', 'view'] as const;

/** Query parameter: the plan whose button led to sign-up or to the dashboard. */
export const pricePlanParameter = 'plan';

/** Query parameter: the course whose Enroll Now was pressed before its page was hydrated. */
export const enrollParameter = 'enroll';

/** Route patterns that carry a parameter. */
export const patterns = {
  course: '/course/:id',
  /** The address of a lesson without its last part; there is no page. */
  lessons: '/course/:id/learn',
  lesson: '/course/:id/learn/:lesson',
  plan: '/course/:id/plan',
  certificate: '/certificate/:code',
} as const;

/** An address of the product as search engines and social networks want it: with the site's origin. */
export const absoluteUrl = (path: string): string => new URL(path, siteOrigin()).href;
