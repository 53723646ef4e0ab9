import type { Page } from '@playwright/test';
import { answerAccounts, storeSession } from './accountService';
import { expect, test } from './test';

/** A single pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Answers every request to other sites; returns the addresses from which pictures were requested. */
async function answerPictures(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:\/\/(?!project\.supabase\.co)/, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'image/png', body: png });
  });
  return asked;
}

const portrait = (page: Page) => page.getByRole('button', { name: 'Account menu' }).locator('img');

for (const picture of [
  'https://lh3.googleusercontent.com/a/ada=s96-c',
  'https://avatars.githubusercontent.com/u/583231?v=4',
]) {
  test(`a member's avatar from ${new URL(picture).host} is shown`, async ({ page, context }) => {
    await answerAccounts(context);
    await storeSession(context, { avatar_url: picture });
    const asked = await answerPictures(page);
    await page.goto('/dashboard');
    await expect(portrait(page)).toHaveJSProperty('naturalWidth', 1);
    expect(new Set(asked)).toEqual(new Set([picture]));
  });
}

test('an avatar from any other host is not requested', async ({ page, context }) => {
  await answerAccounts(context);
  await storeSession(context, { avatar_url: 'https://tracker.example/ada.png' });
  const asked = await answerPictures(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Account menu' })).toContainText('A');
  expect(asked).toEqual([]);
});
