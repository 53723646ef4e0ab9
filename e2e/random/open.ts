import type { Page } from '@playwright/test';

/** Going somewhere fails where nothing answers, such as without a network, or where the page itself goes on. */
export function ignoreUnreachable(error: unknown): void {
  if (!/net::ERR_|interrupted by another navigation/.test(String(error))) throw error;
}

/** Goes to an address, as far as it can be reached. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' }).catch(ignoreUnreachable);
}
