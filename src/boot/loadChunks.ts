import { savesData } from '@/ui/savesData';
import { painted } from './markDocument';

const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];

/** When a page appears under a resting pointer, Chromium fires `pointermove` with a movement of 0. */
const isResting = (event: Event): boolean =>
  event instanceof MouseEvent &&
  event.type === 'pointermove' &&
  event.movementX === 0 &&
  event.movementY === 0;

/** Resolves at the first sign of a visitor. */
const firstSign = (): Promise<void> =>
  new Promise((resolve) => {
    const found = new AbortController();
    const look = (event: Event) => {
      if (isResting(event)) return;
      found.abort();
      resolve();
    };
    for (const sign of signs) window.addEventListener(sign, look, { capture: true, signal: found.signal });
  });

const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/**
 * Loads the scripts that the page needs, dependencies first; their addresses are in the dataset of the inline script.
 * They are downloaded in parallel, but on a prerendered page only after the first paint: each request takes a slow
 * phone some milliseconds, and what arrives earlier would not run earlier. Requests and scripts each get a task of
 * their own, so that the page can respond in between.
 */
export async function loadChunks({ prerendered, scripts = '' }: DOMStringMap): Promise<void> {
  const isPrerendered = prerendered !== undefined;
  const addresses = scripts.split(' ');
  if (isPrerendered) {
    if (savesData()) await firstSign();
    await painted();
  }
  for (const href of addresses) {
    const link = Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      crossOrigin: '',
      href,
    });
    if (isPrerendered) link.fetchPriority = 'low';
    document.head.append(link);
    if (isPrerendered) await nextTask();
  }
  for (const href of addresses) {
    await import(/* @vite-ignore */ href);
    await nextTask();
  }
}
