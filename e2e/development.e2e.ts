import type { Page } from '@playwright/test';
import { seedUsers } from '@mocks/seedUsers';
import { development } from './site';
import { openMailbox } from './checks/openMailbox';
import { type } from './checks/type';
import { signIn, signUp } from './checks/forms';
import { newUser } from './checks/newUser';
import { expect as baseExpect, hold, test } from './test';

/**
 * In development React renders every component twice and runs every effect twice, which reveals missing cleanups.
 * Repeats the journeys of a member and a visitor, in which nothing may happen twice.
 */
test.use({ baseURL: development });
test.setTimeout(180_000);

/** The development server sends a page in hundreds of files, which takes seconds on a busy machine. */
const expect = baseExpect.configure({ timeout: 30_000 });

/** The calls to the account service, each as its endpoint and the kind of request. */
function noteCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const endpoint = pathname.split('/auth/v1/')[1];
    if (endpoint === undefined || request.method() !== 'POST') return;
    calls.push([endpoint, searchParams.get('grant_type')].filter(Boolean).join(' '));
  });
  return calls;
}

test('an account from sign-up to a new password sends each request once', async ({ page }) => {
  const calls = noteCalls(page);
  await page.goto('/signup');
  await signUp(page, newUser);
  const success = page.getByRole('status').filter({ hasText: /^Account created! Please check your email/ });
  await expect(success).toBeFocused();

  const mailbox = await openMailbox(page, 1);
  await mailbox.getByRole('link', { name: 'Open' }).click();
  await expect(page.getByText('Email confirmed. Welcome to AI Club.')).toBeVisible();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();

  await page.getByRole('link', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await type(page.getByLabel('Email address'), newUser.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  const reset = await openMailbox(page, 2);
  await reset.getByRole('link', { name: 'Open' }).first().click();
  await type(page.getByLabel('New password', { exact: true }), 'another-long-password');
  await type(page.getByLabel('Confirm Password', { exact: true }), 'another-long-password');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Use the new one the next time you sign in.')).toBeVisible();

  expect(calls).toEqual(['signup', 'token pkce', 'logout', 'recover', 'token pkce']);
});

test('a visitor filters, searches, opens the cart, signs in on the way and enrolls', async ({ page }) => {
  const calls = noteCalls(page);
  await page.goto('/courses?level=beginner');
  await page.getByRole('radio', { name: /^Free/ }).check();
  await expect(page).toHaveURL('/courses?level=beginner&price=free');
  await expect(page.getByText('Showing 2 of 24 courses')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/courses?level=beginner');

  await page.getByRole('button', { name: 'Cart, 0 items' }).click();
  await expect(page.getByText(/^Your cart is empty/)).toBeVisible();
  await page.keyboard.press('Escape');

  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: /^Search/ })).toBeFocused();
  await page.keyboard.type('sponsor');
  await page.keyboard.press('Enter');
  const title = 'Sponsorships Without Selling Out';
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();

  await page.getByRole('button', { name: 'Enroll Now' }).first().click();
  await expect(page).toHaveURL('/login');
  await signIn(page, seedUsers.ada);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const enroll = page.getByRole('button', { name: 'Enroll Now' }).first();
  await expect(enroll).toBeFocused();
  await enroll.click();
  await expect(page.getByRole('alert')).toHaveText(`Enrolling in ${title}`);
  // A logout before that would ask whether to send it.
  await expect(page.getByText(/the course is on your list/)).toBeVisible();

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  // Shown once the service has answered, which the header does not wait for.
  await expect(page.getByText(/^You are signed out/)).toBeVisible();
  expect(calls).toEqual(['token password', 'logout']);
});

test('the page shows that it is loading until its modules have arrived', async ({ page }) => {
  const release = await hold(page, /\/src\/main\.tsx/);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByText('Loading...')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading...')).toBeHidden();
});
