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

/** In milliseconds: longest wait for a style sheet. A page that looks wrong is better than one that does not answer. */
const longestWait = 3000;

/** Resolves when the style sheet is in force, or will not come. */
const enable = (sheet: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    for (const end of ['load', 'error']) sheet.addEventListener(end, () => resolve());
    setTimeout(resolve, longestWait);
    sheet.removeAttribute('disabled');
  });

/**
 * Loads what the page needs to run: its scripts, of which the addresses stand at the inline script, dependencies
 * first, and the style sheets of which it contains some rules only. All are downloaded together, but not before a
 * prerendered page has been painted: asking takes a slow telephone some milliseconds for each, and what comes is
 * not run earlier anyway. Scripts are asked for and run one by one, so that the page can answer in between.
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
  // What React draws may need rules that the page does not contain, and would move when they come.
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[disabled]:not([data-whole])');
  await Promise.all([...sheets].map(enable));
  for (const href of addresses) {
    await import(/* @vite-ignore */ href);
    await nextTask();
  }
}
