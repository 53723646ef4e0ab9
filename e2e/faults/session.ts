import type { Page } from '@playwright/test';
import { seedUsers, type SeedUser } from '@mocks/seedUsers';
import type { FaultyServer } from './faultyServer';
import { apiKey, sessionKey } from './places';

/** A session as the service returns it and as it is stored. */
export type Session = Record<string, unknown> & { access_token: string; refresh_token: string };

const hour = 3600;

const isSession = (value: unknown): value is Session =>
  typeof value === 'object' && value !== null && 'access_token' in value && 'refresh_token' in value;

/** Signs in without the browser. */
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

/** The same session, expired an hour ago. */
export const expired = (session: Session): Session => ({
  ...session,
  expires_at: Math.floor(Date.now() / 1000) - hour,
});

/** Ends all sessions, as can be done on another device. */
export async function endSessions(service: FaultyServer, user?: SeedUser): Promise<void> {
  const { access_token: token } = await sessionOf(service, user);
  const answer = await fetch(`http://127.0.0.1:${service.port}/auth/v1/logout?scope=global`, {
    method: 'POST',
    headers: { apikey: apiKey, Authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`The sessions go on: ${answer.status}`);
}

/** Expires the stored session, as happens while nobody looks at the page. */
export async function expireSession(page: Page): Promise<void> {
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
  }, sessionKey);
}

/** Fires the event of looking at the page again. */
export const lookAgain = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

/** Stores a text as the client's session, before the product runs. */
export async function plant(page: Page, text: string): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [sessionKey, text] as const);
}

/** Stores a session where the client keeps one that ends with the tab. */
export async function plantInTab(page: Page, session: Session): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [
    sessionKey,
    JSON.stringify(session),
  ] as const);
}

/** Opens an address in a duplicate of the tab, with a copy of its storage. */
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

/** The text stored under the client's key. */
export const readStored = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), sessionKey);
