import { expect, type Locator, type Page } from '@playwright/test';

/** More presses than any task needs from one control to the next. */
const mostPresses = 90;

/** The focus ring is drawn around the element itself, or around its container: a field's frame, a row. */
const isRinged = (control: Element): boolean => {
  for (let element: Element | null = control; element; element = element.parentElement) {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return true;
  }
  return false;
};

/** Presses Tab until a control has the focus, and expects a visible ring. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(control).toBeVisible();
  const hasFocus = () => control.evaluate((element) => element === document.activeElement);
  for (let presses = 0; !(await hasFocus()); presses++) {
    expect(presses, `${key} must reach ${control.toString()}`).toBeLessThan(mostPresses);
    await page.keyboard.press(key);
  }
  await expect.poll(() => control.evaluate(isRinged), `${control.toString()} must show the focus`).toBe(true);
}

/** Tabs to a button or a link and presses it. */
export async function pressAt(page: Page, control: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void> {
  await tabTo(page, control, key);
  await page.keyboard.press('Enter');
}

/** Tabs to a field and types at the end of its text. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}
