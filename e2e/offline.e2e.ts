import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { seedUsers } from '@mocks/seedUsers';
import { answerAccounts, session } from './accountService';
import { beginOffline, workerScriptIsOutOfReach } from './browsers/chromium';
import { signIn } from './checks/forms';
import { backendUrl, demoFolder, productionFolder, startSite, type Site } from './site';
import { expect, expectRunning, test as base } from './test';

interface Shop {
  /** The production build on a server of its own, whose home page has been visited once. */
  site: Site;
  loseNetwork: () => Promise<void>;
  findNetwork: () => Promise<void>;
}

async function visitOnce(page: Page, { origin }: Site): Promise<void> {
  await page.goto(origin);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

const withoutNetwork = [/net::ERR_/, new RegExp(workerScriptIsOutOfReach)];

const test = base.extend<{ shop: Shop }>({
  shop: async ({ page, context, provoked }, use) => {
    provoked.push(...withoutNetwork);
    const site = await startSite();
    await visitOnce(page, site);
    await use({
      site,
      // In two ways: the browser reports that it is offline, and no server answers the service worker.
      loseNetwork: async () => {
        await site.close();
        await context.setOffline(true);
        await context.addInitScript(beginOffline);
      },
      findNetwork: async () => {
        await site.reopen();
        await context.setOffline(false);
        await page.evaluate(() => window.dispatchEvent(new Event('online')));
      },
    });
    await site.close();
  },
});

/** Every public address of the site, from its sitemap. */
async function addressesOf(context: BrowserContext, { origin }: Site): Promise<string[]> {
  const sitemap = await context.request.get(`${origin}/sitemap.xml`).then((answer) => answer.text());
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
  return paths.map((path) => origin + path.replaceAll('&amp;', '&'));
}

test('after one visit to the front page, every page opens offline', async ({ page, context, shop }) => {
  test.slow();
  const addresses = await addressesOf(context, shop.site);
  expect(addresses.filter((address) => address.includes('/course/'))).toHaveLength(24);
  await shop.loseNetwork();
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/not found|went wrong/i);
  }
});

test('links of an account service on the same host are never answered from the cache', async ({
  page,
  shop,
}) => {
  await shop.loseNetwork();
  await expect(page.goto(`${shop.site.origin}/supabase/auth/v1/verify?token=x`)).rejects.toThrow('net::ERR_');
});

test('offline the catalogue can be searched, filtered, sorted and read', async ({ page, shop }) => {
  await shop.loseNetwork();
  await page.goto(`${shop.site.origin}/courses`);
  const search = page.getByPlaceholder('Search courses...');
  await search.fill('prompt');
  await expect(page.getByText(/^Showing \d of 24 courses$/)).toBeVisible();
  await search.fill('');
  await page.getByRole('radio', { name: 'Advanced' }).check();
  await expect(page.getByText('Showing 5 of 24 courses')).toBeVisible();
  await page.getByLabel('Sort').selectOption('Price High to Low');
  const dearest = page.getByRole('region', { name: 'Courses' }).getByRole('listitem').first();
  await expect(dearest).toContainText('$299.00');
  await dearest.getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Expand all' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL(`${shop.site.origin}/terms`);
});

const offline = 'You are offline. Browsing still works; signing in needs a connection.';

test('the sign-in page opened offline says so, keeps what is typed, and works once online', async ({
  page,
  context,
  shop,
}) => {
  await shop.loseNetwork();
  await page.goto(`${shop.site.origin}/login`);
  const banner = page.getByRole('status').filter({ hasText: offline });
  await expect(banner).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));

  await signIn(page, seedUsers.ada);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(offline);
  await expect(page.getByLabel('Email address')).toHaveValue(seedUsers.ada.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(seedUsers.ada.password);

  await answerAccounts(context);
  await shop.findNetwork();
  await expect(page.getByText('You are online again.')).toBeVisible();
  await expect(banner).toBeHidden();
  await expect(page.getByRole('main').getByRole('alert')).toBeHidden();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/career/i);
  await expect(page.locator('html')).toHaveAttribute('data-same-page');
});

base(
  'a page that could not be fetched for want of a network opens as soon as there is one',
  async ({ page, context, provoked }) => {
    provoked.push(...withoutNetwork);
    // Without a service worker there is no copy to fall back on.
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    const site = await startSite();
    await page.goto(`${site.origin}/terms`);
    await expectRunning(page);
    await site.close();
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
    await expect(page.getByRole('main')).toContainText('It loads as soon as you are online again.');
    await site.reopen();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/career/i);
    await site.close();
  },
);

/** Everything in the caches of the service worker: each address and its content. */
const keptCopies = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const stores = await Promise.all(names.map((name) => caches.open(name)));
    const kept = stores.map(async (store) => {
      const requests = await store.keys();
      return Promise.all(
        requests.map(async (request) => {
          const answer = await store.match(request);
          return {
            address: request.url,
            answeredFrom: answer?.url ?? '',
            type: answer?.type ?? '',
            text: (await answer?.text()) ?? '',
          };
        }),
      );
    });
    return (await Promise.all(kept)).flat();
  });

