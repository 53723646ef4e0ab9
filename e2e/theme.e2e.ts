import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolationsBut } from './checks/axe';
import { walkWithTab } from './checks/focus';
import { demo, development } from './site';
import { expect, test } from './test';

/** Rules that a sheet of all components has to break. */
const rulesOfOrdinaryPages = [
  // Of several open dialogs the library exposes only the topmost to screen readers.
  'aria-hidden-focus',
  // Everything is there twice.
  'landmark-unique',
];

async function openSheet(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/theme');
  await expect(page.getByRole('heading', { level: 1, name: 'Component sheet' })).toBeVisible({
    timeout: 60_000,
  });
}

/** Theme variables that a rule reads and that one half of an example lacks. */
const missingVariables = () => {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const read = rules.flatMap(({ cssText }) => [...cssText.matchAll(/var\((--mui-[\w-]+)\)/g)]);
  const names = [...new Set(read.map(([, name = '']) => name))];
  const halves = [...document.querySelectorAll('main [data-mui-color-scheme]')].slice(0, 2);
  return halves.flatMap((half) => {
    const style = getComputedStyle(half);
    return names.filter((name) => style.getPropertyValue(name) === '');
  });
};

test.describe('in the demo', () => {
  test.use({ baseURL: demo });
  test.slow();

  for (const width of [1440, 390]) {
    test(`every component is readable in light and dark, ${width} pixels wide`, async ({
      page,
    }, testInfo) => {
      await page.setViewportSize({ width, height: 900 });
      await openSheet(page);
      await testInfo.attach(`sheet-${width}`, {
        body: await page.screenshot({ fullPage: true }),
        contentType: 'image/png',
      });
      await expectNoAxeViolationsBut(page, rulesOfOrdinaryPages);
    });
  }

  test('the theme defines every variable that a rule reads', async ({ page }) => {
    await openSheet(page);
    expect(await page.evaluate(missingVariables)).toEqual([]);
  });
});

/** The development server orders style rules differently from a build. */
for (const [name, baseURL] of Object.entries({ development, demo })) {
  test.describe(`in ${name}`, () => {
    test.use({ baseURL });
    test.setTimeout(180_000);

    test('every component shows the focus', async ({ page }) => {
      await openSheet(page);
      const { stops, unseen } = await walkWithTab(page);
      expect(unseen).toEqual([]);
      expect(stops).toBeGreaterThan(100);
    });

    test('a disabled button that keeps the focus looks like any disabled one, also when pointed at', async ({
      page,
    }) => {
      await openSheet(page);
      const lookOf = (button: Locator) =>
        button.evaluate((element) => {
          const { backgroundColor, color, borderColor } = getComputedStyle(element);
          return { backgroundColor, color, borderColor };
        });
      const resting = page.getByRole('button', { name: 'Check answer' });
      await expect(resting).toHaveCount(8);
      for (const button of await resting.all()) {
        await button.hover();
        expect(await lookOf(button)).toEqual(
          await lookOf(button.locator('xpath=preceding-sibling::button[1]')),
        );
      }
    });
  });
}

test('the component sheet is not a page of the product', async ({ page }) => {
  await page.goto('/theme');
  await expect(page.getByRole('heading', { level: 1, name: 'Component sheet' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});
