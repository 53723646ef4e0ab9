import type { BrowserContext } from '@playwright/test';

/**
 * Keeps the pages of these origins from installing their copy for visits without a network. It downloads the whole
 * release, which takes longer than most tests, and three times the processor time of opening a page.
 */
export const leaveOutOfflineCopy = (context: BrowserContext, origins: readonly string[]) =>
  context.addInitScript((all) => {
    if (all.includes(window.location.origin)) Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  }, origins);
