import { useEffect } from 'react';
import { savesData } from './savesData';
import { whenIdle } from './whenIdle';

type Load = () => Promise<unknown>;

/**
 * What is fetched ahead may fail in silence: the press that needs it asks again, and says so. Without a network
 * nothing is tried: some browsers remember a script that did not arrive, and the press would need a reload.
 */
export function preload(load: Load): void {
  if (navigator.onLine) load().catch(() => undefined);
}

/**
 * Fetches what a press may need while the first page is hydrated: its own scripts are there, and the network has
 * nothing else to do. With Save-Data only for a press that has come already. Not for later pages: their scripts may run
 * long before the page is opened, too early to fetch what its buttons open.
 */
export function preloadEarly(load: Load): void {
  if (typeof window === 'undefined' || !('boot' in window)) return;
  const { clicks } = window.boot;
  if (clicks.isListening() && (clicks.isWaiting() || !savesData())) preload(load);
}

/**
 * Fetches what a press needs before it comes: in idle time, unless data are to be saved, and when somebody
 * points at what is to be pressed, touches it or tabs to it. The handlers are for that.
 */
export function usePreload(load: Load) {
  useEffect(() => (savesData() ? undefined : whenIdle(() => preload(load))), [load]);
  // A finger that touches enters, too.
  return { onPointerEnter: () => preload(load), onFocus: () => preload(load) };
}
