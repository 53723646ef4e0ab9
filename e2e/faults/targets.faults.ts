import type { Page } from '@playwright/test';
import { seedUsers } from '@mocks/seedUsers';
import { signIn } from '../checks/forms';
import { site } from './places';
import { expect, test } from './test';

/** Opens the login page as if a link had set `target` as the page to go to afterwards. */
async function openLogin(page: Page, target: unknown): Promise<void> {
  await page.goto('/login');
  await page.evaluate((from) => {
    history.replaceState({ usr: { from }, key: 'planted', idx: 0 }, '');
  }, target);
  await page.reload();
}

for (const target of [
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/.//evil.example',
  '/login?next=/login',
  ['//evil.example'],
]) {
  test(`login does not redirect to ${JSON.stringify(target)}`, async ({ page }) => {
    await openLogin(page, target);
    await signIn(page, seedUsers.ada);
    await expect(page).toHaveURL(`${site}/dashboard`);
    await expect(page.getByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();
  });
}

test('login redirects to a page of the site, once', async ({ page }) => {
  await openLogin(page, '/courses?category=ai-fundamentals');
  await signIn(page, seedUsers.ada);
  await expect(page).toHaveURL(`${site}/courses?category=ai-fundamentals`);
  await page.goto('/login');
  await expect(page).toHaveURL(`${site}/dashboard`);
});

test('login redirects to the protected page that was requested', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page).toHaveURL(`${site}/login`);
  await signIn(page, seedUsers.ada);
  await expect(page).toHaveURL(`${site}/dashboard`);
});
