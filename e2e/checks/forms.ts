import type { Page } from '@playwright/test';
import { type } from './type';

/** Fills the form of the login page and sends it. */
export async function signIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await type(page.getByRole('textbox', { name: 'Email address' }), email);
  await type(page.getByRole('textbox', { name: 'Password', exact: true }), password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

interface Registration {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

export async function fillSignUp(page: Page, user: Registration): Promise<void> {
  await type(page.getByRole('textbox', { name: 'First Name' }), user.firstName);
  await type(page.getByRole('textbox', { name: 'Last Name' }), user.lastName);
  await type(page.getByRole('textbox', { name: 'Email address' }), user.email);
  await type(page.getByRole('textbox', { name: 'Password', exact: true }), user.password);
  await type(page.getByRole('textbox', { name: 'Confirm Password', exact: true }), user.password);
}

/** Fills the form of the sign-up page and sends it. */
export async function signUp(page: Page, user: Registration): Promise<void> {
  await fillSignUp(page, user);
  await page.getByRole('button', { name: 'Create Account' }).click();
}
