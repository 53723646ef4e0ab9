import { memo } from 'react';
import type { RouteObject } from 'react-router-dom';
import { paths, patterns } from '@/paths';

/**
 * The pages of what is learned here; where nothing is, their addresses are unknown ones. The condition stands beside the
 * imports, because a build would else put out what it never loads.
 */
export const learningRoutes: RouteObject[] = __LEARNING__
  ? [
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
    ]
  : [];
