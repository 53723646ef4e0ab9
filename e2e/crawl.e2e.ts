import type { BrowserContext, Locator, Page } from '@playwright/test';
import { seedUsers } from '@mocks/seedUsers';
import { answerAccounts } from './accountService';
import { signIn } from './checks/forms';
import { buildProbe } from './random/builds';
import { hasChanged } from './random/expectation';
import { look } from './random/look';
import { demo } from './site';
import { expect, expectRunning, test } from './test';

/** These end the session, which the walk still needs; the account journeys cover them. */
const leavesTheAccount = /^(Logout|Sign out everywhere)/;

/** Changes the account's pages and their buttons from then on, so it is pressed last. */
const enrolls = 'Enroll Now';

/** Pages of one kind have the same buttons, so only those of the first page of a kind are pressed. */
const kindOf = (address: string) =>
  address
    .replace(/^\/course\/[^/]+/, '/course')
    .replace(/\/learn\/.*/, '/learn')
    .replace(/\?.*/, '');

/** The site's own addresses that the page links to. Expects no dead links. */
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

/** Their accessible names: the label, or the pieces of text that are not hidden from assistive technology. */
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

/** Layout decides whether there is a space between two pieces. */
const matching = (pieces: readonly string[]): RegExp =>
  new RegExp(`^${pieces.map((piece) => piece.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s*')}$`);

const buttonsOf = (page: Page, region: string) =>
  page.locator(`${region} button:visible:not(:disabled, [aria-disabled="true"])`);

/** Tabs in which a press led to something that no page shows: a download, the printer, another tab. */
const answered = new WeakSet<Page>();

/** Records what a press leads to. */
async function watchAnswers(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: await buildProbe() });
  await context.exposeBinding('print', ({ page }) => answered.add(page));
  context.on('page', (tab) => {
    tab.on('download', () => answered.add(tab));
    tab.on('popup', () => answered.add(tab));
  });
}

/** Presses a button and expects a noticeable effect. */
async function press(tab: Page, button: Locator, name: string): Promise<void> {
  // A pressed toggle may stay as it is.
  const isChosen = (await button.getAttribute('aria-pressed')) === 'true';
  // Hover and focus styles do not count as an effect.
  await button.hover({ timeout: 15_000 });
  await button.focus();
  const before = await look(tab);
  await button.click({ timeout: 15_000 });
  if (isChosen || !before) return;
  await expect
    .poll(
      async () => {
        const now = await look(tab);
        return answered.has(tab) || (now && hasChanged(before, now, before.focus.on));
      },
      { message: `${name} does something`, intervals: [50], timeout: 15_000 },
    )
    .toBe(true);
}

/**
 * Presses each button of a region once: it must have an effect, and the page must survive wherever that leads. Each
 * in a new tab, because a layer would cover the next button, and a button may lead away after a while.
 */
async function pressEveryButton(page: Page, address: string, region: string) {
  const names = await namesOf(buttonsOf(page, region));
  const buttons = [...new Map(names.map((pieces) => [pieces.join(' '), pieces]))];
  for (const [name, pieces] of buttons.sort(([a], [b]) => Number(a === enrolls) - Number(b === enrolls))) {
    if (leavesTheAccount.test(name)) continue;
    const tab = await page.context().newPage();
    await tab.goto(address);
    await expect(tab.getByRole('heading', { level: 1 }), address).toHaveCount(1);
    await expectRunning(tab);
    // Late content would count as an effect. Also, all tabs share one update check of the emulator's worker, and a
    // tab that left would abort it for the others.
    await tab.waitForLoadState('networkidle');
    const button = buttonsOf(tab, region).and(tab.getByRole('button', { name: matching(pieces) }));
    await press(tab, button.first(), `${name} on ${address}`);
    await expect(tab.locator('h1'), `${name} on ${address}`).not.toHaveCount(0);
    await tab.close();
  }
}

/** Follows all links, starting from some pages, and presses every button; returns the addresses found. */
async function walk(page: Page, waiting: string[]): Promise<Set<string>> {
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
  await watchAnswers(context);
  const found = [...(await walk(page, ['/']))];
  expect(found).toEqual(
    expect.arrayContaining(['/courses', '/creators', '/pricing', '/login', '/signup', '/affiliate']),
  );
  expect(found.filter((address) => address.startsWith('/course/'))).toHaveLength(24);
});

test.describe('with an account', () => {
  test.use({ baseURL: demo });

  test('a member finds no dead link and no dead button', async ({ page, context }) => {
    test.setTimeout(600_000);
    await watchAnswers(context);
    await page.goto('/login');
    await signIn(page, seedUsers.ada);
    await expect(page.getByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();
    // No page links to the dashboard; it is reached by the account menu.
    const found = [...(await walk(page, ['/', '/dashboard']))];
    expect(found.filter((address) => /^\/course\/[^/]+$/.test(address))).toHaveLength(24);
    // The outlines of the courses with lessons link to every lesson.
    expect(found.filter((address) => address.includes('/learn/'))).toHaveLength(17);
  });
});
