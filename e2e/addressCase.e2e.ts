import { course } from './checks/addresses';
import { expect, test } from './test';

for (const address of ['/COURSES', '/Pricing', course.replace('/course', '/Course'), '/Course/1']) {
  test(`${address} is not found, by status, title and page`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(page).toHaveTitle('Page not found | AI Club');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  });
}

test('the right spelling of an address is one press away', async ({ page }) => {
  await page.goto('/COURSES?category=monetization');
  await page.getByRole('link', { name: '/courses?category=monetization' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Monetization courses' })).toBeVisible();
});
