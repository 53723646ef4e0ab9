import type { Page } from '@playwright/test';
import { faults } from './faults';
import { expectHumanWords } from './screen';
import { plant, readStored, sessionOf } from './session';
import { expect, test } from './test';

/** Presses Logout in the account menu; returns the milliseconds until the header offers Login again. */
async function logOut(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Account menu' }).click();
  return page
    .getByRole('button', { name: 'Logout' })
    .first()
    .evaluate(
      (button: HTMLElement) =>
        new Promise<number>((resolve) => {
          const pressed = performance.now();
          const observer = new MutationObserver(() => {
            const links = [...document.querySelectorAll('header a')];
            if (!links.some(({ textContent }) => textContent === 'Login')) return;
            observer.disconnect();
            resolve(performance.now() - pressed);
          });
          observer.observe(document.body, { subtree: true, childList: true });
          button.click();
        }),
    );
}

for (const fault of faults) {
  test(`logout meets ${fault.name}`, async ({ page, service }) => {
    await plant(page, JSON.stringify(await sessionOf(service)));
    await page.goto('/about');
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();
    await fault.apply(service, 'POST logout');

    expect(await logOut(page)).toBeLessThan(500);
    await expect(page).toHaveURL('/');
    await expect.poll(() => readStored(page), { timeout: 3000 }).toBeNull();
    await expect(page.getByRole('status').filter({ hasText: 'You are signed out' })).toBeVisible();
    await expectHumanWords(page);

    if (fault.name !== 'a connection refused') expect(service.calls).toContain('POST logout?scope=local');

    await page.goBack();
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/login');
    expect(await readStored(page)).toBeNull();
  });
}

const moments = [
  { name: 'the home page has loaded', call: undefined, page: /\/assets\/HomePage-[^/]+\.js$/ },
  { name: 'the service has answered', call: 'POST logout', page: undefined },
];

for (const { name, call, page: script } of moments) {
  for (const next of ['another address', 'a reload', 'nowhere'] as const) {
    test(`Logout takes effect for a member who leaves for ${next} before ${name}`, async ({
      page,
      context,
      service,
    }) => {
      await plant(page, JSON.stringify(await sessionOf(service)));
      if (script) await page.route(script, () => undefined);
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();
      if (call) service.follow(({ name: called }) => (called.startsWith(call) ? () => undefined : undefined));
      await page.getByRole('button', { name: 'Account menu' }).click();
      await page.getByRole('button', { name: 'Logout' }).first().click();
      if (call) await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();

      const left = next === 'nowhere' ? await context.newPage() : page;
      if (next === 'nowhere') await page.close({ runBeforeUnload: true });
      if (next === 'a reload') await page.reload();
      await left.goto('/dashboard');
      await expect(left).toHaveURL('/login');
      expect(await readStored(left)).toBeNull();
    });
  }
}
