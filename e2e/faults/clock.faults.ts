import { seedUsers } from '@mocks/seedUsers';
import { signIn } from '../checks/forms';
import { plant, sessionOf } from './session';
import { expect, test } from './test';

const refresh = 'POST token?grant_type=refresh_token';
const hour = 3_600_000;

/** Fires the events of coming back to the tab, ten times. */
const comeBack = () => {
  for (let times = 0; times < 10; times += 1) {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    window.dispatchEvent(new Event('focus'));
  }
};

for (const { name, offset } of [
  { name: 'an hour fast', offset: hour },
  { name: 'an hour slow', offset: -hour },
  { name: 'a day fast', offset: 24 * hour },
  { name: 'a day slow', offset: -24 * hour },
]) {
  test(`a clock that is ${name} causes no refresh`, async ({ page, service }) => {
    await page.addInitScript((milliseconds) => {
      const truth = Date.now;
      Date.now = () => truth() + milliseconds;
    }, offset);
    await page.goto('/login');
    await signIn(page, seedUsers.ada);
    await expect(page.getByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();
    await page.evaluate(comeBack);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();
    await page.evaluate(comeBack);
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
    expect(service.calls.filter((call) => call === refresh)).toEqual([]);
  });
}

test('a clock set back a day after signing in causes one refresh', async ({ page, service }) => {
  const session = await sessionOf(service);
  const aDayAhead = Math.floor((Date.now() + 25 * hour) / 1000);
  await plant(page, JSON.stringify({ ...session, expires_at: aDayAhead }));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();
  await page.evaluate(comeBack);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();
  expect(service.calls.filter((call) => call === refresh)).toEqual([refresh]);
});
