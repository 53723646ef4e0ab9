import type { SupabaseClient } from '@supabase/supabase-js';
import { sessionStorageKey } from '@/env';
import { mayReloadFor, reloadOnce } from '@/ui/failedDownload';
import { hasEnded, noteEndedSession } from './endedSessions';
import { refreshInTurn } from './refreshInTurn';
import { resilientFetch } from './resilientFetch';
import { createSafeStorage, type ClientStorage } from './safeStorage';
import { ownField, parseJson } from './readUnknown';
import { connectSessionCopies, type SessionCopies } from './sessionCopies';
import type { StoredSession } from './storedSession';
import { readTokenClaims } from './tokenClaims';

/** What thunks may reach outside the store. Injected, so that each test brings its own. */
export interface AuthServices {
  /** Loads the SDK on first use; every call answers with the same client, until it is renewed. */
  getClient: () => Promise<SupabaseClient>;
  /** Downloads the SDK, which is large, without using it. */
  loadSdk: () => Promise<unknown>;
  /** True while a session lies in this tab's own storage. */
  hasStoredSession: () => boolean;
  /** The session in this tab's own storage: the only thing about sessions a tab believes. */
  readSession: () => StoredSession | undefined;
  /** The storage key of the session, for comparing with storage events. */
  sessionKey: string;
  /** Decides, before a sign-in, whether its session outlives the tab. */
  remember: (onDevice: boolean) => void;
  /** Removes the session from this device. */
  purgeSession: () => void;
  /** Tells the other tabs that this session is being signed out, if they may hold copies of it. */
  noteSignOut: () => void;
  /** Removes this tab's copy of a session that another tab has signed out. */
  dropEndedCopy: () => void;
  /** Calls back when another tab has handed over newer tokens of this tab's session. Returns how to stop. */
  onRenewedElsewhere: (listener: () => void) => () => void;
  /** True when the browser refused to keep the session, so that it ends with the tab. */
  isSessionTemporary: () => boolean;
  /** Drops a client that is stuck or waiting out a failed refresh; the next call gets a fresh one. */
  renewClient: () => void;
  /**
   * Runs the exchange of a link's code. The client drops the key of the link after any failure; here it
   * stays until it is forgotten on purpose.
   */
  keepVerifiers: <Result>(exchange: () => Promise<Result>) => Promise<Result>;
  /**
   * Runs a call that asks for a mail. The client replaces the key of the link before by the new one's, and drops
   * it when the call fails; then no mail was sent, and the link before is still the one to follow.
   */
  requestMail: <Answer extends { error: unknown }>(request: () => Promise<Answer>) => Promise<Answer>;
  /** Removes the key of a link that has worked. */
  forgetVerifier: () => void;
  /** A client that holds a session of its own, in memory, and shares nothing with this tab or any other. */
  openSeparateClient: () => Promise<SupabaseClient>;
  /** Whether a session was begun by a recovery link that has not been used for a new password yet. */
  isRecovery: (session: StoredSession) => boolean;
  /** The recovery link behind this session has done its work. */
  endRecovery: (accessToken: string) => void;
  /** Whether a sign-in provider is switched on; false, too, when that cannot be found out. */
  isProviderOn: (provider: string) => Promise<boolean>;
}

/** In seconds, how long a session that a recovery link began may set a new password: as long as the link. */
const recoveryLifetime = 3600;

/** How the client ends the names of the keys that belong to links not yet followed. */
const verifierSuffix = '-code-verifier';

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
      if (isAttached && !isKept(name)) storage.removeItem(rename(name));
    },
  };
}

