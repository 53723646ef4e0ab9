import type { Page } from '@playwright/test';
import { type } from '../checks/type';
import { seedUsers } from '@mocks/seedUsers';
import { expectRunning } from '../checks/running';
import { signIn } from '../checks/forms';
import { sessionKey } from './places';
import { duplicate, expired, plant, plantInTab, readStored, renew, sessionOf } from './session';
import { expect, test } from './test';

const refresh = 'POST token?grant_type=refresh_token';
const greeted = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name: `Welcome, ${name}!` })).toBeVisible();

/** Tabs synchronize within a second; the rest is a margin for slow machines. */
const soon = { timeout: 3000 };

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
}

test('signing out in one tab signs out the other', async ({ page, context, service }) => {
  await plant(page, JSON.stringify(await sessionOf(service)));
  const other = await context.newPage();
  await Promise.all([page.goto('/dashboard'), other.goto('/about')]);
  await greeted(page, 'Ada');
  await expect(other.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await logOut(other);
  await expect(page).toHaveURL('/login', soon);
  await expect(page.getByText('Your session ended. Sign in to return to your dashboard.')).toBeVisible();
});

test('signing out everywhere ends every session, in every tab', async ({ page, context, service }) => {
  const elsewhere = await sessionOf(service);
  await plant(page, JSON.stringify(await sessionOf(service)));
  const other = await context.newPage();
  await Promise.all([page.goto('/dashboard'), other.goto('/dashboard')]);
  await greeted(page, 'Ada');
  await greeted(other, 'Ada');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText('You are signed out on all your devices.')).toBeVisible();
  await expect(other).toHaveURL('/login', soon);
  expect(service.calls).toContain('POST logout?scope=global');
  expect(service.emulator.transact(({ tables }) => tables.refreshToken(elsewhere.refresh_token))).toBe(
    undefined,
  );
});

test('signing out everywhere reports a failure while the service is down', async ({ page, service }) => {
  const session = await sessionOf(service);
  await plant(page, JSON.stringify(session));
  await page.goto('/dashboard');
  await greeted(page, 'Ada');
  await service.refuse();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    "We can't reach the sign-in service right now. Check your connection and try again.",
  );
  expect(await readStored(page)).toContain(session.refresh_token);
});

test('signing in in one tab signs in the other', async ({ page, context }) => {
  const other = await context.newPage();
  await Promise.all([page.goto('/login'), other.goto('/login')]);
  // Makes sure that the other tab runs, and is not just its prerendered page.
  await type(other.getByRole('textbox', { name: 'Email address' }), 'someone@aiclub.example');
  await signIn(page, seedUsers.ada);
  await greeted(page, 'Ada');
  await greeted(other, 'Ada');
});

test('another user signing in becomes the user in every tab', async ({ page, context, service }) => {
  await plant(page, JSON.stringify(await sessionOf(service)));
  const other = await context.newPage();
  await Promise.all([page.goto('/dashboard'), other.goto('/about')]);
  await greeted(page, 'Ada');
  await logOut(other);
  await expect(other.getByRole('link', { name: 'Login' })).toBeVisible();
  await other.goto('/login');
  await signIn(other, seedUsers.carl);
  await greeted(other, 'Carl');
  await greeted(page, 'Carl');
});

test('a session removed by another tab ends in this one', async ({ page, context, service }) => {
  await plant(page, JSON.stringify(await sessionOf(service)));
  const other = await context.newPage();
  await Promise.all([page.goto('/dashboard'), other.goto('/about')]);
  await greeted(page, 'Ada');
  await other.evaluate(() => localStorage.clear());
  await expect(page).toHaveURL('/login', soon);
});

test('a session removed without an event ends when the tab is shown again', async ({ page, service }) => {
  await plant(page, JSON.stringify(await sessionOf(service)));
  await page.goto('/dashboard');
  await greeted(page, 'Ada');
  await page.evaluate(() => {
    localStorage.clear();
    window.dispatchEvent(new Event('focus'));
  });
  await expect(page).toHaveURL('/login', soon);
});

test('three tabs starting with the same expired session are all signed in', async ({
  page,
  context,
  service,
}) => {
  await plant(page, JSON.stringify(expired(await sessionOf(service))));
  const tabs = [page, await context.newPage(), await context.newPage()];
  await Promise.all(tabs.map((tab) => tab.goto('/dashboard')));
  for (const tab of tabs) await greeted(tab, 'Ada');
  expect(service.calls.filter((call) => call === refresh).length).toBeLessThanOrEqual(3);
  await page.reload();
  await greeted(page, 'Ada');
});

