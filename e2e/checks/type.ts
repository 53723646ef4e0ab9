import type { Locator } from '@playwright/test';

/**
 * Replaces the contents of a field. In Chromium at once, as a password manager would, which costs a twentieth of typing.
 * In a stock Firefox by typing: there Playwright would set the field's value by script, which does not reach React.
 */
export async function type(field: Locator, text: string): Promise<void> {
  if (field.page().context().browser()?.browserType().name() === 'chromium') {
    await field.fill(text);
    return;
  }
  await field.press('ControlOrMeta+A');
  await field.press('Delete');
  await field.pressSequentially(text);
}
