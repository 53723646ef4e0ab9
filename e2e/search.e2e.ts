import type { Page } from '@playwright/test';
import { course } from './addresses';
import { production } from './site';
import { expect, expectNoAxeViolations, test } from './test';

test.use({ baseURL: production });

const overlay = (page: Page) => page.getByRole('dialog', { name: 'Search' });

async function openSearch(page: Page) {
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox')).toBeFocused();
}

test('a slash pressed before the product runs opens the overlay', async ({ page }) => {
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
  await page.goBack();
  await expect(overlay(page)).toBeHidden();
  await expect(page).toHaveURL('/careers');
  await page.goForward();
  await expect(page).toHaveURL('/careers');
  await expect(overlay(page)).toBeHidden();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('a chosen result takes the place of the overlay in history and moves the focus to its heading', async ({
  page,
}) => {
  await page.goto(course);
  await openSearch(page);
  await page.keyboard.type('sponsor');
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: 'Sponsorships Without Selling Out' });
  await expect(heading).toBeFocused();
  await expect(overlay(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(course);
});

test('closing the overlay leaves the page where it was scrolled and the focus where it came from', async ({
  page,
}) => {
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

test('a result opens in a new tab as any link does', async ({ page, context }) => {
  await page.goto('/');
  await openSearch(page);
  const opened = context.waitForEvent('page');
  await overlay(page).getByRole('option').first().click({ button: 'middle' });
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText(
    'Start Here: AI in Plain Language',
  );
  await expect(overlay(page)).toBeVisible();
});

for (const { name, viewport, colorScheme } of [
  { name: 'desktop, light', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { name: 'phone, dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const) {
  test(`the overlay breaks no accessibility rule in any state (${name})`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/about');
    await openSearch(page);
    for (const query of ['', 'model', 'promt', 'underwater basketry']) {
      await page.getByRole('combobox').fill(query);
      await expectNoAxeViolations(page);
    }
  });
}
