import { tryStorage } from '@/ui/tryStorage';
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
  /** The tab's own session and the device's: both are signed out together. */
  readSessions: () => StoredSession[];
  /** Where the next session goes: to the device, or to this tab alone. Returns how to take that back. */
  setPersistence: (onDevice: boolean) => () => void;
  /** Removes the session and everything else under the client's key, wherever it lies. */
  purge: () => void;
  /** True while the session lies in this tab alone. Duplicates of the tab have copies of it. */
  isInTab: () => boolean;
  /** Removes this tab's session, with what was chosen for it, and leaves the device's. */
  dropFromTab: () => void;
  /** True if the browser refused to keep the session (or another key), so that it lives in memory only. */
  isTemporary: (key?: string) => boolean;
}

type Place = () => Storage | null | undefined;

const read = (place: Place, key: string): string | null => tryStorage(() => place()?.getItem(key)) ?? null;

/** False for what the browser refused to remove. */
function removed(place: Place, key: string): boolean {
  const isDone = tryStorage(() => {
    place()?.removeItem(key);
    return true;
  });
  return isDone ?? read(place, key) === null;
}

/** What lies in a place under the client's key. */
function keysIn(place: Place, sessionKey: string): string[] {
  const keys = tryStorage(() => Object.keys(place() ?? {})) ?? [];
  return keys.filter((key) => key.startsWith(sessionKey));
}

/** The two places of the browser, and memory for what it refuses to keep or to forget. */
function createPlaces(device: Place, tab: Place) {
  /** `null` marks a removal that the browser refused. */
  const memory = new Map<string, string | null>();
  const kept = (key: string): string | null => read(tab, key) ?? read(device, key);
  const remove = (place: Place, key: string): void => {
    if (!removed(place, key)) memory.set(key, null);
  };
  return {
    memory,
    remove,
    get(key: string): string | null {
      const remembered = memory.get(key);
      return remembered === undefined ? kept(key) : remembered;
    },
    set(place: Place, key: string, value: string): void {
      tryStorage(() => place()?.setItem(key, value));
      // Only a value that can be read again was kept: writing or reading may fail, or an older value may win.
      if (kept(key) === value) memory.delete(key);
      else memory.set(key, value);
    },
    removeEverywhere: (key: string): void => {
      memory.delete(key);
      remove(tab, key);
      remove(device, key);
    },
  };
}

/**
 * Storage that never throws. What the browser refuses to keep, or to forget, is remembered in memory;
 * memory wins over the browser's storage from then on. The tab's own storage wins over the device's.
 */
export function createSafeStorage(sessionKey: string, device: Place, tab: Place): SafeStorage {
  const { memory, remove, ...places } = createPlaces(device, tab);
  let choice: { place: Place; isCarriedOut: boolean } | undefined;

  const placeFor = (key: string): Place => {
    if (key !== sessionKey) return device;
    return choice?.place ?? (read(tab, key) === null ? device : tab);
  };
  const isInTab = () => read(tab, sessionKey) !== null && !memory.has(sessionKey);
  const readSession = () => readStoredSession(places.get(sessionKey), Date.now());

  return {
    getItem(key) {
      if (key !== sessionKey) return places.get(key);
      const session = readSession();
      return session ? JSON.stringify(session) : null;
    },
    setItem(key, value) {
      const place = placeFor(key);
      // A new session replaces the one in the other place. A refreshed one does not: the device may hold another tab's.
      if (key === sessionKey && choice?.isCarriedOut === false) {
        remove(place === device ? tab : device, key);
        choice.isCarriedOut = true;
      }
      places.set(place, key, value);
    },
    removeItem(key) {
      if (key === sessionKey && isInTab()) remove(tab, key);
      else places.removeEverywhere(key);
      // A choice that was carried out was for the session that is removed; any other is for the next one.
      if (key === sessionKey && choice?.isCarriedOut) choice = undefined;
    },
    readSession,
    readSessions() {
      const remembered = memory.get(sessionKey);
      const texts =
        remembered === undefined ? [read(tab, sessionKey), read(device, sessionKey)] : [remembered];
      return texts
        .map((text) => readStoredSession(text, Date.now()))
        .filter((session) => session !== undefined);
    },
    setPersistence(onDevice) {
      const own = { place: onDevice ? device : tab, isCarriedOut: false };
      choice = own;
      return () => {
        if (choice === own) choice = undefined;
      };
    },
    purge() {
      const inMemory = [...memory.keys()].filter((key) => key.startsWith(sessionKey));
      const keys = [...keysIn(device, sessionKey), ...keysIn(tab, sessionKey), ...inMemory, sessionKey];
      for (const key of keys) places.removeEverywhere(key);
      choice = undefined;
    },
    isInTab,
    dropFromTab() {
      memory.delete(sessionKey);
      remove(tab, sessionKey);
      choice = undefined;
    },
    isTemporary: (key = sessionKey) => typeof memory.get(key) === 'string',
  };
}
