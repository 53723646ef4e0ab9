import { createClient, type AuthChangeEvent, type Session } from '@supabase/supabase-js';
import { waitFor } from '@testing-library/dom';
import type { JsonMap } from '@mocks/service/json';
import { session } from './send';

const address = 'https://aiclub.supabase.test';
export const storageKey = 'sb-aiclub-auth-token';

type ClientOptions = NonNullable<NonNullable<Parameters<typeof createClient>[2]>['auth']>;

const open: { dispose(): Promise<void> }[] = [];

/** A client as the app creates it, with its events recorded from the start; disposed after the test. */
export function openClient(options: ClientOptions = {}) {
  const { auth } = createClient(address, 'sb_publishable_mock', {
    auth: { autoRefreshToken: false, ...options },
  });
  open.push(auth);
  const events: string[] = [];
  const sessions: (Session | null)[] = [];
  auth.onAuthStateChange((event: AuthChangeEvent, current) => {
    events.push(event);
    sessions.push(current);
  });
  return {
    auth,
    events,
    sessions,
    settled: () => waitFor(() => expect(events).toContain('INITIAL_SESSION')),
  };
}

export async function closeClients(): Promise<void> {
  await Promise.all(open.splice(0).map((auth) => auth.dispose()));
}

/** Puts a user's session into storage, as an earlier visit would have, with some parts changed. */
export async function storeSession(user: { email: string; password: string }, changes: JsonMap = {}) {
  const { json, access, refresh } = await session(user);
  localStorage.setItem(storageKey, JSON.stringify({ ...json, ...changes }));
  return { access, refresh };
}

export function storedSession(): Session | null {
  const text = localStorage.getItem(storageKey);
  const stored: Session | null = text === null ? null : JSON.parse(text);
  return stored;
}

/** The Unix time in so many seconds from now. */
export function secondsFromNow(seconds: number): number {
  return Math.floor(Date.now() / 1000) + seconds;
}