test('responses of the account service are never cached', async ({ page, context, shop }) => {
  await answerAccounts(context);
  await page.goto(`${shop.site.origin}/login`);
  await signIn(page, seedUsers.ada);
  await expect(page.getByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();
  const asked = await page.evaluate(
    (address) => fetch(address).then((answer) => answer.text()),
    `${backendUrl}/auth/v1/user`,
  );
  expect(asked).toContain(seedUsers.ada.email);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();

  const kept = await keptCopies(page);
  expect(kept.map(({ address }) => new URL(address).pathname)).toContain('/app-shell');
  expect(kept.filter(({ address }) => !address.startsWith(`${shop.site.origin}/`))).toEqual([]);
  const secrets = [session.access_token, session.refresh_token, seedUsers.ada.email, '"access_token":'];
  expect(kept.filter(({ text }) => secrets.some((secret) => text.includes(secret)))).toEqual([]);
});

test('only published files are cached, under their own addresses, whatever is visited', async ({
  page,
  shop,
}) => {
  const before = await keptCopies(page);
  const files = new Set(await readdir(path.join(productionFolder, 'assets')));
  const portal = '<!DOCTYPE html><title>Portal</title><link rel="icon" href="data:,">Pay for this network';
  shop.site.extra.set('/help', portal);
  for (const address of [
    '/pricing',
    '/pricing/',
    '/pricing//',
    '/?code=5ec4e700-0000-4000-8000-000000000000',
    '/?code=a-secret-code',
    '/login?next=%2F#access_token=a-secret-token',
    '/no-such-page',
    '/help',
  ]) {
    await page.goto(shop.site.origin + address);
  }
  const kept = await keptCopies(page);
  expect(kept.map(({ address }) => address)).toEqual(before.map(({ address }) => address));
  for (const { address, answeredFrom, type } of kept) {
    const { pathname } = new URL(address);
    expect(pathname === '/app-shell' || files.has(pathname.replace('/assets/', ''))).toBe(true);
    expect(answeredFrom).toBe(shop.site.origin + pathname);
    expect(type).toBe('basic');
  }
  expect(JSON.stringify(kept)).not.toMatch(/5ec4e700|a-secret|Pay for this network/);
});

base(
  'a network that answers in the place of the files leaves nothing behind, and the next visit keeps them',
  async ({ page, context }) => {
    const site = await startSite();
    // Needed only by the offline copy, not by the page itself.
    const [file = ''] = (await readdir(path.join(productionFolder, 'assets'))).filter((name) =>
      /^terms.*\.js$/i.test(name),
    );
    site.extra.set(`/assets/${file}`, 'Pay for this network');
    const tried = context.waitForEvent('serviceworker');
    await page.goto(site.origin);
    await tried;
    const registrations = () =>
      page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length));
    // Installation stops at that file. Those before it are fetched one after the other, which takes long on a busy
    // machine.
    await expect.poll(registrations, { timeout: 30_000 }).toBe(0);
    expect(JSON.stringify(await keptCopies(page))).not.toContain('Pay for this network');

    site.extra.clear();
    await visitOnce(page, site);
    expect((await keptCopies(page)).map(({ address }) => address)).toContain(`${site.origin}/assets/${file}`);
    // A page that outlives its server would report failed requests of its idle time.
    await page.close();
    await site.close();
  },
);

base(
  'the demo says that browsing still works without a network, and it does, after a reload as well',
  async ({ page, context, provoked }) => {
    provoked.push(...withoutNetwork);
    const site = await startSite(new Map(), { isDemo: true });
    await page.goto(site.origin);
    // The demo draws nothing before its emulator has loaded, a script of a megabyte.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
    const files = await readdir(path.join(demoFolder, 'assets'));
    // Over a hundred files are cached, which takes a busy machine longer than the usual timeout.
    await expect
      .poll(async () => (await keptCopies(page)).length, { timeout: 30_000 })
      .toBe(files.length + 1);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await site.close();
    await context.setOffline(true);
    await context.addInitScript(beginOffline);

    await expect(page.getByText(offline)).toBeVisible();
    await page.getByRole('link', { name: 'Courses', exact: true }).first().click();
    await page.getByRole('link', { name: /^Prompting That Works/ }).click();
    await expect(page.getByRole('button', { name: 'Expand all' })).toBeVisible();
    await page.getByRole('button', { name: 'Search' }).first().click();
    await expect(page.getByPlaceholder('Search for courses, instructors, or skills...')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Prompting That Works');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/terms/i);
  },
);

test('the emulator continues when the browser finds no newer worker for it', async ({ page }) => {
  const site = await startSite(new Map(), { isDemo: true });
  await page.goto(`${site.origin}/login`);
  await signIn(page, seedUsers.ada);
  await expect(page.getByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();
  await page.evaluate(() => {
    const refusal = "Failed to update a ServiceWorker for scope ('/'): Not found";
    setTimeout(() => void Promise.reject(new TypeError(refusal)));
  });
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await page.close();
  await site.close();
});
