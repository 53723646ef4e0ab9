import type { Page } from '@playwright/test';
import { type } from '../checks/type';

/** Fills the form of the login page and sends it. */
export async function signIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await type(page.getByRole('textbox', { name: 'Email address' }), email);
  await type(page.getByRole('textbox', { name: /^Password/ }), password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

interface Registration {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** Fills the form of the sign-up page and sends it. */
export async function signUp(page: Page, user: Registration): Promise<void> {
  await type(page.getByRole('textbox', { name: 'First Name' }), user.firstName);
  await type(page.getByRole('textbox', { name: 'Last Name' }), user.lastName);
  await type(page.getByRole('textbox', { name: 'Email address' }), user.email);
  await type(page.getByRole('textbox', { name: /^Password/ }), user.password);
  await type(page.getByRole('textbox', { name: /^Confirm Password/ }), user.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
}
