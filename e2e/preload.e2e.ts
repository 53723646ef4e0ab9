import type { Page } from '@playwright/test';
import { course } from './checks/addresses';
import { expect, expectRunning, test } from './test';

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    // On a machine without a network, browsers report being offline, and the product prefetches nothing.
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true });
  }),
);

/** The scripts that a page has requested, without the hashes in their names. */
function watchScripts(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /\/assets\/(.+)-[\w-]{8}\.js$/.exec(request.url()) ?? [];
    if (name !== undefined) asked.add(name);
  });
  return asked;
}

const sdk = 'supabase';

for (const { address, ahead } of [
  { address: '/', ahead: ['SearchDialog', 'MobileMenu', 'DemoDialog'] },
  { address: '/courses', ahead: ['SearchDialog', 'MobileMenu', 'FilterSheet'] },
  { address: course, ahead: ['SearchDialog', 'MobileMenu', 'LoginPage'] },
  { address: '/login', ahead: ['SearchDialog', 'MobileMenu', sdk] },
]) {
  test(`${address} downloads in idle time what a press will open`, async ({ page }) => {
    const asked = watchScripts(page);
    await page.goto(address);
    await expect.poll(() => ahead.filter((name) => !asked.has(name))).toEqual([]);
  });
}

test('home and catalogue do not download the sign-in form before the visitor is about to press', async ({
  page,
}) => {
  for (const address of ['/', '/courses']) {
    const asked = watchScripts(page);
    await page.goto(address);
    await expect.poll(() => asked.has('SearchDialog')).toBe(true);
    expect([...asked]).not.toContain('LoginPage');
    expect([...asked]).not.toContain(sdk);
  }
});

test('with Save-Data nothing is preloaded before the visitor is about to press', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked = watchScripts(page);
  await page.goto('/');
  await page.mouse.move(8, 8, { steps: 4 });
  await expectRunning(page);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(() => requestIdleCallback(resolve));
      }),
  );
  expect([...asked]).not.toContain('SearchDialog');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).first().hover();
  await expect.poll(() => asked.has('SearchDialog')).toBe(true);
  expect([...asked]).not.toContain('DemoDialog');
});

test('a page is preloaded when its link is pointed at or focused', async ({ page }) => {
  const asked = watchScripts(page);
  await page.goto('/');
  await expectRunning(page);
  const navigation = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'Pricing' }).hover();
  await expect.poll(() => asked.has('PricingPage')).toBe(true);
  await navigation.getByRole('link', { name: 'For Creators' }).focus();
  await expect.poll(() => asked.has('CreatorsPage')).toBe(true);
  expect([...asked]).not.toContain('AboutPage');
});

test('a course is preloaded with its curriculum when its card is pointed at', async ({ page }) => {
  const asked = watchScripts(page);
  await page.goto('/courses');
  await expectRunning(page);
  await page.getByRole('link', { name: /^Prompting That Works/ }).hover();
  await expect.poll(() => [asked.has('CoursePage'), asked.has('prompting-that-works')]).toEqual([true, true]);
  // Enroll Now is not in view yet.
  expect([...asked]).not.toContain('LoginPage');
});

for (const { address, missing } of [
  { address: course, missing: ['SearchDialog', 'MobileMenu', 'LoginPage'] },
  { address: '/login', missing: [sdk] },
]) {
  test(`${missing.join(', ')}: a failed preload shows no message before a press`, async ({
    page,
    provoked,
  }) => {
    // The browser's own message about a missing file, not one of ours.
    provoked.push(/^Failed to load resource|^Loading module from/);
    const refused = new Set<string>();
    await page.route(new RegExp(`/assets/(${missing.join('|')})-[^/]+\\.js$`), async (route) => {
      refused.add(route.request().url());
      await route.fulfill({ status: 404, body: 'Not found' });
    });
    await page.goto(address);
    await expect.poll(() => refused.size).toBe(missing.length);
    await expectRunning(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('banner').getByRole('button', { name: /Cart/ }).click();
    await expect(page.getByText(/Your cart is empty/)).toBeVisible();
  });
}
