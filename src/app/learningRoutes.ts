import { memo } from 'react';
import type { RouteObject } from 'react-router-dom';
import { paths, patterns } from '@/paths';

/** The pages of what is learned here. Without them their addresses are unknown ones. */
export const learningRoutes: RouteObject[] = [
  {
    path: patterns.lesson,
    lazy: async () => {
      const [{ LessonPage }, { lessonLoader }] = await Promise.all([
        import('@/pages/lesson/LessonPage'),
        import('@/pages/lesson/lessonLoader'),
      ]);
      return { Component: memo(LessonPage), loader: lessonLoader };
    },
  },
  {
    path: patterns.plan,
    lazy: async () => ({ Component: memo((await import('@/pages/plan/PlanPage')).PlanPage) }),
  },
  {
    path: patterns.certificate,
    lazy: async () => ({
      Component: memo((await import('@/pages/certificate/CertificatePage')).CertificatePage),
    }),
  },
  {
    path: paths.certificateCheck,
    lazy: async () => ({
      Component: memo((await import('@/pages/certificate/CertificateCheckPage')).CertificateCheckPage),
    }),
  },
];
