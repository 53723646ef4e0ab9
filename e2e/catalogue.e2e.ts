import type { Page } from '@playwright/test';
import { expect, expectRunning, test } from './test';

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** With a tolerance: when cards are drawn again, those outside the viewport have an estimated height. */
const expectScrolledAbout = (page: Page, top: number) =>
  expect.poll(async () => Math.abs((await scrolled(page)) - top)).toBeLessThan(400);

test('Back right after removing a filter restores it', async ({ page }) => {
  const address = '/courses?category=tool-mastery';
  await page.goto('/about');
  await page.goto(address);
  await expectRunning(page);
  const remove = page.getByRole('button', { name: 'Remove Tool Mastery' });
  // The heading works before the list of a filtered address is drawn.
  await expect(remove).toBeVisible();
  // Whether React has drawn the step of history before it is undone depends on the number of frames in between.
  for (const frames of [0, 1, 2, 4, 8]) {
    await remove.evaluate(async (button, count) => {
      if (button instanceof HTMLElement) button.click();
      for (let left = count; left > 0; left -= 1) await new Promise(requestAnimationFrame);
      window.history.back();
    }, frames);
    await expect(page).toHaveURL(address);
    await expect(page.getByText('Showing 4 of 24 courses')).toBeVisible();
    await expect(remove).toBeVisible();
  }
});

test('in a low window a filter chosen by keyboard stays in view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 650 });
  await page.goto('/courses');
  await expectRunning(page);
  const price = (name: RegExp) => page.getByRole('radio', { name });
  await price(/^All prices/).focus();
  await page.keyboard.press('ArrowDown');
  await expect(price(/^Free/)).toBeChecked();
  await expect(page.getByText('Showing 2 of 24 courses')).toBeVisible();
  await expect(price(/^Free/)).toBeInViewport();
});

test('Back from a shorter list opened by the footer restores the scroll position in the longer one', async ({
  page,
}) => {
  await page.goto('/courses');
  await expectRunning(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Monetization' });
  await link.scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  await link.click();
  await expect(page.getByText('Showing 4 of 24 courses')).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page.getByText('Showing 24 of 24 courses')).toBeVisible();
  await expectScrolledAbout(page, before);
});

test('Back from a filter chosen far down restores the scroll position in the longer list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/courses');
  await expectRunning(page);
  await page.evaluate(() => window.scrollTo(0, 2500));
  await page.getByRole('radio', { name: 'Monetization' }).check();
  await expect(page.getByText('Showing 4 of 24 courses')).toBeVisible();
  await expect.poll(() => scrolled(page)).toBeLessThan(1000);
  await page.goBack();
  await expect(page.getByText('Showing 24 of 24 courses')).toBeVisible();
  await expectScrolledAbout(page, 2500);
});

test('two steps Back through a shorter list restore the scroll position in the longer one', async ({
  page,
}) => {
  await page.goto('/courses');
  await expectRunning(page);
  const link = page.getByRole('link', { name: /One-Person Agency/ });
  await link.scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(2000);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: /One-Person Agency/ })).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Monetization' }).click();
  await expect(page.getByText('Showing 4 of 24 courses')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /One-Person Agency/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Showing 24 of 24 courses')).toBeVisible();
  await expectScrolledAbout(page, before);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('the Search key of the keyboard leaves the field, which hides the keyboard', async ({ page }) => {
    await page.goto('/courses');
    await expectRunning(page);
    const box = page.getByRole('searchbox', { name: 'Search courses' });
    await box.tap();
    await page.keyboard.type('video');
    await expect(page.getByText('Showing 2 of 24 courses')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(box).not.toBeFocused();
    await expect(page).toHaveURL('/courses?q=video');
  });
});
