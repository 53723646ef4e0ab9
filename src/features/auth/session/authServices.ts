import { sessionStorageKey } from '@/env';
import { type AuthClients, createAuthClients } from './authClients';
import { createLinkKeys, type LinkKeys } from './linkKeys';
import { ownField, parseJson } from '@/ui/readUnknown';
import { createRecoverySession, type RecoverySession } from './recoverySession';
import { refreshInTurn } from './refreshInTurn';
import { resilientFetch } from './resilientFetch';
import { createSafeStorage } from './safeStorage';
import type { StoredSession } from './storedSession';
import { createTabCopy, type TabCopy } from './tabCopy';

/** What thunks may reach outside the store. Injected, so that each test brings its own. */
export interface AuthServices extends AuthClients, LinkKeys, RecoverySession, TabCopy {
  /** True while a session lies in this tab's own storage. */
  hasStoredSession: () => boolean;
  /** The session in this tab's own storage: the only thing about sessions a tab believes. */
  readSession: () => StoredSession | undefined;
  /** The same with the device's session behind it, if the tab has one of its own. Signing out ends both. */
  readSessions: () => StoredSession[];
  /** True while it lies in this tab alone, because it is not to be remembered. */
  isSessionInTab: () => boolean;
  /** The storage key of the session, for comparing with storage events. */
  sessionKey: string;
  /** Decides, before a sign-in, whether its session outlives the tab. Returns how to take that back. */
  setPersistence: (onDevice: boolean) => () => void;
  /** Removes this tab's session from where it lies. If it lies in the tab alone, the device's stays. */
  removeOwnSession: () => void;
  /** Removes every session from this device, with everything that belongs to it. */
  purgeSession: () => void;
  /** True when the browser refused to keep the session, so that it ends with the tab. */
  isSessionTemporary: () => boolean;
  /** Whether a sign-in provider is switched on; false, too, when that cannot be found out. */
  isProviderOn: (provider: string) => Promise<boolean>;
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
  const { linkKeys, isKept } = createLinkKeys(storage, sessionKey);
  const { tabCopy, reachCopies } = createTabCopy(storage, sessionKey);
  const clientFetch = refreshInTurn(resilientFetch, {
    readSession: storage.readSession,
    copies: () => (storage.isInTab() ? reachCopies() : undefined),
    lockName: (sessionId) => `${sessionKey}-refresh-${sessionId}`,
  });
  return {
    ...createAuthClients({
      supabaseUrl,
      supabaseAnonKey,
      sessionKey,
      storage,
      isKept,
      clientFetch,
      onOpen: reachCopies,
    }),
    ...linkKeys,
    ...createRecoverySession(storage, sessionKey),
    ...tabCopy,
    hasStoredSession: () => storage.readSession() !== undefined,
    readSession: storage.readSession,
    readSessions: storage.readSessions,
    isSessionInTab: storage.isInTab,
    sessionKey,
    setPersistence: storage.setPersistence,
    removeOwnSession: () => storage.removeItem(sessionKey),
    purgeSession: storage.purge,
    isSessionTemporary: storage.isTemporary,
    async isProviderOn(provider) {
      const answer = await resilientFetch(`${supabaseUrl}/auth/v1/settings`, {
        headers: { apikey: supabaseAnonKey },
      });
      const settings = answer.ok ? parseJson(await answer.text()) : undefined;
      return ownField(ownField(settings, 'external'), provider) === true;
    },
  };
}
