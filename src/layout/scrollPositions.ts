import type { Location } from 'react-router-dom';
import { isRecord, parseJson } from '@/ui/readUnknown';
import { readAuthCallback } from '@/features/auth/redirects/authCallback';
import { isOpenedAnew } from '@/ui/isOpenedAnew';
import { tryStorage } from '@/ui/tryStorage';

/** The key in the tab's storage under which the router stores scroll positions. */
export const storageKey = 'react-router-scroll-positions';

function keyOfFirst(location: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const { pathname, hash } = readAuthCallback(location).cleaned ?? location;
  return pathname + hash;
}

/**
 * The key under which a scroll position is stored. The first history entry of every document has the same key, so that
 * a page would open where another one was left. What a sign-in link carries is not stored.
 */
export function scrollKey(location: Location): string {
  return location.key === 'default' ? keyOfFirst(location) : location.key;
}

/** A page that is opened anew begins at its top; the router would restore the position at which it was left. */
export function forgetScrollOfOpened(): void {
  if (!isOpenedAnew()) return;
  const positions = parseJson(tryStorage(() => sessionStorage.getItem(storageKey)) ?? '');
  if (!isRecord(positions)) return;
  const { [keyOfFirst(window.location)]: _left, ...others } = positions;
  tryStorage(() => sessionStorage.setItem(storageKey, JSON.stringify(others)));
}
