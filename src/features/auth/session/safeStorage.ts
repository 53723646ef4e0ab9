import { readStoredSession, type StoredSession } from './storedSession';

/** The client's storage, as it wants to see it. */
export interface ClientStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
}

export interface SafeStorage extends ClientStorage {
  /** The session this tab would use now, or undefined. */
  readSession: () => StoredSession | undefined;
  /** Where the next session goes: kept on the device, or only for as long as the tab is open. */
  remember: (onDevice: boolean) => void;
  /** Removes the session and everything else under the client's key, wherever it lies. */
  purge: () => void;
  /** True while the session lies in this tab alone, where a duplicate of the tab has a copy of it. */
  isInTab: () => boolean;
  /** Removes this tab's session and leaves the device's. */
  dropFromTab: () => void;
  /** True when the browser refused to keep the session, so that it lives in memory only. */
  isTemporary: () => boolean;
}

type Place = () => Storage | null | undefined;

function attempt<Result>(action: () => Result): { done: true; result: Result } | { done: false } {
  try {
    return { done: true, result: action() };
  } catch {
    return { done: false };
  }
}

/**
 * Storage that never throws. What the browser refuses to keep, or to forget, is remembered in memory;
 * memory wins over the browser's storage from then on. The tab's own storage wins over the device's.
 */
export function createSafeStorage(sessionKey: string, device: Place, tab: Place): SafeStorage {
  /** `null` marks a removal that the browser refused. */
  const memory = new Map<string, string | null>();
  let choice: Place | undefined;

  const read = (place: Place, key: string): string | null => {
    const reading = attempt(() => place()?.getItem(key) ?? null);
    return reading.done ? reading.result : null;
  };
  const remove = (place: Place, key: string): void => {
    const removal = attempt(() => place()?.removeItem(key));
    if (!removal.done && read(place, key) !== null) memory.set(key, null);
  };
  const kept = (key: string): string | null => read(tab, key) ?? read(device, key);
  const raw = (key: string): string | null => {
    const remembered = memory.get(key);
    return remembered === undefined ? kept(key) : remembered;
  };
  const placeFor = (key: string): Place => {
    if (key !== sessionKey) return device;
    return choice ?? (read(tab, key) === null ? device : tab);
  };
  const readSession = () => readStoredSession(raw(sessionKey), Date.now());

  const keysIn = (place: Place): string[] => {
    const listing = attempt(() => Object.keys(place() ?? {}));
    return listing.done ? listing.result : [];
  };

  const storage: SafeStorage = {
    getItem(key) {
      if (key !== sessionKey) return raw(key);
      const session = readSession();
      return session ? JSON.stringify(session) : null;
    },
    setItem(key, value) {
      const place = placeFor(key);
      if (key === sessionKey) remove(place === device ? tab : device, key);
      attempt(() => place()?.setItem(key, value));
      // Kept is only what can be read again: writing may fail, reading may, or an older value may win.
      if (kept(key) === value) memory.delete(key);
      else memory.set(key, value);
    },
    removeItem(key) {
      memory.delete(key);
      remove(tab, key);
      remove(device, key);
    },
    readSession,
    remember(onDevice) {
      choice = onDevice ? device : tab;
    },
    purge() {
      const ours = (key: string) => key.startsWith(sessionKey);
      const keys = [...keysIn(device), ...keysIn(tab), ...memory.keys(), sessionKey].filter(ours);
      for (const key of keys) storage.removeItem(key);
      choice = undefined;
    },
    isInTab: () => read(tab, sessionKey) !== null && !memory.has(sessionKey),
    dropFromTab() {
      memory.delete(sessionKey);
      remove(tab, sessionKey);
    },
    isTemporary: () => typeof memory.get(sessionKey) === 'string',
  };
  return storage;
}
