import type { Page } from './page';

/** Copies, and says in a sentence whether that worked. */
export async function copyText(page: Page, text: string, what: string): Promise<string> {
  try {
    await page.copy(text);
    return `${what} is copied.`;
  } catch {
    return `${what} could not be copied: select it and copy it by hand.`;
  }
}
