import type { Page } from '@playwright/test';
import { seedUsers } from '@mocks/seedUsers';
import { expectNoAxeViolations } from '../checks/axe';
import { signIn } from '../checks/forms';
import { client } from './places';
import { plant, sessionOf } from './session';
import { expect, test } from './test';

test.beforeEach(async ({ page }) => {
  // On a machine without a network, browsers report being offline, where the product does not reload.
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true });
  });
});

const chunk = /\/assets\/PricingPage-[^/]+\.js$/;
/** The page handles presses. */
async function expectRunning(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: /Cart/ }).click();
  await expect(page.getByText(/Your cart is empty/)).toBeVisible();
  await page.keyboard.press('Escape');
}

/** Waits until the page has reloaded, so that a press does not hit a document that is about to go. */
const expectReloaded = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page
        .evaluate(() =>
          performance.getEntriesByType('navigation').map((entry) => String(Reflect.get(entry, 'type'))),
        )
        // During the reload the evaluation may fail.
        .catch(() => []),
    )
    .toEqual(['reload']);

const documents = (calls: readonly string[]) => calls.filter((call) => call === 'document');

test('a page whose script is missing after a release opens after a reload', async ({ page }) => {
  const loads: string[] = [];
  page.on('request', (request) => loads.push(request.resourceType()));
  let isGone = true;
  await page.route(chunk, async (route) => {
    if (isGone) await route.fulfill({ status: 404, body: 'Not found' });
    else await route.continue();
    isGone = false;
  });
  await page.goto('/about');
  await expectRunning(page);
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', { level: 1, name: 'Plans and pricing' })).toBeVisible();
  await expectRunning(page);
  expect(documents(loads)).toHaveLength(2);
});

for (const { name, answer } of [
  { name: 'is missing', answer: { status: 404, body: 'Not found' } },
  {
    name: 'is answered with a page',
    answer: { status: 200, contentType: 'text/html', body: '<!DOCTYPE html>' },
  },
]) {
  test(`a page whose script ${name} for good stays readable and has a link home`, async ({
    page,
    watched,
  }) => {
    watched.provoked.push(/dynamically imported module|Failed to load module script/);
    await page.route(chunk, (route) => route.fulfill(answer));
    await page.goto('/about');
    await expectRunning(page);
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
    // The reload brings the prerendered page, which remains.
    await expect(page.getByRole('alert')).toContainText('AI Club could not start.');
    await expect(page.getByRole('heading', { name: 'Plans and pricing' })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByRole('heading', { name: /Master AI/ })).toBeVisible();
  });
}

