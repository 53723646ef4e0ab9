import type { Location } from 'react-router-dom';
import { isRecord, parseJson } from '@/features/auth/session/readUnknown';
import { readAuthCallback } from '@/features/auth/redirects/authCallback';
import { isOpenedAnew } from '@/ui/isOpenedAnew';

/** Where the router keeps scroll positions, in the tab's storage. */
export const storageKey = 'react-router-scroll-positions';

function keyOfFirst(location: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const { pathname, hash } = readAuthCallback(location).cleaned ?? location;
  return pathname + hash;
}

/**
 * Under which name a scroll position is kept. The first entry of every document has the same key, and a
 * page would otherwise open where another one was left. What a sign-in link carries is not kept.
 */
export function scrollKey(location: Location): string {
  return location.key === 'default' ? keyOfFirst(location) : location.key;
}

/** A page that is opened anew begins at its top, where the router would put it as it was left before. */
export function forgetScrollOfOpened(): void {
  if (!isOpenedAnew()) return;
  try {
    const positions = parseJson(sessionStorage.getItem(storageKey) ?? '');
    if (!isRecord(positions)) return;
    const { [keyOfFirst(window.location)]: _left, ...others } = positions;
    sessionStorage.setItem(storageKey, JSON.stringify(others));
  } catch {
    // Without storage no position is kept.
  }
}
