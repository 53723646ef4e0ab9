import type { Page } from '@playwright/test';
import { expect, test } from './test';

/** How each card of the catalogue is animated on entrance: the delay in seconds, or nothing. */
async function entrances(page: Page) {
  await page.goto('/courses');
  const list = page.getByRole('region', { name: 'Courses' }).getByRole('list').first();
  await expect(list).toBeVisible();
  return list.evaluate((courses) =>
    [...courses.children].map((card) => {
      const { animationName, animationDelay } = getComputedStyle(card);
      return animationName === 'none' ? undefined : Number.parseFloat(animationDelay);
    }),
  );
}

test('cards rise with a delay of 0.1 s per index, at most 0.8 s', async ({ page }) => {
  const delays = await entrances(page);
  expect(delays).toHaveLength(24);
  expect(delays.slice(0, 9)).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8]);
  expect(new Set(delays.slice(8))).toEqual(new Set([0.8]));
});

test('with reduced motion no card moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(new Set(await entrances(page))).toEqual(new Set([undefined]));
});
