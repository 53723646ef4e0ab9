import type { Locator, Page } from '@playwright/test';

/** Opens the emulator's panel beside the product. */
export async function openMailbox(page: Page, mails: number): Promise<Locator> {
  await page
    .getByRole('button', { name: `Development tools, ${mails} ${mails === 1 ? 'mail' : 'mails'}` })
    .click();
  return page.getByRole('dialog', { name: 'Development tools' });
}
