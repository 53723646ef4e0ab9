import type { Page } from '@playwright/test';
import { people } from '@mocks/people';
import { signIn } from './forms';
import { expect, test } from './test';

// A worker would have kept the script.
test.use({ serviceWorkers: 'block' });
test.beforeEach(({ watched }) => {
  watched.provoked.push(/Service Worker registration blocked/);
});

/** The SDK's own chunk, which carries its package's name for the file it begins with. */
const client = /\/assets\/dist-[^/]+\.js$/;
const chunk = /\/assets\/PricingPage-[^/]+\.js$/;
/** Has the product run, so that the next link is its own and not the browser's. */
async function wake(page: Page): Promise<void> {
  await expect(async () => {
    await page.getByRole('banner').getByRole('button', { name: /Cart/ }).click();
    await expect(page.getByText(/Your cart is empty/)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Escape');
}

const documents = (calls: readonly string[]) => calls.filter((call) => call === 'document');

test('a page whose script is gone after a release opens after one reload', async ({ page }) => {
  const loads: string[] = [];
  page.on('request', (request) => loads.push(request.resourceType()));
  let isGone = true;
  await page.route(chunk, async (route) => {
    if (isGone) await route.fulfill({ status: 404, body: 'Not found' });
    else await route.continue();
    isGone = false;
  });
  await page.goto('/about');
  await wake(page);
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents(loads).length).toBeLessThanOrEqual(3);
});

for (const { name, answer } of [
  { name: 'is gone', answer: { status: 404, body: 'Not found' } },
  { name: 'turned into a page', answer: { status: 200, contentType: 'text/html', body: '<!DOCTYPE html>' } },
]) {
  test(`a page whose script ${name} for good leaves header, footer and a way home`, async ({
    page,
    watched,
  }) => {
    watched.provoked.push(/dynamically imported module|Failed to load module script/);
    await page.route(chunk, (route) => route.fulfill(answer));
    await page.goto('/about');
    await wake(page);
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
    // The reload leaves the prerendered page standing; only reaching for it shows that it cannot run.
    await expect(page.getByRole('heading', { name: 'Plans and pricing' })).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: /Cart/ }).click();
    await expect(page.getByRole('heading', { name: 'Something went wrong on this screen.' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { name: /Master AI/ })).toBeVisible();
  });
}

test('an account page whose client is gone after a release works after one reload', async ({ page }) => {
  let isGone = true;
  await page.route(client, async (route) => {
    if (isGone) await route.fulfill({ status: 404, body: 'Not found' });
    else await route.continue();
    isGone = false;
  });
  await page.goto('/login');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Show password' }).hover();
  await reloaded;
  await signIn(page, people.ada);
  await expect(page.getByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();
});
