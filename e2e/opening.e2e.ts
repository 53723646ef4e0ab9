import type { Page } from '@playwright/test';
import { course } from './checks/addresses';
import { expect, expectRunning, takeComplaints, test } from './test';

/** A layout shift that rounds to 0.00: what the exchange of faces of equal width moves. */
const unseen = 0.005;

test.use({ viewport: { width: 390, height: 844 } });

/** Adds up what moves without anybody's doing, from the first moment on. */
function measureShifts(): void {
  const sum = { shifts: 0 };
  Object.assign(window, sum);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      sum.shifts += Number(Reflect.get(entry, 'value'));
      Object.assign(window, sum);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const shiftsOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'shifts'));

const isDrawn = (page: Page) =>
  page
    .getByRole('contentinfo')
    .evaluate((footer) => footer.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));

test.describe('where a page opens nothing moves', () => {
  // Where the faces that stand in for them are not installed, ours move the lines when they arrive.
  test.beforeEach(({ page }) => page.route(/\.woff2$/, (route) => route.abort()));
  test.afterEach(({ complaints }) => {
    takeComplaints(complaints, /net::ERR_FAILED/);
  });

  for (const address of ['/', '/courses', course]) {
    test(`${address} draws what lies below its first window, too`, async ({ page }) => {
      await page.addInitScript(measureShifts);
      await page.goto(address);
      await expect(page.locator('html')).not.toHaveAttribute('data-opening');
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect.poll(() => isDrawn(page)).toBe(true);
      expect(await shiftsOf(page)).toBeLessThan(unseen);
    });
  }

  for (const query of [
    'level=beginner',
    'q=prompt&view=list',
    'category=monetization&price=under-50',
    'q=zzz',
  ]) {
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      test(`/courses?${query} shows its list where its shapes were (${viewport.width} pixels)`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        await page.addInitScript(measureShifts);
        await page.goto(`/courses?${query}`);
        await expect(page.getByText(/^Showing \d+ of 24 courses$/)).toBeVisible();
        await expect(page.locator('html')).not.toHaveAttribute('data-filtered');
        await expectRunning(page);
        expect(await shiftsOf(page)).toBeLessThan(unseen);
      });
    }
  }

  test('the sign-in page stands before its form, which nothing but its script can draw', async ({
    page,
    request,
  }) => {
    const html = await (await request.get('/login')).text();
    expect(html).toContain('>Sign in</h1>');
    expect(html).not.toMatch(/<form|type="password"/);
    expect(html).toContain('<noscript>Signing in needs JavaScript.');

    await page.addInitScript(measureShifts);
    await page.goto('/login');
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
    expect(await shiftsOf(page)).toBeLessThan(unseen);
  });
});

test('the reason to sign in survives a reload of the sign-in page', async ({ page }) => {
  await page.goto('/courses');
  await page.getByRole('button', { name: 'Enroll Now' }).first().click();
  const reason = page.getByText(/^Sign in to enroll in /);
  await expect(reason).toBeVisible();
  await page.reload();
  await expect(reason).toBeVisible();
});

test('an untouched page is set in the faces of the product', async ({ page }) => {
  await page.goto('/');
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family.replaceAll('"', '')),
    );
  await expect.poll(loaded).toEqual(expect.arrayContaining(['Besley Variable', 'Public Sans Variable']));
});
