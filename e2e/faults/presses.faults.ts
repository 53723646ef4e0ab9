import type { Page } from '@playwright/test';
import { seedUsers } from '@mocks/seedUsers';
import type { FaultyServer } from './faultyServer';
import { signIn, signUp } from '../checks/forms';
import { newUser } from '../checks/newUser';
import { readStored } from './session';
import { expect, test } from './test';

const login = 'POST token?grant_type=password';

/** Holds back the answer to a call until released. */
function hold(service: FaultyServer, call: string) {
  let release: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    service.follow(({ name }) =>
      name.startsWith(call)
        ? (_response, pass) => {
            release = pass;
            resolve();
          }
        : undefined,
    );
  });
  return {
    asked,
    release: () => {
      release();
    },
  };
}

for (const { address, fill, call, sent } of [
  { address: '/login', fill: signIn, call: login, sent: seedUsers.ada },
  { address: '/signup', fill: signUp, call: 'POST signup', sent: newUser },
]) {
  test(`${address} submitted several times sends one request`, async ({ page, service }) => {
    await page.goto(address);
    const { asked, release } = hold(service, call);
    await fill(page, sent);
    await page
      .locator('main form')
      .first()
      .evaluate((form: HTMLFormElement) => {
        form.requestSubmit();
        form.requestSubmit();
      });
    await asked;
    await page.getByRole('textbox', { name: 'Email address' }).press('Enter');
    release();
    await expect(page.getByText(/Welcome, Ada!|Account created!/)).toBeVisible();
    expect(service.calls.filter((made) => made.startsWith(call))).toHaveLength(1);
  });
}

test('leaving during the sign-in prevents any redirect', async ({ page, service }) => {
  await page.goto('/login');
  const { asked, release } = hold(service, login);
  await signIn(page, seedUsers.ada);
  await asked;
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  release();
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await expect(page).toHaveURL('/about');
  expect(await readStored(page)).not.toBeNull();
});

/** Holds back the scripts of a page until the returned function is called. */
async function holdScripts(page: Page, name: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(new RegExp(`/assets/${name}-[^/]+\\.js$`), async (route) => {
    await arrival;
    await route.continue();
  });
  return () => {
    release();
  };
}

test.describe('while the next page is loading', () => {
  test('a link followed during the sign-in keeps the sign-in page unchanged', async ({ page, service }) => {
    await page.goto('/login');
    const releaseScripts = await holdScripts(page, 'PressPage');
    const { asked, release } = hold(service, login);
    await signIn(page, seedUsers.ada);
    await asked;
    await page.getByRole('contentinfo').getByRole('link', { name: 'Press' }).click();
    release();
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
    releaseScripts();
    await expect(page).toHaveURL('/press');
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeHidden();
  });

  test('a successful sign-in keeps the sign-in page unchanged', async ({ page }) => {
    await page.goto('/login');
    const releaseScripts = await holdScripts(page, 'DashboardPage');
    await signIn(page, seedUsers.ada);
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
    releaseScripts();
    await expect(page.getByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();
  });
});

test("a refusal is shown in the service's own words", async ({ page }) => {
  await page.goto('/login');
  await signIn(page, { ...seedUsers.ada, password: 'nanosecond-wire' });
  await expect(page.getByRole('alert')).toHaveText('Invalid login credentials');
  await expect(page.getByRole('textbox', { name: /^Password/ })).toBeFocused();
});
