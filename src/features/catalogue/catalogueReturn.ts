import type { Location } from 'react-router-dom';
import { paths } from '@/paths';

/** Router state of a course page: the query of the catalogue it was opened from, such as "?level=beginner". */
export interface CatalogueReturn {
  catalogue: string;
  /** More than one step back, because signing in or another course lies between. */
  isFarBack?: true;
}

export const isFarBack = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isFarBack' in state;

/** The query a visit came from; undefined when it did not come from the catalogue. State may hold anything. */
export function readCatalogueReturn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('catalogue' in state)) return undefined;
  const { catalogue } = state;
  return typeof catalogue === 'string' && /^(\?.*)?$/.test(catalogue) ? catalogue : undefined;
}

/** The query of the catalogue that a page is, or that it was opened from. */
export const catalogueOf = ({ pathname, search, state }: Location): string | undefined =>
  pathname === paths.courses ? search : readCatalogueReturn(state);
