import type { Page } from '@playwright/test';
import { answerAccounts, storeSession } from './accountService';
import { publicAddresses } from './checks/addresses';
import { expectEnoughContrast, expectNoAxeViolations } from './checks/axe';
import { expectNoSidewaysScroll } from './checks/layout';
import { expect, expectRunning, test } from './test';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const inLight = {
  colorScheme: 'light',
  claim: 'breaks no accessibility rule',
  expectClaim: expectNoAxeViolations,
} as const;
const inDark = {
  colorScheme: 'dark',
  claim: 'has enough contrast',
  expectClaim: expectEnoughContrast,
} as const;

const windows = [
  { windowName: 'desktop, light', viewport: desktop, ...inLight },
  { windowName: 'desktop, dark', viewport: desktop, ...inDark },
  { windowName: 'phone, light', viewport: phone, ...inLight },
  { windowName: 'phone, dark', viewport: phone, ...inDark },
];

for (const { windowName, viewport, colorScheme, claim, expectClaim } of windows) {
  for (const address of publicAddresses) {
    test(`${address} ${claim}, before and after hydration (${windowName})`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectNoSidewaysScroll(page);
      await expectClaim(page);
      await expectRunning(page);
      await expectClaim(page);
    });
  }
}

/** States that a page shows only to some visitors, or after an interaction. */
const states = [
  {
    name: 'the chosen plan next to the sign-up form',
    address: '/signup?plan=creator-pro',
    shown: (page: Page) => page.getByRole('note'),
  },
  {
    name: 'the plan with a custom price next to the sign-up form',
    address: '/signup?plan=business',
    shown: (page: Page) => page.getByRole('note').getByRole('link'),
  },
  {
    name: 'the suggestion of a catalogue without matches',
    address: '/courses?q=promt',
    shown: (page: Page) => page.getByRole('heading', { name: /^Did you mean/ }),
  },
  {
    name: 'the suggestion for an unknown address',
    address: '/COURSES',
    shown: (page: Page) => page.getByRole('main').getByRole('link', { name: '/courses' }),
  },
];

for (const { windowName, viewport, colorScheme, claim, expectClaim } of windows) {
  for (const { name, address, shown } of states) {
    test(`${name} ${claim} (${windowName})`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(address);
      await expect(shown(page)).toBeVisible();
      await expectClaim(page);
    });
  }

  test(`the message about a plan for members ${claim} (${windowName})`, async ({ page, context }) => {
    await answerAccounts(context);
    await storeSession(context);
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/pricing');
    await page.getByRole('button', { name: 'Get Student Pass' }).click();
    await expect(page.getByRole('status').filter({ hasText: /\w/ }).first()).toBeVisible();
    await expectClaim(page);
  });
}