test('a session that is not remembered stays in its own tab', async ({ page, context }) => {
  const other = await context.newPage();
  await Promise.all([page.goto('/login'), other.goto('/login')]);
  await type(other.getByRole('textbox', { name: 'Email address' }), 'someone@aiclub.example');
  await page.getByRole('checkbox', { name: 'Remember me' }).uncheck();
  await signIn(page, seedUsers.ada);
  await greeted(page, 'Ada');
  expect(await readStored(page)).toBeNull();
  await page.reload();
  await greeted(page, 'Ada');
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await other.goto('/dashboard');
  await expect(other).toHaveURL('/login');
});

for (const [name, prepare] of [
  ['duplicated tabs', () => undefined],
  [
    'duplicated tabs that cannot lock or talk',
    () => {
      Reflect.deleteProperty(globalThis, 'BroadcastChannel');
      Reflect.deleteProperty(Navigator.prototype, 'locks');
    },
  ],
] as const) {
  test(`a session that is not remembered ends in ${name} together`, async ({ page, context, service }) => {
    await context.addInitScript(prepare);
    await plantInTab(page, await sessionOf(service));
    await page.goto('/dashboard');
    await greeted(page, 'Ada');
    const copy = await duplicate(page, '/dashboard');
    await greeted(copy, 'Ada');
    await renew(copy);
    await greeted(copy, 'Ada');
    await logOut(page);
    await expect(copy).toHaveURL('/login', soon);
    await expect(copy.getByText('Your session ended. Sign in to return to your dashboard.')).toBeVisible();
    await copy.reload();
    await expect(copy.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  });
}

test('two copies of one session refresh it in turn, and neither ends it for the other', async ({
  page,
  service,
}) => {
  await plantInTab(page, await sessionOf(service));
  await page.goto('/dashboard');
  await greeted(page, 'Ada');
  const copy = await duplicate(page, '/dashboard');
  await greeted(copy, 'Ada');
  for (const tab of [page, page, copy, page, copy, copy, page]) {
    // Long enough for the service to treat a reused token as stolen.
    service.emulator.clock.advance(60);
    await renew(tab);
    await greeted(page, 'Ada');
    await greeted(copy, 'Ada');
  }
});

test('a copy that wakes with old tokens gets the new ones before it asks the service', async ({
  page,
  service,
}) => {
  const session = await sessionOf(service);
  await plantInTab(page, session);
  await page.goto('/dashboard');
  await greeted(page, 'Ada');
  const asleep = await duplicate(page, '/robots.txt');
  for (let times = 0; times < 3; times += 1) {
    service.emulator.clock.advance(60);
    await renew(page);
  }
  await plantInTab(asleep, expired(session));
  await asleep.goto('/dashboard');
  await greeted(asleep, 'Ada');
  service.emulator.clock.advance(60);
  await renew(page);
  await greeted(page, 'Ada');
});

test('a sign-out wins over a refresh in progress', async ({ page, service }) => {
  const session = await sessionOf(service);
  const inTwoMinutes = Math.floor(Date.now() / 1000) + 100;
  let release: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    service.follow(({ name }) =>
      name === refresh
        ? (_response, pass) => {
            release = pass;
            resolve();
          }
        : undefined,
    );
  });
  await plant(page, JSON.stringify({ ...session, expires_at: inTwoMinutes }));
  await page.goto('/dashboard');
  await greeted(page, 'Ada');
  await asked;
  await logOut(page);
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  const answered = page.waitForResponse((response) => response.url().includes('grant_type=refresh_token'));
  release();
  await (await answered).finished();
  await expect(page.getByText('You are signed out')).toBeVisible();
  // A session stored by the late answer would be used by this page.
  await page.reload();
  await expectRunning(page);
  expect(await readStored(page)).toBeNull();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
});

test('returning to the tab changes nothing that was typed', async ({ page, service }) => {
  await plant(page, JSON.stringify(await sessionOf(service)));
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Change password' }).click();
  await type(page.getByRole('textbox', { name: 'New password' }), 'half a pass');
  await page.evaluate(() => {
    for (let times = 0; times < 5; times += 1) {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      window.dispatchEvent(new Event('focus'));
    }
  });
  await expect(page.getByRole('textbox', { name: 'New password' })).toHaveValue('half a pass');
  await expect(page.getByRole('textbox', { name: 'New password' })).toBeFocused();
  await expect(page).toHaveURL('/dashboard');
});

test('a page restored from the back/forward cache follows the session', async ({ page, service }) => {
  await plant(page, JSON.stringify(await sessionOf(service)));
  await page.goto('/dashboard');
  await greeted(page, 'Ada');
  await page.evaluate((key) => {
    localStorage.removeItem(key);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, sessionKey);
  await expect(page).toHaveURL('/login', soon);
});
