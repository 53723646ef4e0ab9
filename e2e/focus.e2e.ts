import type { Page } from '@playwright/test';
import { seedUsers } from '@mocks/seedUsers';
import { answerAccounts, storeSession } from './accountService';
import { course, publicAddresses } from './checks/addresses';
import { walkWithTab } from './checks/focus';
import { type } from './checks/type';
import { signIn } from './checks/forms';
import { demo, development, production } from './site';
import { expect as baseExpect, expectRunning, test } from './test';

/** The development server sends a page in hundreds of files, which takes seconds on a busy machine. */
const expect = baseExpect.configure({ timeout: 30_000 });

const windows = { wide: 1440, narrow: 390 };

/** The footer alone has more stops; fewer mean that the walk is stuck. */
const fewestStops = 20;

async function expectVisibleFocus(page: Page, place: string) {
  const { unseen } = await walkWithTab(page);
  expect.soft(unseen, `without a visible focus: ${place}`).toEqual([]);
}

async function open(page: Page, address: string) {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

async function openDashboard(page: Page) {
  await open(page, '/login');
  await signIn(page, seedUsers.ada);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ada!' })).toBeVisible();
}

/**
 * The development server orders style rules differently from a build. There, only the layers, the signed-in pages and
 * the component sheet (theme.e2e.ts) are checked, because walking all pages takes minutes.
 */
for (const [name, baseURL] of Object.entries({ development, production })) {
  test.describe(`in ${name}`, () => {
    test.use({ baseURL });
    // Some twenty pages, each walked from its first stop to its last.
    test.setTimeout(600_000);

    test.beforeEach(async ({ context, page }) => {
      if (baseURL === production) await answerAccounts(context);
      await page.emulateMedia({ reducedMotion: 'reduce' });
    });

    for (const [kind, width] of baseURL === production ? Object.entries(windows) : []) {
      test(`every control that Tab reaches shows the focus on every page (${kind})`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        for (const address of publicAddresses) {
          await open(page, address);
          const { stops, unseen } = await walkWithTab(page);
          expect.soft(unseen, `without a visible focus on ${address}`).toEqual([]);
          expect.soft(stops, address).toBeGreaterThan(fewestStops);
        }
      });
    }

    test('every control that Tab reaches shows the focus for a member', async ({ page }) => {
      await openDashboard(page);
      await page.getByRole('button', { name: 'Change password' }).click();
      await expectVisibleFocus(page, 'the dashboard');
      await page.getByRole('button', { name: 'Account menu' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
      await expectVisibleFocus(page, 'the account menu');
      await page.getByRole('banner').getByRole('link', { name: 'Courses' }).click();
      await page.getByRole('button', { name: 'Enroll Now' }).first().click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectVisibleFocus(page, 'the enroll alert');
    });

    test('every control that Tab reaches shows the focus in every layer', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, '/');
      await page.getByRole('button', { name: 'Watch Demo' }).press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectVisibleFocus(page, 'Watch Demo');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Menu' }).press('Enter');
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      await expectVisibleFocus(page, 'the menu');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Cart/ }).press('Enter');
      await expect(page.getByText(/^Your cart is empty/)).toBeVisible();
      await expectVisibleFocus(page, 'the cart');

      await open(page, '/courses');
      // Until then the filters are a popover.
      await expectRunning(page);
      await page.getByRole('button', { name: 'Filters', exact: true }).press('Enter');
      await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
      await expectVisibleFocus(page, 'the filters');
      await page
        .getByRole('dialog')
        .getByRole('radio', { name: /^Advanced/ })
        .press('Space');
      await page.getByRole('button', { name: /^Show/ }).press('Enter');
      // The sheet has the same button and is still closing.
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.getByRole('button', { name: 'Clear Filters' }).press('Enter');
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
      await expectVisibleFocus(page, 'Undo');

      await open(page, course);
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).press('Enter');
      for (const query of ['model', 'promt', 'underwater basketry']) {
        await type(page.getByRole('combobox'), query);
        await expectVisibleFocus(page, `search for ${query}`);
        await page.getByRole('combobox').focus();
      }
    });
  });
}

/** A message lies over the end of the window. Below the last row of the footer there is nothing to scroll to. */
for (const [width, height, atTheEnd] of [
  [1440, 900, []],
  [390, 844, ['button "System"']],
  [320, 568, ['button "System"']],
] as const) {
  test(`no control that Tab reaches is hidden below a message (${width} x ${height})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await page.goto('/courses?level=advanced');
    await expectRunning(page);
    await page.getByRole('button', { name: 'Clear Filters' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    const { covered } = await walkWithTab(page);
    expect(covered).toEqual(atTheEnd);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
  });
}

test('a focused button in the bar at the bottom does not scroll the page', async ({ page, context }) => {
  await answerAccounts(context);
  await storeSession(context);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(course);
  await expectRunning(page);
  const enroll = page.getByRole('button', { name: 'Enroll Now' });
  await page.evaluate(() => window.scrollTo(0, 600));
  await enroll.focus();
  await enroll.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await enroll.evaluate((button) => {
    button.blur();
    button.focus();
  });
  expect(await page.evaluate(() => window.scrollY)).toBe(600);
});

test('the skip link is visible at any scroll position', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const skipLink = page.getByRole('link', { name: 'Skip to main content' });
  // Without scrolling to the focus, as in a page that is being scrolled.
  await skipLink.evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
  await expect(skipLink).toBeInViewport();
});

test('a text area that gets the focus is not hidden behind the header', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await page.goto('/contact');
  await expectRunning(page);
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.evaluate((field) => window.scrollBy(0, field.getBoundingClientRect().top - 10));
  await page
    .getByRole('combobox', { name: 'Topic' })
    .evaluate((field: HTMLElement) => field.focus({ preventScroll: true }));
  await page.keyboard.press('Tab');
  await expect(message).toBeFocused();
  const headerEnd = await page
    .getByRole('banner')
    .evaluate((header) => header.getBoundingClientRect().bottom);
  await expect
    .poll(() => message.evaluate((field) => field.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(headerEnd);
});

test('an empty field that the browser asks for keeps its label clear of the header', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 640 });
  await page.goto('/signup');
  await expectRunning(page);
  const field = page.getByRole('textbox', { name: 'First Name' });
  await field.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().bottom + 10));
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(field).toBeFocused();
  const headerEnd = await page
    .getByRole('banner')
    .evaluate((header) => header.getBoundingClientRect().bottom);
  const label = page.getByText('First Name', { exact: true });
  await expect
    .poll(() => label.evaluate((element) => element.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(headerEnd);
});

test('Tab leads past the answers of a question that nobody has answered', async ({ page }) => {
  await page.goto(`${demo}/course/${seedUsers.lena.course.id}/learn/start-here-ai-01`);
  await expectRunning(page);
  const question = page
    .getByRole('group')
    .filter({ has: page.getByRole('radio') })
    .first();
  await question.getByRole('radio').first().focus();
  await page.keyboard.press('Tab');
  await expect(question.getByRole('button', { name: 'Check answer' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(question.locator(':focus')).toHaveCount(0);
});
