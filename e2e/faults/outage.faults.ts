import { seedUsers } from '@mocks/seedUsers';
import type { Trouble } from './faultyServer';
import { signIn } from '../checks/forms';
import { client } from './places';
import { longestSpinner } from './screen';
import { expired, plant, readStored, sessionOf } from './session';
import { expect, test } from './test';

const refresh = 'POST token?grant_type=refresh_token';

const answers =
  (status: number, body: string, headers: Record<string, string> = {}): Trouble =>
  (response) => {
    response.writeHead(status, { 'Access-Control-Allow-Origin': '*', ...headers }).end(body);
  };
const html = '<!DOCTYPE html><title>Sorry</title>';
const limit = '{"code":429,"error_code":"over_request_rate_limit","msg":"Request rate limit reached"}';

for (const { name, trouble } of [
  { name: '400 with an HTML page', trouble: answers(400, html) },
  { name: '401 with an HTML page', trouble: answers(401, html) },
  { name: '404 with an HTML page', trouble: answers(404, html) },
  { name: '408', trouble: answers(408, '') },
  { name: '429 without a body', trouble: answers(429, '') },
  { name: '429 with Retry-After', trouble: answers(429, limit, { 'Retry-After': '60' }) },
  { name: '200 with an empty list', trouble: answers(200, '[]') },
  { name: '200 with a session without a user', trouble: answers(200, '{"access_token":"a"}') },
]) {
  test(`an expired session survives a refresh answered by ${name}`, async ({ page, service }) => {
    const session = await sessionOf(service);
    await plant(page, JSON.stringify(expired(session)));
    service.follow((call) => (call.name === refresh ? trouble : undefined));
    await page.goto('/dashboard');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    expect(await readStored(page)).toContain(session.refresh_token);
    expect(await longestSpinner(page)).toBeLessThan(4000);
  });
}

for (const code of [
  'refresh_token_not_found',
  'refresh_token_already_used',
  'session_not_found',
  'session_expired',
  'user_banned',
]) {
  test(`a session ends when the service answers ${code}`, async ({ page, service }) => {
    await plant(page, JSON.stringify(expired(await sessionOf(service))));
    const refusal = answers(400, `{"code":400,"error_code":"${code}","msg":"No"}`);
    service.follow((call) => (call.name === refresh ? refusal : undefined));
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Your session ended. Sign in to return to your dashboard.')).toBeVisible();
    expect(await readStored(page)).toBeNull();
    expect(service.calls.filter((call) => call === refresh)).toHaveLength(1);

    await service.mend();
    await signIn(page, seedUsers.ada);
    await expect(page).toHaveURL('/dashboard');
  });
}

test('public pages do not wait for a service that never answers', async ({ page, service }) => {
  await plant(page, JSON.stringify(expired(await sessionOf(service))));
  service.follow(() => () => undefined);
  await page.goto('/courses');
  await expect(page.getByRole('link', { name: /AI in Plain Language/ }).first()).toBeVisible({
    timeout: 2000,
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { name: 'About AI Club' })).toBeVisible({ timeout: 2000 });
  expect(await longestSpinner(page)).toBeLessThan(4000);
});

test('a session returns by itself when the network does', async ({ page, context, service }) => {
  await plant(page, JSON.stringify(expired(await sessionOf(service))));
  await service.refuse();
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await context.setOffline(true);
  await service.mend();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();
});

test('signing in offline says so, and works again once online', async ({ page, context }) => {
  const downloaded = page.waitForEvent('requestfinished', (request) => client.test(request.url()));
  await page.goto('/login');
  await page.getByRole('button', { name: 'Show password' }).click();
  await downloaded;
  await context.setOffline(true);
  await signIn(page, seedUsers.ada);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'You are offline. Browsing still works; signing in needs a connection.',
  );
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();
});
