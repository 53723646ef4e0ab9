import type { Page } from '@playwright/test';
import { expect } from './test';

/** Technical words that no person should have to read. */
const machineWords =
  /\{\}|JSON|token '|fetch|TypeError|undefined|\bnull\b|\[object|Gateway|HTTP \d{3}|DOCTYPE|Database|upstream|AuthApi|Error:/;

export async function expectHumanWords(page: Page): Promise<void> {
  await expect(page.locator('body')).not.toContainText(machineWords);
}

/** The longest time that a spinner turned on this page, in milliseconds. */
export async function longestSpinner(page: Page): Promise<number> {
  const spans = await page.evaluate(() => window.spinners);
  return Math.max(0, ...spans);
}
