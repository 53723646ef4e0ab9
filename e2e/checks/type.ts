import type { Locator } from '@playwright/test';

/**
 * Replaces the contents of a field by typing. `fill` would not reach React in a stock Firefox, where Playwright sets
 * the field's value by script.
 */
export async function type(field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+A');
  await field.press('Delete');
  await field.pressSequentially(text);
}
