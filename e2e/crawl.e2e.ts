import type { Page } from '@playwright/test';
import { expect, test } from './test';

/** What the person may press without leaving the product for good or opening a mail program. */
const pressable = 'main button:visible:not([disabled]), header button:visible, footer button:visible';

/** Same-origin addresses of all links on the page, without their query; every link must lead somewhere. */
async function linksOf(page: Page): Promise<string[]> {
  const hrefs = await page
    .locator('a[href]:not([download])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.filter((href) => href === '' || href === '#')).toEqual([]);
  const base = new URL(page.url());
  return hrefs
    .map((href) => new URL(href, base))
    .filter((url) => url.origin === base.origin)
    .map((url) => url.pathname + url.search);
}

/** Opens every address that can be reached from the home page, and hands each to `visit`. */
async function crawl(page: Page, visit: (address: string) => Promise<void>): Promise<string[]> {
  const waiting = ['/'];
  const seen = new Set(waiting);
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
    await visit(address);
    await page.goto(address);
    for (const next of await linksOf(page)) {
      if (!seen.has(next)) waiting.push(next);
      seen.add(next);
    }
  }
  return [...seen];
}

/** Presses each kind of button once: twenty-four equal buttons of twenty-four cards are one kind. */
async function pressEveryButton(page: Page, address: string) {
  const names = new Set(
    await page
      .locator(pressable)
      .evaluateAll((buttons) =>
        buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
      ),
  );
  for (const name of names) {
    if (/^(Logout|Sign out everywhere)/.test(name)) continue;
    const button = page
      .locator(pressable)
      .and(page.getByRole('button', { name, exact: true }))
      .first();
    if (!(await button.isVisible())) continue;
    await button.click();
    await expect(page.getByRole('heading', { level: 1 }), `${name} on ${address}`).not.toHaveCount(0);
    if (new URL(page.url()).pathname + new URL(page.url()).search !== address) await page.goto(address);
    else await page.keyboard.press('Escape');
  }
}

test('a visitor finds no dead link and no dead button', async ({ page }) => {
  test.setTimeout(300_000);
  const addresses = await crawl(page, async (address) => {
    await expect(page.getByRole('heading', { name: 'Page not found' }), address).toHaveCount(0);
    await pressEveryButton(page, address);
  });
  for (const address of ['/courses', '/creators', '/pricing', '/login', '/signup', '/about', '/affiliate']) {
    expect(addresses).toContain(address);
  }
  expect(addresses.filter((address) => address.startsWith('/course/'))).toHaveLength(24);
});
