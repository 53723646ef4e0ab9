import type { Page } from '@playwright/test';
import { sessionStorageKey } from '@/env';

/** Calls the demo's learning service as the person who is signed in on the page. */
export async function callLearning(page: Page, name: string, given: object): Promise<void> {
  await page.evaluate(
    async ({ address, key, body }) => {
      const session: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
      const token: unknown = Object(session).access_token;
      const headers = {
        apikey: 'sb_publishable_mock',
        Authorization: `Bearer ${String(token)}`,
        'Content-Type': 'application/json',
      };
      const answer = await fetch(address, { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(await answer.text());
    },
    {
      address: `/mock-supabase/rest/v1/rpc/${name}`,
      key: sessionStorageKey(page.url()),
      body: JSON.stringify(given),
    },
  );
}
