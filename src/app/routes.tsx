import { type ComponentType, memo } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { RequireAuth } from '@/features/auth/session/RequireAuth';
import { isSessionMarked } from '@/features/auth/session/sessionMark';
import { Layout } from '@/layout/Layout';
import { paths, patterns, themePath } from '@/paths';
import { AfterHydration } from '@/ui/AfterHydration';
import { preloadEarly } from '@/ui/usePreload';
import { learningRoutes } from './learningRoutes';
import { RouteError } from './RouteError';

/** Paths are case-sensitive, as on the hosts that serve the pages: another spelling is another address. */
const withExactCase = (list: readonly RouteObject[]): RouteObject[] =>
  list.map((route) =>
    route.index
      ? route
      : {
          ...route,
          caseSensitive: true,
          ...(route.children && { children: withExactCase(route.children) }),
        },
  );

/** The router renders its routes again whenever the navigation state changes; `memo` keeps the page out of it. */
const page = (load: () => Promise<ComponentType>) => async () => ({ Component: memo(await load()) });

const loadLoginPage = async () => (await import('@/pages/login/LoginPage')).LoginPage;

/** Enroll Now leads a visitor to this page. */
const loadLoginPageForVisitor = async () => {
  if (!isSessionMarked()) await loadLoginPage();
};

/**
 * Every screen of the product. Pages load on the first visit. When one fails, header and footer stay, because its error
 * boundary is inside the layout.
 */
export const routes: RouteObject[] = withExactCase([
  {
    element: (
      <Layout>
        <Outlet />
        <AfterHydration />
      </Layout>
    ),
    hydrateFallbackElement: <></>,
    errorElement: <RouteError withLayout />,
    children: [
      {
        element: <Outlet />,
        errorElement: <RouteError />,
        children: [
          {
            path: paths.home,
            lazy: page(async () => (await import('@/pages/home/HomePage')).HomePage),
          },
          {
            path: paths.courses,
            lazy: page(async () => (await import('@/pages/courses/CoursesPage')).CoursesPage),
          },
          {
            path: patterns.course,
            lazy: async () => {
              const [{ CoursePage }, { courseLoader }] = await Promise.all([
                import('@/pages/course/CoursePage'),
                import('@/pages/course/courseLoader'),
              ]);
              preloadEarly(loadLoginPageForVisitor);
              return { Component: memo(CoursePage), loader: courseLoader };
            },
          },
          {
            path: paths.creators,
            lazy: page(async () => (await import('@/pages/creators/CreatorsPage')).CreatorsPage),
          },
          {
            path: paths.pricing,
            lazy: page(async () => (await import('@/pages/pricing/PricingPage')).PricingPage),
          },
          {
            path: paths.login,
            lazy: page(loadLoginPage),
          },
          {
            path: paths.signup,
            lazy: page(async () => (await import('@/pages/signup/SignupPage')).SignupPage),
          },
          {
            path: paths.forgotPassword,
            lazy: page(
              async () => (await import('@/pages/forgot-password/ForgotPasswordPage')).ForgotPasswordPage,
            ),
          },
          {
            path: paths.resetPassword,
            lazy: page(
              async () => (await import('@/pages/reset-password/ResetPasswordPage')).ResetPasswordPage,
            ),
          },
          {
            element: (
              <RequireAuth>
                <Outlet />
              </RequireAuth>
            ),
            children: [
              {
                path: paths.dashboard,
                lazy: page(async () => (await import('@/pages/dashboard/DashboardPage')).DashboardPage),
              },
            ],
          },
          {
            path: paths.about,
            lazy: page(async () => (await import('@/pages/about/AboutPage')).AboutPage),
          },
          {
            path: paths.careers,
            lazy: page(async () => (await import('@/pages/careers/CareersPage')).CareersPage),
          },
          {
            path: paths.press,
            lazy: page(async () => (await import('@/pages/press/PressPage')).PressPage),
          },
          {
            path: paths.blog,
            lazy: page(async () => (await import('@/pages/blog/BlogPage')).BlogPage),
          },
          {
            path: paths.contact,
            lazy: page(async () => (await import('@/pages/contact/ContactPage')).ContactPage),
          },
          {
            path: paths.help,
            lazy: page(async () => (await import('@/pages/help/HelpPage')).HelpPage),
          },
          {
            path: paths.terms,
            lazy: page(async () => (await import('@/pages/terms/TermsPage')).TermsPage),
          },
          {
            path: paths.privacy,
            lazy: page(async () => (await import('@/pages/privacy/PrivacyPage')).PrivacyPage),
          },
          {
            path: paths.refund,
            lazy: page(async () => (await import('@/pages/refund/RefundPage')).RefundPage),
          },
          {
            path: paths.affiliate,
            lazy: page(async () => (await import('@/pages/affiliate/AffiliatePage')).AffiliatePage),
          },
          ...learningRoutes,
          ...(__SHOW_THEME__
            ? [
                {
                  path: themePath,
                  lazy: page(async () => (await import('@/pages/theme/ThemePage')).ThemePage),
                },
              ]
            : []),
          {
            path: '*',
            lazy: page(async () => (await import('@/pages/not-found/NotFoundPage')).NotFoundPage),
          },
        ],
      },
    ],
  },
]);
