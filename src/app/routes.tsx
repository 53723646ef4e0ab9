import { Outlet, type RouteObject } from 'react-router-dom';
import { RequireAuth } from '@/features/auth/RequireAuth';
import { Layout } from '@/layout/Layout';
import { paths, patterns } from '@/paths';
import { AfterHydration } from '@/ui/AfterHydration';
import { RouteError } from './RouteError';

/** Capitals count, as they do for the hosts that serve the pages: another spelling is another address. */
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

/**
 * Every screen of the product. Pages load when they are first visited; a page that fails leaves header
 * and footer standing, because each carries the route's error boundary.
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
            lazy: async () => ({ Component: (await import('@/pages/home/HomePage')).HomePage }),
          },
          {
            path: paths.courses,
            lazy: async () => ({ Component: (await import('@/pages/courses/CoursesPage')).CoursesPage }),
          },
          {
            path: patterns.course,
            lazy: async () => {
              const [{ CoursePage }, { courseLoader }] = await Promise.all([
                import('@/pages/course/CoursePage'),
                import('@/pages/course/courseLoader'),
              ]);
              return { Component: CoursePage, loader: courseLoader };
            },
          },
          {
            path: paths.creators,
            lazy: async () => ({ Component: (await import('@/pages/creators/CreatorsPage')).CreatorsPage }),
          },
          {
            path: paths.pricing,
            lazy: async () => ({ Component: (await import('@/pages/pricing/PricingPage')).PricingPage }),
          },
          {
            path: paths.login,
            lazy: async () => ({ Component: (await import('@/pages/login/LoginPage')).LoginPage }),
          },
          {
            path: paths.signup,
            lazy: async () => ({ Component: (await import('@/pages/signup/SignupPage')).SignupPage }),
          },
          {
            path: paths.forgotPassword,
            lazy: async () => ({
              Component: (await import('@/pages/forgot-password/ForgotPasswordPage')).ForgotPasswordPage,
            }),
          },
          {
            path: paths.resetPassword,
            lazy: async () => ({
              Component: (await import('@/pages/reset-password/ResetPasswordPage')).ResetPasswordPage,
            }),
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
                lazy: async () => ({
                  Component: (await import('@/pages/dashboard/DashboardPage')).DashboardPage,
                }),
              },
            ],
          },
          {
            path: paths.about,
            lazy: async () => ({ Component: (await import('@/pages/about/AboutPage')).AboutPage }),
          },
          {
            path: paths.careers,
            lazy: async () => ({ Component: (await import('@/pages/careers/CareersPage')).CareersPage }),
          },
          {
            path: paths.press,
            lazy: async () => ({ Component: (await import('@/pages/press/PressPage')).PressPage }),
          },
          {
            path: paths.blog,
            lazy: async () => ({ Component: (await import('@/pages/blog/BlogPage')).BlogPage }),
          },
          {
            path: paths.contact,
            lazy: async () => ({ Component: (await import('@/pages/contact/ContactPage')).ContactPage }),
          },
          {
            path: paths.help,
            lazy: async () => ({ Component: (await import('@/pages/help/HelpPage')).HelpPage }),
          },
          {
            path: paths.terms,
            lazy: async () => ({ Component: (await import('@/pages/terms/TermsPage')).TermsPage }),
          },
          {
            path: paths.privacy,
            lazy: async () => ({ Component: (await import('@/pages/privacy/PrivacyPage')).PrivacyPage }),
          },
          {
            path: paths.refund,
            lazy: async () => ({ Component: (await import('@/pages/refund/RefundPage')).RefundPage }),
          },
          {
            path: paths.affiliate,
            lazy: async () => ({
              Component: (await import('@/pages/affiliate/AffiliatePage')).AffiliatePage,
            }),
          },
          {
            path: '*',
            lazy: async () => ({ Component: (await import('@/pages/not-found/NotFoundPage')).NotFoundPage }),
          },
        ],
      },
    ],
  },
]);
