import type { Page } from '@playwright/test';
import { repeatable } from './browsers/frames';
import { course } from './checks/addresses';
import { type } from './checks/type';
import {
  expect,
  expectNoAxeViolations,
  skipWhereMediaCannotBeChosen,
  stepIntoClosedLayer,
  stepThroughHistory,
  test,
} from './test';

const overlay = (page: Page) => page.getByRole('dialog', { name: 'Search' });

async function openSearch(page: Page) {
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox')).toBeFocused();
}

test('a slash pressed before hydration opens the overlay', async ({ page }) => {
  await page.goto(course);
  await openSearch(page);
});

test('Back closes the overlay first, Forward does not open it again, and Back then leaves', async ({
  page,
}) => {
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL('/careers');
  await page.waitForLoadState();
  await openSearch(page);
  await stepThroughHistory(page, -1);
  await expect(overlay(page)).toBeHidden();
  await expect(page).toHaveURL('/careers');
  await stepIntoClosedLayer(page);
  await expect(page).toHaveURL('/careers');
  await expect(overlay(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('a link followed during hydration is opened, and Back leads to a page that works', async ({ page }) => {
  await page.goto('/about');
  await page.mouse.move(200, 300);
  await page.mouse.move(220, 320);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL('/careers');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await openSearch(page);
});

test('a chosen result replaces the overlay in history and moves the focus to its heading', async ({
  page,
}) => {
  await page.goto(course);
  await openSearch(page);
  await page.keyboard.type('sponsor');
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: 'Sponsorships Without Selling Out' });
  await expect(heading).toBeFocused();
  await expect(overlay(page)).toBeHidden();
  await stepThroughHistory(page, -1);
  await expect(page).toHaveURL(course);
});

test('closing the overlay keeps the scroll position and returns the focus', async ({ page }) => {
  await page.goto('/terms');
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  const opener = page.getByRole('button', { name: 'Search' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(overlay(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
});

/** Chromium's headless shell sometimes does not report a tab that is opened in the background. */
test.describe('in the background', { annotation: { type: repeatable } }, () => {
  test.describe.configure({ retries: 2 });

  test('a result opens in a new tab like any link', async ({ page, context }) => {
    await page.goto('/');
    await openSearch(page);
    const opened = context.waitForEvent('page', { timeout: 10_000 });
    await overlay(page)
      .getByRole('option')
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    const other = await opened;
    // Playwright may still wait for a navigation that is over, so the tab itself is queried.
    await expect(async () => {
      const heading = await other.evaluate(() => document.querySelector('h1')?.textContent);
      expect(heading).toBe('Start Here: AI in Plain Language');
    }).toPass({ timeout: 10_000 });
    await expect(overlay(page)).toBeVisible();
  });

  test('a link opens in a new tab although its menu closes', async ({ page, context }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: /^Cart/ }).click();
    const opened = context.waitForEvent('page', { timeout: 10_000 });
    await page
      .getByRole('banner')
      .getByRole('link', { name: 'Browse courses' })
      .click({ modifiers: ['ControlOrMeta'] });
    const other = await opened;
    // The tab may be queried before it has left its empty page.
    await expect(async () => {
      expect(await other.evaluate(() => window.location.pathname)).toBe('/courses');
    }).toPass({ timeout: 10_000 });
    await expect(page).toHaveURL('/about');
  });
});

for (const { name, viewport, colorScheme } of [
  { name: 'desktop, light', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { name: 'phone, dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const) {
  test(`the overlay breaks no accessibility rule in any state (${name})`, async ({ page, channel }) => {
    if (colorScheme === 'dark') skipWhereMediaCannotBeChosen(channel);
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/about');
    await openSearch(page);
    for (const query of ['', 'model', 'promt', 'underwater basketry']) {
      await type(page.getByRole('combobox'), query);
      await expectNoAxeViolations(page);
    }
  });
}
