import type { Page } from '@playwright/test';

/** A navigation fails if nothing answers, such as without a network, or if the page itself navigates on. */
export function ignoreUnreachable(error: unknown): void {
  if (!/net::ERR_|interrupted by another navigation/.test(String(error))) throw error;
}

/** Goes to an address, if it can be reached. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' }).catch(ignoreUnreachable);
}
