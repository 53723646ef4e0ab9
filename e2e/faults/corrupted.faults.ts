import { plant, sessionOf, type Session } from './session';
import { expect, test } from './test';

const now = () => Math.floor(Date.now() / 1000);
const { stringify } = JSON;

/** Texts that are no session, however similar. */
const worthless: { name: string; write: (session: Session) => string }[] = [
  { name: 'words', write: () => 'hello' },
  { name: 'half a session', write: (session) => stringify(session).slice(0, 200) },
  { name: 'nothing', write: () => '' },
  { name: 'null', write: () => 'null' },
  { name: 'an empty object', write: () => '{}' },
  { name: 'an empty list', write: () => '[]' },
  { name: 'a number', write: () => '42' },
  { name: 'a text in quotes', write: () => '"session"' },
  {
    name: 'the layout of an older client',
    write: (session) => stringify({ currentSession: session, expiresAt: now() + 3600 }),
  },
  { name: 'no access token', write: (session) => stringify({ ...session, access_token: undefined }) },
  {
    name: 'an access token that is a number',
    write: (session) => stringify({ ...session, access_token: 1 }),
  },
  { name: 'no refresh token', write: (session) => stringify({ ...session, refresh_token: undefined }) },
  {
    name: 'an expired session without a refresh token',
    write: (session) => stringify({ ...session, refresh_token: null, expires_at: now() - 60 }),
  },
];

for (const { name, write } of worthless) {
  test(`a stored session that holds ${name} is no session`, async ({ page, service }) => {
    await plant(page, write(await sessionOf(service)));
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByText('Your session ended')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  });
}

/** Sessions with a flaw that the service can repair or the product tolerates. */
const usable: { name: string; flaw: object; greeting: string }[] = [
  { name: 'without a user', flaw: { user: undefined }, greeting: 'Welcome, Ada!' },
  { name: 'whose user is null', flaw: { user: null }, greeting: 'Welcome, Ada!' },
  { name: 'whose user is an empty object', flaw: { user: {} }, greeting: 'Welcome, member!' },
  { name: 'whose user is a text', flaw: { user: 'ada' }, greeting: 'Welcome, member!' },
  {
    name: 'whose user has no metadata',
    flaw: { user: { id: 'ada00000-0000-4000-8000-000000000001', email: 'ada@aiclub.example' } },
    greeting: 'Welcome, ada!',
  },
  { name: 'whose expiry is a text', flaw: { expires_at: 'tomorrow' }, greeting: 'Welcome, Ada!' },
  { name: 'whose expiry is null', flaw: { expires_at: null }, greeting: 'Welcome, Ada!' },
  {
    name: 'whose expiry is in milliseconds',
    flaw: { expires_at: Date.now() + 3_600_000 },
    greeting: 'Welcome, Ada!',
  },
];

for (const { name, flaw, greeting } of usable) {
  test(`a stored session ${name} is used`, async ({ page, service }) => {
    await plant(page, stringify({ ...(await sessionOf(service)), ...flaw }));
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: greeting })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  });
}
