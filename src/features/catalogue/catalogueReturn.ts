import type { Location } from 'react-router-dom';
import { readRouterState, type RouterState } from '@/features/auth/redirects/routerState';
import { paths } from '@/paths';

/** Router state that leads back to a catalogue more than one step away; undefined for visitors from elsewhere. */
export const farFrom = (catalogue: string | undefined): RouterState | undefined =>
  catalogue === undefined ? undefined : { catalogue, isFarBack: true };

/** The query of the catalogue, if a location is the catalogue or was opened from it. */
export const catalogueOf = ({ pathname, search, state }: Location): string | undefined =>
  pathname === paths.courses ? search : readRouterState(state).catalogue;
