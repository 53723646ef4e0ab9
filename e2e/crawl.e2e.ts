import type { Locator, Page } from '@playwright/test';
import { seedUsers } from '@mocks/seedUsers';
import { answerAccounts } from './accountService';
import { demo } from './site';
import { expect, test } from './test';

/** Ends the session, which the account journeys prove; here the walk has to go on. */
const leavesTheAccount = /^(Logout|Sign out everywhere)/;

/** Gives the account another page with other buttons from then on, so it is pressed after all others. */
const enrolls = 'Enroll Now';

/** Pages of one kind have the same buttons, so they are pressed on the first of a kind. */
const kindOf = (address: string) =>
  address
    .replace(/^\/course\/[^/]+/, '/course')
    .replace(/\/learn\/.*/, '/learn')
    .replace(/\?.*/, '');

/** The site's own addresses that the page links to. No link may lead nowhere. */
async function linksOf(page: Page): Promise<string[]> {
  const hrefs = await page
    .locator('a[href]:not([download])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.filter((href) => href === '' || href === '#')).toEqual([]);
  const base = new URL(page.url());
  return hrefs
    .map((href) => new URL(href, base))
    .filter(({ origin }) => origin === base.origin)
    .map(({ pathname, search }) => pathname + search);
}

/** What assistive technology calls them: their label, or their pieces of text without those hidden from it. */
const namesOf = (buttons: Locator): Promise<string[][]> =>
  buttons.evaluateAll((all) =>
    all.map((one) => {
      const label = one.getAttribute('aria-label');
      if (label !== null) return [label];
      const pieces: string[] = [];
      const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { parentElement, textContent } = texts.currentNode;
        const text = textContent?.trim() ?? '';
        if (text !== '' && !parentElement?.closest('[aria-hidden="true"]')) pieces.push(text);
      }
      return pieces;
    }),
  );

/** Whether there is a space between two pieces depends on how they are laid out. */
const matching = (pieces: readonly string[]): RegExp =>
  new RegExp(`^${pieces.map((piece) => piece.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s*')}$`);

const buttonsOf = (page: Page, region: string) =>
  page.locator(`${region} button:visible:not(:disabled, [aria-disabled="true"])`);

/**
 * Presses each button of a region once; the page must survive, wherever that leads. Each in a tab of its own,
 * because whatever opens would cover the next button, and a button may lead away, in its own time.
 */
async function pressEveryButton(page: Page, address: string, region: string) {
  const names = await namesOf(buttonsOf(page, region));
  const buttons = [...new Map(names.map((pieces) => [pieces.join(' '), pieces]))];
  for (const [name, pieces] of buttons.sort(([a], [b]) => Number(a === enrolls) - Number(b === enrolls))) {
    if (leavesTheAccount.test(name)) continue;
    const tab = await page.context().newPage();
    await tab.goto(address);
    await expect(tab.getByRole('heading', { level: 1 }), address).toHaveCount(1);
    const button = buttonsOf(tab, region).and(tab.getByRole('button', { name: matching(pieces) }));
    await button.first().click({ timeout: 15_000 });
    await expect(tab.locator('h1'), `${name} on ${address}`).not.toHaveCount(0);
    // The emulator's worker is looked up anew by every tab, in one go; a tab that left would end it for the others.
    await tab.waitForLoadState('networkidle');
    await tab.close();
  }
}

/** Follows every link from the home page on and presses every button; returns the addresses found. */
async function walk(page: Page): Promise<Set<string>> {
  const waiting = ['/'];
  const found = new Set(waiting);
  const kinds = new Set<string>();
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
    await expect(page.getByRole('heading', { name: /^(Page|Course) not found$/ }), address).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    for (const next of await linksOf(page)) {
      if (!found.has(next)) waiting.push(next);
      found.add(next);
    }
    if (kinds.size === 0) {
      await pressEveryButton(page, address, 'header');
      await pressEveryButton(page, address, 'footer');
    }
    if (!kinds.has(kindOf(address))) await pressEveryButton(page, address, 'main');
    kinds.add(kindOf(address));
  }
  return found;
}

test('a visitor finds no dead link and no dead button', async ({ page, context }) => {
  test.setTimeout(600_000);
  await answerAccounts(context);
  const found = [...(await walk(page))];
  expect(found).toEqual(
    expect.arrayContaining(['/courses', '/creators', '/pricing', '/login', '/signup', '/affiliate']),
  );
  expect(found.filter((address) => address.startsWith('/course/'))).toHaveLength(24);
});

test.describe('with an account', () => {
  test.use({ baseURL: demo });

  test('a member finds no dead link and no dead button', async ({ page }) => {
    test.setTimeout(600_000);
    await page.goto('/login');
    await page.getByLabel('Email address').fill(seedUsers.ada.email);
    await page.getByLabel('Password', { exact: true }).fill(seedUsers.ada.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();
    const found = [...(await walk(page))];
    expect(found.filter((address) => /^\/course\/[^/]+$/.test(address))).toHaveLength(24);
    // The outlines of the courses that can be worked through lead to every lesson.
    expect(found.filter((address) => address.includes('/learn/'))).toHaveLength(17);
  });
});
