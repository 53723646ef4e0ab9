import type { Page } from '@playwright/test';

/** A navigation fails if nothing answers, such as without a network, or if the page itself navigates on. */
function ignoreUnreachable(error: unknown): void {
  if (!/net::ERR_|interrupted by another navigation/.test(String(error))) throw error;
}

/** In milliseconds, for a busy machine. */
const longestCommit = 10_000;
const once = { waitUntil: 'commit', timeout: longestCommit } as const;

/**
 * Navigates, if there is an answer. Chromium can lose a navigation for ever that starts while a history step is about
 * to commit, if the page being left listens to `beforeunload`, and it refuses a reload while the page is replaced. A
 * visitor tries again.
 */
async function navigate(go: () => Promise<unknown>): Promise<void> {
  await go()
    .catch((error: unknown) => {
      if (!/Timeout|Not attached to an active page/.test(String(error))) throw error;
      return go();
    })
    .catch(ignoreUnreachable);
}

export const open = (page: Page, address: string): Promise<void> => navigate(() => page.goto(address, once));

export const reload = (page: Page): Promise<void> => navigate(() => page.reload(once));
