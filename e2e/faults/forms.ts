import type { Page } from '@playwright/test';

/** Fills the form of the login page and sends it. */
export async function signIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByRole('textbox', { name: /^Password/ }).fill(password);
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
  await page.getByRole('textbox', { name: 'First Name' }).fill(user.firstName);
  await page.getByRole('textbox', { name: 'Last Name' }).fill(user.lastName);
  await page.getByRole('textbox', { name: 'Email address' }).fill(user.email);
  await page.getByRole('textbox', { name: /^Password/ }).fill(user.password);
  await page.getByRole('textbox', { name: /^Confirm Password/ }).fill(user.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
}
