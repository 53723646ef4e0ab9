import type { RouterState } from '@/features/auth/redirects/routerState';
import { farFrom } from './catalogueReturn';
import { useCatalogueQuery } from './useCatalogueQuery';

/**
 * Router state for a link from one page of a course to another: to a lesson, to the plan, and back. However many
 * lessons were read in between, the course page leads back to the catalogue as it was left.
 */
export function useCatalogueReturn(): RouterState | undefined {
  return farFrom(useCatalogueQuery().query);
}
