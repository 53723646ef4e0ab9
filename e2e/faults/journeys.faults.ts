import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type } from '../checks/type';
import { signIn, signUp } from '../checks/forms';
import { newUser } from '../checks/newUser';
import { emulatorPort, site } from './places';
import { readStored } from './session';
import { expect, test } from './test';

/*
 * Here the emulator is a server of its own, and the build talks to it as to a hosted project. The product cannot tell
 * the difference, because it contains nothing that knows of an emulator.
 */
test.use({ backendPort: emulatorPort });

const emulator = `http://127.0.0.1:${emulatorPort}`;

const somebody = () => ({ ...newUser, email: `grace-${randomUUID()}@aiclub.example` });

/** Reads a mailbox; returns the link in the newest mail as the mail contains it. */
async function mailLink(page: Page, to: string, kind: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const answer = await page.request.get(`${emulator}/emulator/mails`, { params: { to } });
      const mails: { kind: string; link: string }[] = await answer.json();
      link = mails.find((mail) => mail.kind === kind)?.link ?? '';
      return link;
    })
    .toContain('/verify?token=');
  return link;
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
}

async function join(page: Page, user: ReturnType<typeof somebody>): Promise<void> {
  await page.goto('/signup');
  await signUp(page, user);
  await expect(
    page.getByText('Account created! Please check your email to verify your account.'),
  ).toBeVisible();
}

test('joining: sign up, confirm, reload, log out, log in', async ({ page }) => {
  const user = somebody();
  await join(page, user);
  await page.goto(await mailLink(page, user.email, 'signup'));
  await expect(page.getByText('Email confirmed. Welcome to AI Club.')).toBeVisible();

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome, Grace!' })).toBeVisible();
  await expect(page.getByText('Grace Lovell')).toBeVisible();
  await expect(page.getByText('Student', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome, Grace!' })).toBeVisible();

  await logOut(page);
  expect(await readStored(page)).toBeNull();
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
  await signIn(page, user);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome, Grace!' })).toBeVisible();
});

test('an unconfirmed address: signing in says so, and a second mail must wait', async ({ page }) => {
  const user = somebody();
  await join(page, user);
  await page.goto('/login');
  await signIn(page, user);
  await expect(page.getByRole('alert')).toHaveText('Email not confirmed');
  await page.getByRole('button', { name: 'Send the confirmation email again' }).click();
  await expect(page.getByText(/you can only request this after \d+ seconds/)).toBeVisible();
  await expect(page.getByText(/You can send another link in \d+ s\./)).toBeHidden();
  await page.goto(await mailLink(page, user.email, 'signup'));
  // No second mail was sent, so the browser still has the key of the first link.
  await expect(page.getByText('Email confirmed. Welcome to AI Club.')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome, Grace!' })).toBeVisible();
});

test('a confirmation link opened twice says that it was used', async ({ page }) => {
  const user = somebody();
  await join(page, user);
  const link = await mailLink(page, user.email, 'signup');
  await page.goto(link);
  await expect(page.getByText('Email confirmed. Welcome to AI Club.')).toBeVisible();
  await logOut(page);
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText(
    'This confirmation link has expired or was already used. Sign in to get a new one.',
  );
});

test('a forgotten password: ask, follow the mail, set a new one, sign in with it', async ({ page }) => {
  const user = somebody();
  await join(page, user);
  await page.goto(await mailLink(page, user.email, 'signup'));
  await expect(page.getByText('Email confirmed. Welcome to AI Club.')).toBeVisible();
  await logOut(page);

  await page.goto('/forgot-password');
  await type(page.getByRole('textbox', { name: 'Email address' }), user.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText(/a reset link is on its way/)).toBeVisible();
  await page.goto(await mailLink(page, user.email, 'recovery'));
  await expect(page).toHaveURL('/reset-password');
  await type(page.getByRole('textbox', { name: 'New password' }), 'flow-matic-1955');
  await type(page.getByRole('textbox', { name: /^Confirm/ }), 'flow-matic-1955');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Grace!' })).toBeVisible();

  await logOut(page);
  await page.goto('/login');
  await signIn(page, user);
  await expect(page.getByRole('alert')).toHaveText('Invalid login credentials');
  await signIn(page, { ...user, password: 'flow-matic-1955' });
  await expect(page.getByRole('heading', { name: 'Welcome, Grace!' })).toBeVisible();
});

test('a taken address gets the same answer as a free one', async ({ page }) => {
  await join(page, { ...newUser, email: 'ada@aiclub.example' });
});

test('another provider: to GitHub, declined, and back with a message', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with GitHub' }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page).toHaveURL(`${site}/login`);
  await expect(
    page.getByText('The sign-in was not completed. Try again, or use your email and password.'),
  ).toBeVisible();
});

test('another provider: to Google, and back signed in', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Continue as carl@aiclub.example' }).click();
  await expect(page).toHaveURL(`${site}/dashboard`);
  await expect(page.getByRole('heading', { name: 'Welcome, Carl!' })).toBeVisible();
});
