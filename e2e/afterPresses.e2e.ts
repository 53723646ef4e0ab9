import { answerAccounts, storeSession } from './accountService';
import { course } from './checks/addresses';
import { demo } from './site';
import { fillSignUp } from './checks/forms';
import { newUser } from './checks/newUser';
import { expect, test } from './test';

test.use({ viewport: { width: 390, height: 844 } });

test('on a phone the enroll alert replaces the bar and covers nothing above it', async ({
  page,
  context,
}) => {
  await answerAccounts(context);
  await storeSession(context);
  for (const width of [390, 360, 320, 700]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(course);
    const enroll = page.getByRole('button', { name: 'Enroll Now' });
    const bar = await enroll.locator('xpath=ancestor::*[@data-bottom-bar]').boundingBox();
    await enroll.click();
    await expect(page.getByRole('alert')).toHaveText(
      'Enrolling in Prompting That Works: From First Draft to Reliable Results',
    );
    const message = page.locator('.MuiSnackbarContent-root');
    await expect
      .poll(async () => (await message.boundingBox())?.y, `at ${width}`)
      .toBeGreaterThanOrEqual(bar?.y ?? Number.NaN);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(enroll).toBeFocused();
  }
});

test('the second press of a double click on Create Account selects and follows nothing', async ({ page }) => {
  await page.goto(`${demo}/signup`);
  await fillSignUp(page, newUser);
  const button = page.getByRole('button', { name: 'Create Account' });
  await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + height / 2);
  const success = page.getByText('Account created! Please check your email to verify your account.');
  await expect(success).toBeVisible();
  // Focusing it scrolls the page.
  await expect(page.getByRole('status').filter({ has: success })).toBeFocused();
  // The second press hits a word of the success message, wherever that is now.
  const box = (await success.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  await page.mouse.move(box.x + 40, box.y + box.height / 4);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  expect(await page.evaluate(() => String(window.getSelection()))).toBe('');

  await page.mouse.down({ clickCount: 1 });
  await page.mouse.up({ clickCount: 1 });
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  expect(await page.evaluate(() => String(window.getSelection()).trim())).not.toBe('');
});
