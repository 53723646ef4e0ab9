import { everythingLoaded, idle } from './idle';

function addLink(href: string, more: { rel: string; disabled?: boolean }): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), more);
  if (more.disabled) link.setAttribute('disabled', '');
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
  return link;
}

/** The addresses in an attribute of the root element. */
export const listed = (addresses = ''): string[] => addresses.split(' ').filter(Boolean);

/**
 * A prerendered page contains the rules it wears. Sheets that it contains whole are never loaded: a disabled
 * link tells the loader of chunks so. The others are needed once the page changes.
 */
export async function loadStyles({ wholeStyles, partialStyles }: DOMStringMap): Promise<void> {
  for (const href of listed(wholeStyles)) addLink(href, { rel: 'stylesheet', disabled: true });
  const links = listed(partialStyles).map((href) => addLink(href, { rel: 'stylesheet' }));
  await Promise.all(
    links.map(
      (link) =>
        new Promise((resolve) => {
          link.addEventListener('load', resolve);
          // Without its sheet the page still works, and still wears what it came with.
          link.addEventListener('error', resolve);
        }),
    ),
  );
}

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/**
 * Downloads the given scripts together, because each names the next only when it is here, and runs them one
 * after the other, dependencies first, so that the page can answer in between.
 */
export async function loadScripts(hrefs: readonly string[]): Promise<void> {
  for (const [index, href] of hrefs.entries()) {
    addLink(href, { rel: 'modulepreload' });
    if (index % 3 === 2) await pause();
  }
  for (const href of hrefs) {
    // What fails here fails again where it is needed, and is dealt with there.
    await import(/* @vite-ignore */ href).catch(() => undefined);
    await pause();
  }
}

/**
 * Fetches and runs scripts while nobody wants anything, so that the first touch has less to wait for. One that
 * does not arrive is left alone: run in vain, it could not be run again.
 */
export async function prepareScripts(hrefs: readonly string[]): Promise<void> {
  await everythingLoaded();
  // Without it (Safari before 17) nobody tells whether a script has arrived.
  if (!document.createElement('link').relList.supports('modulepreload')) return;
  for (const href of hrefs) {
    await idle();
    const link = addLink(href, { rel: 'modulepreload' });
    const hasArrived = await new Promise<boolean>((resolve) => {
      link.addEventListener('load', () => resolve(true));
      link.addEventListener('error', () => resolve(false));
    });
    if (!hasArrived) return;
    await idle();
    await import(/* @vite-ignore */ href).catch(() => undefined);
  }
}
