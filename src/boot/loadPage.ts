import { painted } from './markDocument';

const listed = (addresses = ''): string[] => addresses.split(' ').filter(Boolean);

function addLink(href: string, more: { rel: string; fetchPriority?: 'low'; disabled?: boolean }): void {
  const link = Object.assign(document.createElement('link'), more);
  if (more.disabled) link.setAttribute('disabled', '');
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
}

const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];

/** Resolves at the first sign of a visitor. */
const firstSign = (): Promise<void> =>
  new Promise((resolve) => {
    for (const sign of signs) window.addEventListener(sign, () => resolve(), { capture: true, once: true });
  });

const savesData = (): boolean =>
  navigator.connection?.saveData === true || window.matchMedia('(prefers-reduced-data: reduce)').matches;

/**
 * Loads what the page needs to run. Its addresses stand at the inline script: style sheets of which the page
 * contains all rules (`whole`, noted for Vite's loader) or some (`sheets`), and the scripts, dependencies first.
 * They are downloaded together and run one by one, so that the page can answer in between.
 */
export async function loadPage({ prerendered, whole, sheets, scripts }: DOMStringMap): Promise<void> {
  const priority = prerendered === undefined ? {} : { fetchPriority: 'low' as const };
  if (prerendered !== undefined && savesData()) await firstSign();
  for (const href of listed(scripts)) addLink(href, { rel: 'modulepreload', ...priority });
  if (prerendered !== undefined) await painted();
  for (const href of listed(whole)) addLink(href, { rel: 'stylesheet', disabled: true });
  for (const href of listed(sheets)) addLink(href, { rel: 'stylesheet', ...priority });
  for (const href of listed(scripts)) {
    await import(/* @vite-ignore */ href);
    await nextTask();
  }
}
