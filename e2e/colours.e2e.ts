import { backendUrl } from './site';
import { expect, test } from './test';

const reds = [
  { colorScheme: 'light', red: 'rgb(200, 23, 28)' },
  { colorScheme: 'dark', red: 'rgb(253, 116, 104)' },
] as const;

for (const { colorScheme, red } of reds) {
  test(`the link of the current page is red (${colorScheme})`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.goto('/pricing');
    const link = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
    await expect(link('Pricing')).toHaveCSS('color', red);
    await expect(link('Courses')).not.toHaveCSS('color', red);
  });

  test(`error messages of the service are red (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/signup');
    for (const [label, text] of [
      ['First Name', 'Ines'],
      ['Last Name', 'Moreau'],
      ['Email address', 'ines@example.com'],
      ['Password', 'correct horse'],
      ['Confirm Password', 'another horse'],
    ] as const) {
      await page.getByLabel(label, { exact: true }).fill(text);
    }
    await page.getByRole('button', { name: 'Create Account' }).click();
    const message = page.getByRole('alert').filter({ hasText: 'Passwords do not match' });
    await expect(message).toHaveCSS('color', red);
  });
}

test('the letter drawn above "Check your email" is on a disc', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.route(`${backendUrl}/auth/v1/recover**`, (route) =>
    route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, json: {} }),
  );
  await page.goto('/forgot-password');
  await page.getByLabel('Email address').fill('ines@example.com');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const disc = page.getByRole('main').locator('.MuiAvatar-root');
  await expect(disc).toHaveCSS('background-color', 'rgb(220, 237, 226)');
});
