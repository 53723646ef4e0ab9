import type { RouteObject } from 'react-router-dom';
import { paths, patterns } from '@/paths';

/**
 * The routes of the learning part; a build without it does not know these addresses. Their pages are loaded separately,
 * so that public pages do not pay for them. The flag is tested right at the import: otherwise a build without learning
 * would contain chunks that it never loads.
 */
export const learningRoutes: RouteObject[] = __LEARNING__
  ? [patterns.lessons, patterns.lesson, patterns.plan, patterns.certificate, paths.certificateCheck].map(
      (path) => ({
        path,
        lazy: async () => (await import('./learningPages')).learningPages[path](),
      }),
    )
  : [];
