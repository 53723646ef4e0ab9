import { PassThrough } from 'node:stream';
import type { Page } from '@playwright/test';
import { course } from './checks/addresses';
import { startSite } from './site';
import { expect, expectRunning, test } from './test';

/** A layout shift that rounds to 0.00: what swapping fonts of equal width causes. */
const unseen = 0.005;

test.use({ viewport: { width: 390, height: 844 } });

/** Adds up layout shifts without user input, from the start, and records their causes. */
function measureShifts(): void {
  const moved = { shifts: 0, notes: '' };
  Object.assign(window, { moved });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      moved.shifts += Number(Reflect.get(entry, 'value'));
      const sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[] = Reflect.get(
        entry,
        'sources',
      );
      for (const { node, previousRect, currentRect } of sources) {
        const text = node?.textContent?.slice(0, 40);
        moved.notes += `${node?.nodeName} “${text}” ${JSON.stringify([previousRect, currentRect])}\n`;
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Fails with what has moved, from where to where. */
async function expectNothingMoved(page: Page): Promise<void> {
  const { shifts, notes }: { shifts: number; notes: string } = await page.evaluate(() =>
    Reflect.get(window, 'moved'),
  );
  expect(shifts, notes).toBeLessThan(unseen);
}

const isDrawn = (page: Page) =>
  page
    .getByRole('contentinfo')
    .evaluate((footer) => footer.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));

test.describe('nothing moves while a page opens', () => {
  // Without the web fonts: on machines that lack their fallback fonts, lines move when they arrive.
  test.beforeEach(({ page }) => page.route(/\.woff2$/, (route) => route.abort()));
  test.beforeEach(({ provoked }) => {
    provoked.push(/net::ERR_FAILED/);
  });

  for (const address of ['/', '/courses', course]) {
    test(`${address} also draws what is below its first viewport`, async ({ page }) => {
      await page.addInitScript(measureShifts);
      await page.goto(address);
      await expect(page.locator('html')).not.toHaveAttribute('data-opening');
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect.poll(() => isDrawn(page)).toBe(true);
      await expectNothingMoved(page);
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
      test(`/courses?${query} shows its list where its placeholders were (${viewport.width} pixels)`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        await page.addInitScript(measureShifts);
        await page.goto(`/courses?${query}`);
        await expect(page.getByText(/^Showing \d+ of 24 courses$/)).toBeVisible();
        await expect(page.locator('html')).not.toHaveAttribute('data-filtered');
        await expectRunning(page);
        await expectNothingMoved(page);
      });
    }
  }

  for (const [address, cut] of [
    ['/courses', /<button [^>]*aria-label="Grid view"/],
    ['/', /<\/h1>/],
  ] as const) {
    test(`${address} is painted whole, even when it arrives in pieces`, async ({ page, request }) => {
      const html = await (await request.get(address)).text();
      const half = html.search(cut);
      expect(half).toBeGreaterThan(html.indexOf('<main'));
      const pieces = new PassThrough();
      pieces.write(html.slice(0, half));
      const site = await startSite(new Map([[address, pieces]]));

      await page.addInitScript(measureShifts);
      await page.goto(site.origin + address, { waitUntil: 'commit' });
      await expect(page.getByRole('main')).toBeAttached();
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
      expect(await page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(0);
      pieces.end(html.slice(half));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectRunning(page);
      await expectNothingMoved(page);
      // A page that outlives its server would report that its service worker cannot be fetched.
      await page.close();
      await site.close();
    });
  }

  test('the sign-in page is served with its form, which does not move during hydration', async ({ page }) => {
    await page.addInitScript(measureShifts);
    await page.goto('/login');
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await expectRunning(page);
    await expectNothingMoved(page);
  });
});

/** How many cards, pictures and footers are not drawn yet. */
const countBlank = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('[role="list"] > li h3, main ol > li .row, footer > *')];
    const undrawn = parts.filter((part) => !part.checkVisibility({ contentVisibilityAuto: true }));
    const missing = [...document.images].filter(({ complete, naturalWidth }) => !complete || !naturalWidth);
    return undrawn.length + missing.length;
  });

for (const address of ['/', '/courses', course]) {
  test(`${address} is drawn to its end without being scrolled`, async ({ page }) => {
    await page.goto(address);
    await expect.poll(() => countBlank(page)).toBe(0);
  });
}

test('a page is drawn to its end while it waits for its scripts', async ({ page }) => {
  await page.route('**/assets/*.js', () => new Promise(() => undefined));
  await page.goto('/courses');
  await expect.poll(() => countBlank(page)).toBe(0);
});

test('cards that a filter removed are drawn again once it is cleared, without being scrolled to', async ({
  page,
}) => {
  await page.goto('/courses?level=beginner');
  await expectRunning(page);
  await page.getByRole('button', { name: 'Clear Filters' }).first().click();
  await expect(page.getByText('Showing 24 of 24 courses')).toBeVisible();
  await expect.poll(() => countBlank(page)).toBe(0);
});

test('the reason to sign in survives a reload', async ({ page }) => {
  await page.goto('/courses');
  await page.getByRole('button', { name: 'Enroll Now' }).first().click();
  const reason = page.getByText(/^Sign in to enroll in /);
  await expect(reason).toBeVisible();
  await page.reload();
  await expect(reason).toBeVisible();
});

const loadedFonts = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => family.includes('Variable') && status === 'loaded')
      .map(({ family, unicodeRange }) => `${family.replaceAll('"', '')} ${unicodeRange}`),
  );

test("a page uses the product's fonts before any interaction", async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => loadedFonts(page)).toHaveLength(2);
  expect((await loadedFonts(page)).toSorted()).toEqual([
    'Besley Variable U+0-10FFFF',
    'Public Sans Variable U+0-10FFFF',
  ]);
});

test('a name with an accent is drawn in the font of its neighbours', async ({ page }) => {
  await page.goto('/signup');
  await page.getByRole('textbox', { name: 'First Name' }).fill('Jürgen');
  await expect.poll(async () => (await loadedFonts(page)).join()).toContain('Public Sans Variable U+AA-B6');
});
