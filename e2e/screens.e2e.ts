import type { Page } from '@playwright/test';
import { answerAccounts, storeSession } from './accountService';
import { publicAddresses } from './checks/addresses';
import { expect, expectNoAxeViolations, expectRunning, test } from './test';

const windows = [
  { name: 'desktop, light', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { name: 'desktop, dark', viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
  { name: 'phone, light', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { name: 'phone, dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const;

for (const { name, viewport, colorScheme } of windows) {
  for (const address of publicAddresses) {
    test(`${address} breaks no accessibility rule, as served and once it runs (${name})`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectNoAxeViolations(page);
      await expectRunning(page);
      await expectNoAxeViolations(page);
    });
  }
}

/** What a page shows only to some, or after something was asked of it. */
const states = [
  {
    name: 'the chosen plan beside the sign-up form',
    address: '/signup?plan=creator-pro',
    shown: (page: Page) => page.getByRole('note'),
  },
  {
    name: 'the plan whose price is agreed by letter',
    address: '/signup?plan=business',
    shown: (page: Page) => page.getByRole('note').getByRole('link'),
  },
  {
    name: 'what was meant, where the catalogue finds nothing',
    address: '/courses?q=promt',
    shown: (page: Page) => page.getByRole('heading', { name: /^Did you mean/ }),
  },
  {
    name: 'the right address on the page for unknown ones',
    address: '/COURSES',
    shown: (page: Page) => page.getByRole('main').getByRole('link', { name: '/courses' }),
  },
];

for (const { name: windowName, viewport, colorScheme } of windows) {
  for (const { name, address, shown } of states) {
    test(`${name} breaks no accessibility rule (${windowName})`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(address);
      await expect(shown(page)).toBeVisible();
      await expectNoAxeViolations(page);
    });
  }

  test(`what a plan answers a member breaks no accessibility rule (${windowName})`, async ({
    page,
    context,
  }) => {
    await answerAccounts(context);
    await storeSession(context);
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/pricing');
    await page.getByRole('button', { name: 'Get Student Pass' }).click();
    await expect(page.getByRole('status').filter({ hasText: /\w/ }).first()).toBeVisible();
    await expectNoAxeViolations(page);
  });
}

for (const width of [320, 640, 900, 1200, 1920]) {
  test(`no page scrolls sideways at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const address of publicAddresses) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${address} at ${width}`).toBeLessThanOrEqual(0);
    }
  });
}
