import { useEffect } from 'react';
import { savesData } from './savesData';
import { whenIdle } from './whenIdle';

type Load = () => Promise<unknown>;

/**
 * Fetches something in advance. It may fail silently: the press that needs it fetches again and reports a failure.
 * Offline nothing is fetched: some browsers remember a failed import, and the press would need a reload.
 */
export function preload(load: Load): void {
  if (navigator.onLine) load().catch(() => undefined);
}

/**
 * Fetches what a press may need while the first page is hydrated: the page's own scripts have arrived, and the network
 * is idle. With Save-Data only if a press is already waiting. Not for later pages: their scripts may run long before
 * the page is opened, too early to fetch what its buttons open.
 */
export function preloadEarly(load: Load): void {
  if (typeof window === 'undefined' || !('boot' in window)) return;
  const { clicks } = window.boot;
  if (clicks.isListening() && (clicks.isWaiting() || !savesData())) preload(load);
}

/**
 * Fetches what a press needs in advance: in idle time, unless data is to be saved, and when somebody hovers over the
 * control, touches it or tabs to it. Returns the handlers for the control.
 */
export function usePreload(load: Load) {
  useEffect(() => (savesData() ? undefined : whenIdle(() => preload(load))), [load]);
  // A touch fires pointerenter, too.
  return { onPointerEnter: () => preload(load), onFocus: () => preload(load) };
}
