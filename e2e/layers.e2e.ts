import type { Page } from '@playwright/test';
import { expect, expectRunning, stepThroughHistory, test } from './test';

test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: 844 }));

interface Layer {
  name: string;
  address: string;
  open: (page: Page) => Promise<void>;
  dialog: string;
}

const layers: Layer[] = [
  {
    name: 'the menu',
    address: '/about',
    open: (page) => page.getByRole('button', { name: 'Menu' }).click(),
    dialog: 'Menu',
  },
  {
    name: 'the filters',
    address: '/courses',
    open: (page) => page.getByRole('button', { name: 'Filters', exact: true }).click(),
    dialog: 'Filters',
  },
  {
    name: 'the demo',
    address: '/',
    open: (page) => page.getByRole('button', { name: 'Watch Demo' }).click(),
    dialog: 'Watch Demo',
  },
  {
    name: 'search',
    address: '/pricing',
    open: (page) => page.getByRole('button', { name: 'Search' }).click(),
    dialog: 'Search',
  },
];

/** A page to go back to, and the page under test, in one document. */
async function arriveAt(page: Page, address: string) {
  await page.goto('/help');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Close menu' }).click();
  await page.evaluate((to) => {
    const link = document.querySelector<HTMLAnchorElement>(`footer a[href='${to}'], header a[href='${to}']`);
    link?.click();
  }, address);
  await expect(page).toHaveURL(address);
}

const lengthOfHistory = (page: Page) => page.evaluate(() => window.history.length);

for (const { name, address, open, dialog } of layers) {
  test(`Back closes ${name} and stays on the page; the next Back leaves`, async ({ page }) => {
    await arriveAt(page, address);
    await open(page);
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await stepThroughHistory(page, -1);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/help');
    await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  });

  test(`Back closes ${name} also when it is the first thing that is pressed`, async ({ page }) => {
    await page.goto(address);
    await open(page);
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await stepThroughHistory(page, -1);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(address);
  });

  test(`closing ${name} with Escape leaves no step of history behind`, async ({ page }) => {
    await arriveAt(page, address);
    await open(page);
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    const length = await lengthOfHistory(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await open(page);
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await lengthOfHistory(page)).toBe(length);
    await page.goBack();
    await expect(page).toHaveURL('/help');
  });

  test(`a reload with ${name} open shows the page, and Back then leaves it`, async ({ page }) => {
    await arriveAt(page, address);
    await open(page);
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Close menu' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectRunning(page);
    await page.goBack();
    await expect(page).toHaveURL('/help');
    await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  });

  test(`Forward after ${name} was closed by Back shows the page as it is`, async ({ page }) => {
    await arriveAt(page, address);
    await open(page);
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await stepThroughHistory(page, -1);
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.evaluate(() => window.history.forward());
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(address);
    await page.goBack();
    await expect(page).toHaveURL('/help');
  });
}

test('a link of the menu takes its place in history: one step Back is the page it was opened on', async ({
  page,
}) => {
  await arriveAt(page, '/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1, name: 'About AI Club' })).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL('/pricing');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/help');
});

test('a link of the menu to the page it is open on only closes it', async ({ page }) => {
  await arriveAt(page, '/pricing');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/pricing');
  await page.goBack();
  await expect(page).toHaveURL('/help');
});

test('what is chosen in the filters stays after Back, as one step of history', async ({ page }) => {
  await arriveAt(page, '/courses');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('radio', { name: /^Advanced/ }).check();
  await sheet.getByRole('radio', { name: /^Over \$100/ }).check();
  await expect(page).toHaveURL('/courses?level=advanced&price=over-100');
  const chosen = await sheet.getByRole('button', { name: /^Show/ }).textContent();
  await page.evaluate(() => window.history.back());
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/courses?level=advanced&price=over-100');
  const count = /\d+/.exec(chosen ?? '')?.[0];
  await expect(page.getByText(`Showing ${count} of 24 courses`)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/courses');
  await expect(page.getByText('Showing 24 of 24 courses')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/help');
});

test('filters that are chosen and taken back leave no step of history', async ({ page }) => {
  await arriveAt(page, '/courses');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('radio', { name: /^Advanced/ }).check();
  await expect(page).toHaveURL('/courses?level=advanced');
  await sheet.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL('/courses');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/help');
});

test('Back closes the search that was opened over the menu first', async ({ page }) => {
  await arriveAt(page, '/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  // Both layers stand on copies of the same entry, between which no step can be seen in the entry itself.
  await page.evaluate(() => window.history.back());
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await stepThroughHistory(page, -1);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/about');
});