export function createAuthServices({
  supabaseUrl,
  supabaseAnonKey,
}: {
  supabaseUrl: string;
  supabaseAnonKey: string;
}): AuthServices {
  const sessionKey = sessionStorageKey(supabaseUrl);
  const storage = createSafeStorage(
    sessionKey,
    () => globalThis.localStorage,
    () => globalThis.sessionStorage,
  );
  let current: { client: Promise<SupabaseClient>; detach: () => void } | undefined;
  let renewals = 0;
  let separateClients = 0;
  let exchanges = 0;
  const isKept = (name: string) => exchanges > 0 && name.endsWith(verifierSuffix);

  const verifierKey = `${sessionKey}${verifierSuffix}`;
  const usedRecoveryKey = `${sessionKey}-used-recovery`;
  const loadSdk = () => import('@supabase/supabase-js');

  const readCopy = () => (storage.isInTab() ? storage.readSession() : undefined);
  const copyId = () => {
    const copy = readCopy();
    return copy && readTokenClaims(copy.access_token).sessionId;
  };
  const renewedElsewhere = new EventTarget();
  let copies: SessionCopies | undefined;
  const reachCopies = () =>
    (copies ??= connectSessionCopies(`${sessionKey}-copies`, {
      read: readCopy,
      replace: (session) => {
        storage.setItem(sessionKey, JSON.stringify(session));
        renewedElsewhere.dispatchEvent(new Event('renewed'));
      },
    }));
  const clientFetch = refreshInTurn(resilientFetch, {
    readSession: storage.readSession,
    copies: () => (storage.isInTab() ? reachCopies() : undefined),
    lockName: (sessionId) => `${sessionKey}-refresh-${sessionId}`,
  });

  const open = () => {
    reachCopies();
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

  return {
    async getClient() {
      // Some browsers remember a script that did not arrive until the page is reloaded. Whoever has signed
      // in on this device may have it; anybody else asks for it when there is a network to bring it.
      if (!current && !navigator.onLine && !storage.readSession()) throw new Error('There is no network');
      const opened = (current ??= open());
      try {
        return await opened.client;
      } catch (error) {
        if (current === opened) current = undefined;
        if (mayReloadFor(error)) reloadOnce();
        throw error;
      }
    },
    loadSdk,
    hasStoredSession: () => storage.readSession() !== undefined,
    readSession: storage.readSession,
    sessionKey,
    remember: storage.remember,
    purgeSession: storage.purge,
    noteSignOut() {
      const id = copyId();
      if (id !== undefined) noteEndedSession(id);
    },
    dropEndedCopy() {
      const id = copyId();
      if (id !== undefined && hasEnded(id)) storage.dropFromTab();
    },
    onRenewedElsewhere(listener) {
      renewedElsewhere.addEventListener('renewed', listener);
      return () => {
        renewedElsewhere.removeEventListener('renewed', listener);
      };
    },
    isSessionTemporary: storage.isTemporary,
    renewClient() {
      if (!current) return;
      current.detach();
      void current.client.then((client) => client.auth.dispose()).catch(() => undefined);
      current = undefined;
      renewals += 1;
    },
    async keepVerifiers(exchange) {
      exchanges += 1;
      try {
        return await exchange();
      } finally {
        exchanges -= 1;
      }
    },
    async requestMail(request) {
      const before = storage.getItem(verifierKey);
      let isSent = false;
      try {
        const answer = await request();
        isSent = !answer.error;
        return answer;
      } finally {
        if (!isSent && before !== null) storage.setItem(verifierKey, before);
      }
    },
    forgetVerifier() {
      storage.removeItem(verifierKey);
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
    isRecovery({ access_token: accessToken }) {
      const { sessionId, issuedAt, recoveredAt } = readTokenClaims(accessToken);
      // Both times are the service's, so this device's clock has no say.
      const isRecent = recoveredAt !== undefined && issuedAt - recoveredAt < recoveryLifetime;
      return isRecent && storage.getItem(usedRecoveryKey) !== sessionId;
    },
    endRecovery(accessToken) {
      const { sessionId, recoveredAt } = readTokenClaims(accessToken);
      if (sessionId !== undefined && recoveredAt !== undefined) storage.setItem(usedRecoveryKey, sessionId);
    },
    async isProviderOn(provider) {
      const answer = await resilientFetch(`${supabaseUrl}/auth/v1/settings`, {
        headers: { apikey: supabaseAnonKey },
      });
      const settings = answer.ok ? parseJson(await answer.text()) : undefined;
      return ownField(ownField(settings, 'external'), provider) === true;
    },
  };
}
