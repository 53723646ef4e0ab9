import type { Locator, Page } from '@playwright/test';
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

/** The contrast of two colours, as WCAG 2 defines it. */
function contrast(one: string, other: string): number {
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map((channel) => {
      const share = Number(channel) / 255;
      return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const messageOf = (page: Page) => page.locator('.MuiSnackbarContent-root');

for (const { colorScheme } of reds) {
  test(`a message has an edge that stands out from the footer behind it (${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/courses?category=monetization');
    await page.getByRole('button', { name: 'Remove Monetization' }).click();
    await expect(messageOf(page)).toContainText('Monetization removed.');
    const footer = page.getByRole('contentinfo');
    await footer.getByText('All rights reserved.').scrollIntoViewIfNeeded();
    const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
    await expect.poll(async () => (await topOf(messageOf(page))) - (await topOf(footer))).toBeGreaterThan(0);
    const behind = await footer.evaluate((element) => getComputedStyle(element).backgroundColor);
    for (const side of ['Top', 'Right', 'Bottom', 'Left'] as const) {
      const edge = await messageOf(page).evaluate((element, of) => {
        const style = getComputedStyle(element);
        return { width: style[`border${of}Width`], color: style[`border${of}Color`] };
      }, side);
      expect(edge.width).toBe('1px');
      expect(contrast(edge.color, behind)).toBeGreaterThanOrEqual(3);
    }
  });
}
