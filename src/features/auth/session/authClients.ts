import type { SupabaseClient } from '@supabase/supabase-js';
import { noteClientLoaded, reloadForClient } from './reloadForClient';
import { resilientFetch } from './resilientFetch';
import type { ClientStorage, SafeStorage } from './safeStorage';

export interface AuthClients {
  /** Loads the SDK on first use; every call answers with the same client, until it is renewed. */
  getClient: () => Promise<SupabaseClient>;
  /** Downloads the SDK, which is large, ahead of its use. */
  loadSdk: () => Promise<unknown>;
  /** Drops a client that is stuck or waiting out a failed refresh; the next call gets a fresh one. */
  renewClient: () => void;
  /** A client that holds a session of its own, in memory, and shares nothing with this tab or any other. */
  openSeparateClient: () => Promise<SupabaseClient>;
}

interface ClientParts {
  supabaseUrl: string;
  supabaseAnonKey: string;
  sessionKey: string;
  storage: SafeStorage;
  /** Whether the client must not remove this entry. */
  isKept: (name: string) => boolean;
  /** What the shared client calls the service with. */
  clientFetch: typeof fetch;
  /** Called before a shared client is made. */
  onOpen: () => void;
}

/** A client that was dropped may still finish a call; it must not touch the session of its successor. */
function detachable(
  storage: ClientStorage,
  { ownKey, key, isKept }: { ownKey: string; key: string; isKept: (name: string) => boolean },
) {
  let isAttached = true;
  const rename = (name: string) => (name.startsWith(ownKey) ? key + name.slice(ownKey.length) : name);
  return {
    detach: () => {
      isAttached = false;
    },
    getItem: (name: string) => (isAttached ? storage.getItem(rename(name)) : null),
    setItem: (name: string, value: string) => {
      if (isAttached) storage.setItem(rename(name), value);
    },
    removeItem: (name: string) => {
      const entry = rename(name);
      if (isAttached && !isKept(entry)) storage.removeItem(entry);
    },
  };
}

/** Passwords are all that a reload would lose: the draft keeps the rest. */
const isNoPasswordTyped = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>('input[autocomplete$="-password"]')].every(
    ({ value }) => value === '',
  );

async function loadSdk() {
  const sdk = await import('@supabase/supabase-js');
  noteClientLoaded();
  return sdk;
}

/** Makes the shared clients of this tab. Each has its own name. */
function sharedClients({
  supabaseUrl,
  supabaseAnonKey,
  sessionKey,
  storage,
  isKept,
  clientFetch,
  onOpen,
}: ClientParts) {
  return (renewals: number) => {
    onOpen();
    // The SDK warns about two clients under one name, even when the first has been disposed of.
    const ownKey = renewals === 0 ? sessionKey : `${sessionKey}.${renewals}`;
    const { detach, ...clientStorage } = detachable(storage, { ownKey, key: sessionKey, isKept });
    const client = loadSdk().then(({ createClient }) =>
      createClient(supabaseUrl, supabaseAnonKey, {
        auth: {
          flowType: 'pkce',
          // Links that come back from a mail or a provider are read by the product itself.
          detectSessionInUrl: false,
          storageKey: ownKey,
          storage: clientStorage,
        },
        global: { fetch: clientFetch },
      }),
    );
    return { client, detach };
  };
}

export function createAuthClients(parts: ClientParts): AuthClients {
  const { supabaseUrl, supabaseAnonKey, sessionKey, storage } = parts;
  const open = sharedClients(parts);
  let current: ReturnType<typeof open> | undefined;
  let renewals = 0;
  let separateClients = 0;
  return {
    async getClient() {
      // Some browsers do not ask again for a script that failed until the page is reloaded. So without a network it
      // is only asked for where somebody is signed in, and the browser may have it in its cache.
      if (!current && !navigator.onLine && !storage.readSession()) throw new Error('There is no network');
      const opened = (current ??= open(renewals));
      try {
        return await opened.client;
      } catch (error) {
        if (current === opened) current = undefined;
        // With a password typed there is no reload; the form then says how to go on.
        reloadForClient(error, isNoPasswordTyped);
        throw error;
      }
    },
    loadSdk,
    renewClient() {
      if (!current) return;
      current.detach();
      void current.client.then((client) => client.auth.dispose()).catch(() => undefined);
      current = undefined;
      renewals += 1;
    },
    async openSeparateClient() {
      const { createClient } = await loadSdk();
      separateClients += 1;
      return createClient(supabaseUrl, supabaseAnonKey, {
        auth: {
          persistSession: false,
          autoRefreshToken: false,
          detectSessionInUrl: false,
          // The SDK warns about two clients under one name.
          storageKey: `${sessionKey}-separate-${separateClients}`,
        },
        global: { fetch: resilientFetch },
      });
    },
  };
}
