import type { Page } from '@playwright/test';
import { expect, test, expectRunning } from './test';

/** Resolves when the next dialog begins to slide. */
const sliding = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        document.addEventListener('transitionrun', ({ propertyName, target }) => {
          if (propertyName !== 'transform') return;
          if (target instanceof Element && target.matches('[role="dialog"]')) resolve(true);
        });
      }),
  );

test('a message is below the filters that are opened over it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/courses?level=beginner');
  await expectRunning(page);
  await page.getByRole('button', { name: 'Remove Beginner' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const show = page.getByRole('button', { name: 'Show 24 courses' });
  await expect(show).toBeInViewport({ ratio: 1 });
  const isFree = await show.evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isFree).toBe(true);
});

const drawers = [
  { address: '/about', opener: 'Menu', dialog: 'Menu', closer: 'Close menu' },
  { address: '/courses', opener: 'Filters', dialog: 'Filters', closer: 'Close filters' },
];

for (const { address, opener, dialog, closer } of drawers) {
  test(`${dialog} slides in on a phone, the first time like the second`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    await expectRunning(page);
    for (const opening of ['the first', 'the second']) {
      const slides = sliding(page);
      await page.getByRole('button', { name: opener, exact: true }).click();
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
      const halt = new Promise<boolean>((resolve) => setTimeout(resolve, 3000, false));
      expect(await Promise.race([slides, halt]), opening).toBe(true);
      await page.getByRole('button', { name: closer }).click();
      await expect(page.getByRole('dialog', { name: dialog })).toBeHidden();
    }
  });

  test(`${dialog} that closes because the window became wide moves the focus to the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    await expectRunning(page);
    await page.getByRole('button', { name: opener, exact: true }).press('Enter');
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await page.setViewportSize({ width: 1200, height: 844 });
    await expect(page.getByRole('dialog', { name: dialog })).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test(`${dialog} appears at once with reduced motion`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    await expectRunning(page);
    await page.getByRole('button', { name: opener, exact: true }).click();
    await expect(page.getByRole('dialog', { name: dialog })).toHaveCSS('transition-duration', '0s');
  });
}
