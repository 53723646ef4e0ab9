import type { Page } from '@playwright/test';
import { seedUsers } from '@mocks/seedUsers';
import { demo } from './site';
import { expect, test } from './test';

/** The emulator's tools beside the product: checks that need a browser with layout. */
test.use({ baseURL: demo });

const tools = (page: Page) => page.getByRole('complementary', { name: 'Development tools' });
const opener = (page: Page) => tools(page).getByRole('button', { name: /^Development tools,/ });

test('the tools keep their place and size in every tab', async ({ page }) => {
  await page.goto('/about');
  await opener(page).click();
  const dialog = page.getByRole('dialog', { name: 'Development tools' });
  const frame = await dialog.boundingBox();
  const tabs = dialog.getByRole('tab');
  const places = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().toJSON()));
  for (const tab of await tabs.all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    expect(await dialog.boundingBox()).toEqual(frame);
    expect(await tabs.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))).toEqual(
      places,
    );
  }
});

/** The page's controls that the button covers, checked every quarter of a viewport from top to bottom. */
const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const button = document.querySelector('aside[aria-label="Development tools"] button');
    const covered = new Set<string>();
    const step = window.innerHeight / 4;
    for (let top = 0; top <= document.documentElement.scrollHeight; top += step) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      const own = button?.getBoundingClientRect();
      if (!own) throw new Error('There is no button of the tools');
      for (const control of document.querySelectorAll('a, button, input, select, summary')) {
        const other = control.getBoundingClientRect();
        const isApart =
          other.right <= own.left ||
          other.left >= own.right ||
          other.bottom <= own.top ||
          other.top >= own.bottom;
        if (control !== button && !isApart && control.checkVisibility({ visibilityProperty: true })) {
          covered.add(control.textContent);
        }
      }
    }
    return [...covered];
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const address of [
    '/',
    '/courses',
    `/course/${seedUsers.lena.course.id}`,
    '/login',
    '/signup',
    '/help',
  ]) {
    test(`the button of the tools covers no control of ${address}`, async ({ page }) => {
      await page.goto(address);
      await expect(opener(page)).toBeAttached();
      expect(await coveredControls(page)).toEqual([]);
    });
  }
});
