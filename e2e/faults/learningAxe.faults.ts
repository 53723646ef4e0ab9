import type { Page } from '@playwright/test';
import { expectEnoughContrast, expectNoAxeViolations } from '../checks/axe';
import { expectNoSidewaysScroll, wrappedLabels } from '../checks/layout';
import { learningStates } from './learningStates';
import { learningSite } from './places';
import { expect, test } from './test';

test.use({ baseURL: learningSite, contextOptions: { reducedMotion: 'reduce' } });

/** Expects that nothing leaves the viewport, labels do not wrap, and the titles of dialogs have their typeface. */
async function expectGoodSetting(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  expect.soft(await wrappedLabels(page)).toEqual([]);
  for (const title of await page.getByRole('dialog').getByRole('heading', { level: 2 }).all())
    await expect.soft(title).toHaveCSS('font-family', /Besley/);
}

for (const width of [390, 1440]) {
  for (const [group, states] of Object.entries(learningStates)) {
    test(`${group} break no accessibility rule, ${width} pixels wide, light and dark`, async ({
      page,
      service,
    }) => {
      test.setTimeout(360_000);
      await page.setViewportSize({ width, height: 900 });
      for (const { name, open } of states) {
        await test.step(name, async () => {
          await page.emulateMedia({ colorScheme: 'light' });
          await open(page, service);
          await expectGoodSetting(page);
          await expectNoAxeViolations(page);
          await page.emulateMedia({ colorScheme: 'dark' });
          await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
          await expectEnoughContrast(page);
        });
      }
    });
  }
}
