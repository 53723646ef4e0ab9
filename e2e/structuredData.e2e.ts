import { course } from './checks/addresses';
import { expect, expectRunning, test } from './test';

const jsonLd = 'script[type="application/ld+json"]';

for (const button of ['All categories', 'Clear Filters']) {
  test(`a category is chosen and removed by ${button}, and the list follows`, async ({ page }) => {
    await page.goto('/courses');
    await expectRunning(page);
    const filters = page.getByRole('complementary', { name: 'Filters' });
    await filters.getByRole('radio', { name: 'Monetization' }).check();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monetization courses');
    if (button === 'Clear Filters') await page.getByRole('button', { name: button }).first().click();
    else await filters.getByRole('radio', { name: button }).check();
    await expect(page.getByText('Showing 24 of 24 courses')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All courses');
  });
}

test("a page's structured data is served in its head, and is removed with the page", async ({ page }) => {
  await page.goto(course);
  await expect(page.locator(`head > ${jsonLd}`)).toHaveCount(1);
  await expect(page.locator(`body ${jsonLd}`)).toHaveCount(0);
  await expectRunning(page);
  await page.getByRole('link', { name: 'Back to Courses' }).click();
  await expect(page).toHaveURL('/courses');
  await expect(page.locator(jsonLd)).toHaveCount(0);
});
