import type { Page } from '@playwright/test';
import { seedUsers, type SeedUser } from '@mocks/seedUsers';
import type { FaultyServer } from './faultyServer';
import { apiKey, sessionKey } from './places';

/** A session as the service answers it and as it lies in storage. */
export type Session = Record<string, unknown> & { access_token: string; refresh_token: string };

const hour = 3600;

const isSession = (value: unknown): value is Session =>
  typeof value === 'object' && value !== null && 'access_token' in value && 'refresh_token' in value;

/** Signs somebody in behind the browser's back. */
export async function sessionOf(
  { port }: FaultyServer,
  { email, password }: Pick<SeedUser, 'email' | 'password'> = seedUsers.ada,
): Promise<Session> {
  const answer = await fetch(`http://127.0.0.1:${port}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: apiKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const session: unknown = await answer.json();
  if (!isSession(session)) throw new Error(`No session for ${email}`);
  return session;
}

/** The same session an hour later. */
export const expired = (session: Session): Session => ({
  ...session,
  expires_at: Math.floor(Date.now() / 1000) - hour,
});

/** Signs somebody out everywhere, as they can on another device. */
export async function endSessions(service: FaultyServer, user?: SeedUser): Promise<void> {
  const { access_token: token } = await sessionOf(service, user);
  const answer = await fetch(`http://127.0.0.1:${service.port}/auth/v1/logout?scope=global`, {
    method: 'POST',
    headers: { apikey: apiKey, Authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`The sessions go on: ${answer.status}`);
}

/** Lets the hour of the stored session pass, as it does while nobody looks at the page. */
export async function letExpire(page: Page): Promise<void> {
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
  }, sessionKey);
}

/** What the browser says when somebody looks at the page again. */
export const lookAgain = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

/** Puts a text where the client looks for its session, before the product runs. */
export async function plant(page: Page, text: string): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [sessionKey, text] as const);
}

/** Puts a session where the client keeps one that ends with the tab. */
export async function plantInTab(page: Page, session: Session): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [
    sessionKey,
    JSON.stringify(session),
  ] as const);
}

/** Opens an address in a duplicate of the tab, with a copy of all that the tab has stored. */
export async function duplicate(page: Page, address: string): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.evaluate((url) => {
    window.open(url);
  }, address);
  return opened;
}

/** Makes the client of this tab renew its session now. */
export async function renew(page: Page): Promise<void> {
  const answered = page.waitForFunction(
    ([key, before]) => sessionStorage.getItem(key) !== before,
    await page.evaluate((key) => {
      const session = JSON.parse(sessionStorage.getItem(key) ?? '{}');
      const stale = JSON.stringify({ ...session, expires_at: 1 });
      sessionStorage.setItem(key, stale);
      return [key, stale] as const;
    }, sessionKey),
  );
  await lookAgain(page);
  await answered;
}

/** What lies under the client's key now. */
export const readStored = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), sessionKey);