test('an account page whose client is missing after a release works after one reload', async ({ page }) => {
  await page.route(client, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto('/login');
  // Nobody needs it yet, so a failed prefetch is no reason to reload.
  const reloaded = page.waitForRequest('/login').then(() => page.unroute(client));
  await page.getByRole('button', { name: 'Show password' }).hover();
  await reloaded;
  await expectReloaded(page);
  await signIn(page, seedUsers.ada);
  await expect(page.getByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();
});

test('a password typed when the client turns out to be missing stays, and the form says how to continue', async ({
  page,
  watched,
}) => {
  watched.provoked.push(/dynamically imported module/);
  await page.route(client, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto('/login');
  // As a password manager fills it: without focus or pointer in the form, and past React's setter.
  await page.getByRole('textbox', { name: /^Password/ }).evaluate((field: HTMLInputElement, password) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, password);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, seedUsers.ada.password);
  // Playwright selects the field's text before it focuses it, and hydration in between would reset the field: the
  // text would be typed twice.
  await expectRunning(page);
  await signIn(page, seedUsers.ada);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'A part of this page could not be loaded. Reload the page, then try again.',
  );
  await expect(page.getByRole('textbox', { name: /^Password/ })).toHaveValue(seedUsers.ada.password);
  await page.unroute(client);
  await page.reload();
  await signIn(page, seedUsers.ada);
  await expect(page.getByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();
});

/** Returns to the page, so long after its last reload that another one may help. */
const comeBackLater = (page: Page) =>
  page.evaluate(() => {
    sessionStorage.setItem('reloaded-at', String(Date.now() - 11_000));
    window.dispatchEvent(new Event('focus'));
  });

test('a member whose page cannot load the client stays signed in while the session lasts', async ({
  page,
  service,
  watched,
}) => {
  watched.provoked.push(/dynamically imported module/);
  await plant(page, JSON.stringify(await sessionOf(service)));
  await page.route(client, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  const loads: string[] = [];
  page.on('request', (request) => loads.push(request.resourceType()));
  await page.goto('/about');
  // It reloads once for the client, and then works without it.
  await expect.poll(() => documents(loads)).toHaveLength(2);
  await expectReloaded(page);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account menu' })).toBeVisible();
  await expectRunning(page);
  await comeBackLater(page);
  await expectRunning(page);
  expect(documents(loads)).toHaveLength(2);

  // The client is available again, until another release removes it.
  await page.unroute(client);
  const arrived = page.waitForResponse(client);
  await page.reload();
  await arrived;
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('reloaded-for-client'))).toBeNull();
  await page.route(client, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  const before = documents(loads).length;
  await page.goto('/about');
  await expect.poll(() => documents(loads).length - before).toBe(2);
  await expectReloaded(page);
});

const start = /\/assets\/index-[^/]+\.js$/;

test('a page that cannot start stays readable and says so', async ({ page, watched }) => {
  watched.provoked.push(/dynamically imported module/);
  await page.route(start, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto('/about');
  await expect(page.getByRole('alert')).toContainText('AI Club could not start. Reload the page.');
  await expectNoAxeViolations(page);
  await page.unroute(start);
  await page.getByRole('alert').getByRole('button', { name: 'Reload' }).press('Enter');
  await expectRunning(page);
});

test('on a page that cannot start, typed text stays and the page does not reload by itself', async ({
  page,
  watched,
}) => {
  watched.provoked.push(/dynamically imported module/);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(start, async (route) => {
    await held;
    await route.fulfill({ status: 404, body: 'Not found' });
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.pressSequentially('How do I start?');
  release();
  await expect(page.getByRole('alert')).toContainText('AI Club could not start.');
  await expect(message).toHaveValue('How do I start?');
});

test('a client-only page says when it cannot start', async ({ page, watched }) => {
  watched.provoked.push(/dynamically imported module/);
  await page.route(start, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto('/reset-password');
  await expect(page.getByRole('heading', { name: 'AI Club could not start.' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.unroute(start);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
});

function signal(): { given: Promise<void>; give: () => void } {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

/** Firefox aborts the downloads of a page as soon as a link is followed; here the test does. */
async function openAndCutOffStart(page: Page): Promise<{ cutOff: () => Promise<void> }> {
  const cut = signal();
  await page.route(start, async (route) => {
    await cut.given;
    await route.abort();
  });
  const requested = page.waitForRequest(start);
  await page.goto('/about');
  await requested;
  return {
    cutOff: async () => {
      const failed = page.waitForEvent('requestfailed', (request) => start.test(request.url()));
      cut.give();
      await failed;
    },
  };
}

test('a link that is followed while the page starts is opened', async ({ page, watched }) => {
  watched.provoked.push(/dynamically imported module/);
  const { cutOff } = await openAndCutOffStart(page);
  const answer = signal();
  await page.route('/careers', async (route) => {
    await answer.given;
    await route.continue();
  });
  const followed = page.waitForRequest('/careers');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click({ noWaitAfter: true });
  await followed;
  await cutOff();
  // The next page starts normally.
  await page.unroute(start);
  answer.give();
  await expect(page).toHaveURL('/careers');
});

test('a page left during its start starts when Back restores it', async ({ page, watched }) => {
  watched.provoked.push(/dynamically imported module/);
  const { cutOff } = await openAndCutOffStart(page);
  // Simulates, by their events, leaving a page that the browser keeps for Back, and coming back to it.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeunload')));
  await cutOff();
  await page.unroute(start);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  // The first press may coincide with the reload.
  await expect(() => expectRunning(page)).toPass();
});

test('a sign-in whose client takes too long to arrive says so, and works once it has arrived', async ({
  page,
}) => {
  await page.clock.install();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(client, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/login');
  await signIn(page, seedUsers.ada);
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    "We can't reach the sign-in service right now. Check your connection and try again.",
  );
  arrive();
  await signIn(page, seedUsers.ada);
  await expect(page.getByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();
});
