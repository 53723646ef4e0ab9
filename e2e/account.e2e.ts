import type { Page } from '@playwright/test';
import { seedUsers } from '@mocks/seedUsers';
import { demo } from './site';
import { openMailbox } from './checks/openMailbox';
import { signIn, signUp } from './checks/forms';
import { newUser } from './checks/newUser';
import { expectEnoughContrast, expectNoAxeViolations } from './checks/axe';
import { expect, skipWhereMediaCannotBeChosen, test } from './test';

test.use({ baseURL: demo });

async function signUpNewUser(page: Page) {
  await page.goto('/signup');
  await signUp(page, newUser);
  await expect(
    page.getByText('Account created! Please check your email to verify your account.'),
  ).toBeVisible();
}

test('a new member confirms, logs in, stays signed in over a reload and logs out', async ({ page }) => {
  await signUpNewUser(page);
  const mailbox = await openMailbox(page, 1);
  await expect(mailbox.getByRole('listitem')).toContainText('Confirm your email address');
  await expect(mailbox.getByRole('listitem')).toContainText(newUser.email);
  await mailbox.getByRole('link', { name: 'Open' }).click();
  await expect(page.getByText('Email confirmed. Welcome to AI Club.')).toBeVisible();
  await expect(page).toHaveURL('/');

  await page.goto('/dashboard');
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await page.goto('/login');
  await signIn(page, newUser);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome, Grace!' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome, Grace!' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
});

for (const address of ['/dashboard', '/courses']) {
  test(`the footer does not jump while logging out on ${address}`, async ({ page }) => {
    await page.goto('/login');
    await signIn(page, seedUsers.ada);
    await expect(page.getByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();
    // A member's learning data arrives after the page. Firefox complains about any request that is cut off.
    await expect(page.getByText('Your learning data')).toBeVisible();
    await page.goto(address);
    if (address === '/dashboard') await expect(page.getByText('Your learning data')).toBeVisible();
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.evaluate(() => {
      const seenFrames: { heading: string; footer: number }[] = [];
      Object.assign(window, { seenFrames });
      const look = () => {
        seenFrames.push({
          heading: document.querySelector('main h1')?.textContent ?? 'none',
          footer: (document.querySelector('footer')?.getBoundingClientRect().top ?? 0) + window.scrollY,
        });
        requestAnimationFrame(look);
      };
      look();
    });
    const before = await page.getByRole('heading', { level: 1 }).textContent();
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('You are signed out.')).toBeVisible();
    const after = await page.getByRole('heading', { level: 1 }).textContent();

    const frames: { heading: string; footer: number }[] = await page.evaluate(() =>
      Reflect.get(window, 'seenFrames'),
    );
    // If the home page makes the visitor wait, its waiting screen is at least as tall as the viewport.
    const waiting = frames.filter(({ heading }) => heading !== before && heading !== after);
    const height = await page.evaluate(() => window.innerHeight);
    expect(waiting.filter(({ footer }) => footer < height)).toEqual([]);
    const placesUnder = (heading: string | null) => [
      ...new Set(frames.filter((frame) => frame.heading === heading).map(({ footer }) => footer)),
    ];
    expect(placesUnder(before)).toHaveLength(1);
    // The notice appears above the page once the service has answered.
    expect(placesUnder(after)).toEqual(placesUnder(after).toSorted((one, other) => one - other));
    expect(placesUnder(after).length).toBeLessThanOrEqual(2);
  });
}

test('a link copied from the mail works in a tab of its own', async ({ page, context }) => {
  await signUpNewUser(page);
  const mailbox = await openMailbox(page, 1);
  const link = await mailbox.getByRole('link', { name: 'Open' }).getAttribute('href');
  const other = await context.newPage();
  await other.goto(link ?? '');
  await expect(other.getByText('Email confirmed. Welcome to AI Club.')).toBeVisible();
});

test('a mail opened in another browser confirms the address and asks to sign in', async ({ page }) => {
  await signUpNewUser(page);
  const mailbox = await openMailbox(page, 1);
  await mailbox.getByRole('button', { name: 'Open in another browser' }).click();
  await expect(page.getByText('Your email is confirmed. Sign in to continue.')).toBeVisible();
  await page.goto('/login');
  await signIn(page, newUser);
  await expect(page.getByRole('heading', { name: 'Welcome, Grace!' })).toBeVisible();
});

test('a link that a mail scanner opened first says that it was used, and its reader can still sign in', async ({
  page,
}) => {
  await signUpNewUser(page);
  const mailbox = await openMailbox(page, 1);
  await mailbox.getByRole('button', { name: 'Simulate mail scanner' }).click();
  await expect(mailbox.getByText('This link is used up or replaced by a newer one.')).toBeVisible();
  await mailbox.getByRole('link', { name: 'Open' }).click();
  await expect(
    page.getByText('This confirmation link has expired or was already used. Sign in to get a new one.'),
  ).toBeVisible();
  await page.goto('/login');
  await signIn(page, newUser);
  await expect(page.getByRole('heading', { name: 'Welcome, Grace!' })).toBeVisible();
});

test('signing in with Google goes to the provider and back', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in with Google' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Continue as Ada Winter' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();
});

test('without Remember me, a Google sign-in keeps the session in the tab', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('checkbox', { name: 'Remember me' }).uncheck();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Continue as Ada Winter' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();
  const sessions = (place: 'localStorage' | 'sessionStorage') =>
    page.evaluate((name) => Object.keys(window[name]).filter((key) => /^sb-.*-auth-token$/.test(key)), place);
  expect(await sessions('localStorage')).toEqual([]);
  expect(await sessions('sessionStorage')).toHaveLength(1);
});

test('declining at GitHub returns to the login page, which says that nothing happened', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with GitHub' }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page).toHaveURL('/login');
  await expect(
    page.getByText('The sign-in was not completed. Try again, or use your email and password.'),
  ).toBeVisible();
});

test('an address can set faults, and the panel shows and clears them', async ({ page, provoked }) => {
  provoked.push(/^Failed to load resource: the server responded with a status of 502/);
  await page.goto('/login?fault=token.password:html502');
  await signIn(page, seedUsers.ada);
  await expect(
    page.getByText("We can't reach the sign-in service right now. Check your connection and try again."),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Development tools, 0 mails, 1 fault on' }).click();
  await page.getByRole('tab', { name: 'Faults' }).click();
  await expect(
    page.getByText('Sign-in with a password (token.password): Web page with status 502, always'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();
});

for (const [colorScheme, expectNoneBroken] of [
  ['light', expectNoAxeViolations],
  ['dark', expectEnoughContrast],
] as const) {
  for (const width of [1440, 390]) {
    test(`the panel is accessible at ${width} pixels, ${colorScheme}`, async ({ page, channel }) => {
      if (colorScheme === 'dark') skipWhereMediaCannotBeChosen(channel);
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await signUpNewUser(page);
      const opener = page.getByRole('button', { name: 'Development tools, 1 mail' });
      await opener.focus();
      await page.keyboard.press('Enter');
      const panel = page.getByRole('dialog', { name: 'Development tools' });
      await expect(panel).toBeFocused();
      await expectNoneBroken(page);
      await panel.getByRole('tab', { name: 'Mail' }).focus();
      for (const name of ['Users', 'Learning', 'Faults', 'Settings']) {
        await page.keyboard.press('ArrowRight');
        await expect(panel.getByRole('tab', { name })).toBeFocused();
        await expect(panel.getByRole('tabpanel', { name })).toBeVisible();
        await expectNoneBroken(page);
      }
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(opener).toBeFocused();
    });
  }
}
