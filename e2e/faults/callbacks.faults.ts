import type { Page } from '@playwright/test';
import { type } from '../checks/type';
import { seedUsers } from '@mocks/seedUsers';
import { openMailLink } from '@mocks/followRedirects';
import { expectRunning } from '../checks/running';
import { faults, meet } from './faults';
import type { FaultyServer } from './faultyServer';
import { signUp } from '../checks/forms';
import { newUser } from '../checks/newUser';
import { site } from './places';
import { expectHumanWords } from './screen';
import { plant, sessionOf } from './session';
import { expect, test } from './test';

const exchange = 'POST token?grant_type=pkce';

/** Asks for a reset link and follows it; returns the address it leads to. */
async function recoveryAddress(page: Page, { emulator }: FaultyServer): Promise<string> {
  await page.goto('/forgot-password');
  await type(page.getByRole('textbox', { name: 'Email address' }), seedUsers.ada.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const mail = emulator.lastMail(seedUsers.ada.email);
  if (!mail) throw new Error('No mail was sent');
  return openMailLink(emulator, mail);
}

/** Signs up and follows the link in the mail; returns the address it leads to. */
async function confirmedAddress(page: Page, { emulator }: FaultyServer): Promise<string> {
  await page.goto('/signup');
  await signUp(page, newUser);
  await expect(page.getByText('Account created!')).toBeVisible();
  const mail = emulator.lastMail(newUser.email);
  if (!mail) throw new Error('No mail was sent');
  return openMailLink(emulator, mail);
}

/** Expects that neither the address bar nor any page behind Back contains what the link carried. */
async function expectCleanHistory(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL(address);
  await page.goto('/about');
  await page.goBack();
  await expect(page).toHaveURL(address);
}

test('a link with tokens does not replace the user signed in', async ({ page, service, watched }) => {
  const attacker = await sessionOf(service, seedUsers.carl);
  await plant(page, JSON.stringify(await sessionOf(service)));
  const link = `/#access_token=${attacker.access_token}&refresh_token=${attacker.refresh_token}&expires_in=3600&token_type=bearer`;
  watched.given.add(`${site}${link}`);
  await page.goto(link);
  await expect(page.getByText("This link can't sign you in here. Please sign in.")).toBeVisible();
  await expectCleanHistory(page, '/');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();
});

test('a link with tokens does not sign in', async ({ page, service, watched }) => {
  const attacker = await sessionOf(service, seedUsers.carl);
  const link = `/#access_token=${attacker.access_token}&refresh_token=${attacker.refresh_token}&expires_in=3600&token_type=bearer`;
  watched.given.add(`${site}${link}`);
  await page.goto(link);
  await expect(page.getByText("This link can't sign you in here. Please sign in.")).toBeVisible();
  await expectCleanHistory(page, '/');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
});

test('a link with tokens to a path that looks like another site shows the page and drops the tokens', async ({
  page,
  service,
  watched,
}) => {
  const { access_token: token } = await sessionOf(service, seedUsers.carl);
  const query = `access_token=${token}`;
  watched.given.add(`${site}//careers?${query}`).add(`${site}/careers?${query}`);
  await page.goto(`${site}//careers?${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Careers' })).toBeVisible();
  await expect(page.getByText("This link can't sign you in here. Please sign in.")).toBeVisible();
  await expectCleanHistory(page, '/careers');
});

for (const address of ['/%09//x:y', '/%0d%0ax/courses', '/%5C%5Cx:y']) {
  test(`a page at ${address} is not found`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
  });
}

test('a link with broken tokens is harmless', async ({ page, watched }) => {
  // The router first treats every fragment as an element ID.
  watched.provoked.push(/is not a decodable element ID/);
  await page.goto('/#access_token=%E0%A4%A&x');
  await expect(page.getByText("This link can't sign you in here. Please sign in.")).toBeVisible();
  await expectCleanHistory(page, '/');
});

test('a confirmation link signs in the browser that signed up', async ({ page, service }) => {
  const address = await confirmedAddress(page, service);
  expect(address).toContain('code=');
  await page.goto(address);
  await expect(page.getByText('Email confirmed. Welcome to AI Club.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await expectCleanHistory(page, '/');
});

test('a confirmation link confirms in another browser and asks to sign in', async ({ page, service }) => {
  const address = await confirmedAddress(page, service);
  await page.evaluate(() => localStorage.clear());
  await page.goto(address);
  await expect(page.getByText('Your email is confirmed. Sign in to continue.')).toBeVisible();
  await expectCleanHistory(page, '/');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
});

const links = [
  {
    name: 'confirmation',
    follow: confirmedAddress,
    landing: '/',
    expectToWork: (page: Page) =>
      expect(page.getByText('Email confirmed. Welcome to AI Club.')).toBeVisible(),
  },
  {
    name: 'reset',
    follow: recoveryAddress,
    landing: '/reset-password',
    expectToWork: (page: Page) => expect(page.getByRole('textbox', { name: 'New password' })).toBeVisible(),
  },
] as const;

for (const { name, follow, landing, expectToWork } of links) {
  for (const fault of faults) {
    test(`the link of a ${name} mail survives ${fault.name}`, async ({ page, service }) => {
      const address = await follow(page, service);
      const passTimeout = await meet(fault, exchange, { page, service });
      await page.goto(address);
      await passTimeout();
      if (fault.calls !== 1) {
        await expect(page.getByRole('alert')).toContainText('We could not finish checking your link.');
        await expect(page.getByRole('main')).not.toContainText(/expired|already used|is confirmed/);
        if (fault.words === undefined) await expectHumanWords(page);
        else await expect(page.getByRole('alert')).toContainText(fault.words);
        await expect(page).toHaveURL(landing);
        await service.mend();
        await page.reload();
      }
      await expectToWork(page);
      await expectCleanHistory(page, landing);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
    });
  }

  test(`the link of a ${name} mail shows that it is being checked, and the header does not look signed out`, async ({
    page,
    service,
  }) => {
    const address = await follow(page, service);
    let release: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      service.follow(({ name: called }) =>
        called === exchange
          ? (_response, pass) => {
              release = pass;
              resolve();
            }
          : undefined,
      );
    });
    await page.goto(address);
    await asked;
    await expect(page.getByRole('status').filter({ hasText: 'Checking your link...' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Login' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Sign Up' })).toBeHidden();
    release();
    await expectToWork(page);
    await expect(page.getByText('Checking your link...')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  });
}

for (const [place, link] of [
  ['fragment', '/#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid'],
  ['query', '/?error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid'],
] as const) {
  test(`a dead link, reported in the ${place}, offers a new one`, async ({ page }) => {
    await page.goto(link);
    await expect(page.getByRole('alert')).toContainText(
      'This confirmation link has expired or was already used. Sign in to get a new one.',
    );
    await expect(page.getByRole('button', { name: 'Send the confirmation email again' })).toBeVisible();
    await expectCleanHistory(page, '/');
  });
}

test('an error text in the address is not shown', async ({ page }) => {
  await page.goto('/?error=server_error&error_description=Call+1-555-SCAM+now');
  await expect(page.getByRole('alert')).toContainText('This link did not work.');
  await expectCleanHistory(page, '/');
  await expect(page.getByText('SCAM')).toBeHidden();
});

test('an error in the address of a public page is ignored', async ({ page }) => {
  await page.goto('/courses?error=access_denied&error_code=otp_expired&error_description=Call+1-555-SCAM');
  await expect(page.getByRole('heading', { name: 'All Courses' })).toBeVisible();
  await expectRunning(page);
  // The page answers this press only after reading the address; a notice would be downloaded then.
  await page.getByRole('button', { name: 'Cart, 0 items' }).click();
  await expect(page.getByText(/^Your cart is empty\./)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('SCAM')).toBeHidden();
});

test('a reset link opened in another browser offers a new one', async ({ page }) => {
  await page.goto('/reset-password?code=11111111-2222-4333-8444-555555555555');
  await expect(page.getByRole('alert')).toHaveText(
    'This reset link does not work here: it was already used, you have logged out since, or another browser asked for it. Send a new one.',
  );
  await expect(page.getByRole('button', { name: 'Send reset link' })).toBeVisible();
  await expectCleanHistory(page, '/reset-password');
});

test('declining at a provider returns to the form with a message', async ({ page }) => {
  await page.goto('/login?error=access_denied&error_code=&error_description=The+user+denied+the+request');
  await expect(
    page.getByText('The sign-in was not completed. Try again, or use your email and password.'),
  ).toBeVisible();
  await expectCleanHistory(page, '/login');
});
