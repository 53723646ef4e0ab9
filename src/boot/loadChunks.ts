import { savesData } from '@/ui/savesData';
import { painted } from './markDocument';

const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];

/** Resolves at the first sign of a visitor. */
const firstSign = (): Promise<void> =>
  new Promise((resolve) => {
    for (const sign of signs) window.addEventListener(sign, () => resolve(), { capture: true, once: true });
  });

const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/**
 * Loads what the page needs to run: its scripts, of which the addresses stand at the inline script, dependencies
 * first, and the style sheets of which it contains some rules only. All are downloaded together; the scripts
 * are run one by one, so that the page can answer in between.
 */
export async function loadChunks({ prerendered, scripts = '' }: DOMStringMap): Promise<void> {
  const isPrerendered = prerendered !== undefined;
  const addresses = scripts.split(' ');
  if (isPrerendered && savesData()) await firstSign();
  for (const href of addresses) {
    const link = Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      crossOrigin: '',
      href,
    });
    if (isPrerendered) link.fetchPriority = 'low';
    document.head.append(link);
  }
  if (isPrerendered) await painted();
  for (const sheet of document.querySelectorAll('link[disabled]:not([data-whole])'))
    sheet.removeAttribute('disabled');
  for (const href of addresses) {
    await import(/* @vite-ignore */ href);
    await nextTask();
  }
}
