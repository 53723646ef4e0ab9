import type { RouteObject } from 'react-router-dom';
import { paths, patterns } from '@/paths';

/**
 * Where what is learned here lies; where nothing is, these are unknown addresses. What draws them is asked for apart,
 * because the first load of a public page does not pay for it. The condition stands beside the import, because a build
 * would else put out what it never loads.
 */
export const learningRoutes: RouteObject[] = __LEARNING__
  ? [patterns.lesson, patterns.plan, patterns.certificate, paths.certificateCheck].map((path) => ({
      path,
      lazy: async () => (await import('./learningPages')).learningPages[path](),
    }))
  : [];
