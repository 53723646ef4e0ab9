import type { Location } from 'react-router-dom';
import { readRouterState, type RouterState } from '@/features/auth/redirects/routerState';
import { paths } from '@/paths';

/** Router state that leads back to the catalogue, from where it is not one step back; undefined where nobody came from it. */
export const farFrom = (catalogue: string | undefined): RouterState | undefined =>
  catalogue === undefined ? undefined : { catalogue, isFarBack: true };

/** The query of the catalogue that a page is, or that it was opened from. */
export const catalogueOf = ({ pathname, search, state }: Location): string | undefined =>
  pathname === paths.courses ? search : readRouterState(state).catalogue;
