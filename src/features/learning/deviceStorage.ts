import { parseJson } from '@/features/auth/session/readUnknown';
import { keepFromReloading } from '@/ui/reload';

/**
 * What learning keeps on the device, by key. Where the browser refuses, it stays in memory, and is gone with the
 * tab.
 */
const memory = new Map<string, string>();

/** Whether there is anything that the browser refuses to keep. */
export const isAnyInMemoryOnly = (): boolean => memory.size > 0;
keepFromReloading(isAnyInMemoryOnly);

type Listener = (key: string, isFromOtherTab: boolean) => void;

const listeners = new Set<Listener>();

const visitor = 'visitor';

/** Visitors' own words go with the tab; members' stay until they are deleted. */
const placeOf = (key: string): Storage =>
  key.split(':')[1] === visitor || key.startsWith('aiclub-preview:') ? sessionStorage : localStorage;

/** The key of what is kept as one; of what is kept in parts, how the keys of all parts begin. */
export const keyOf = (what: string, learnerId: string | null): string =>
  `aiclub-${what}:${learnerId ?? visitor}`;

/** Where somebody was reading is deleted with all that they have learned. */
export const readingPlacesKey = (learnerId: string): string => keyOf('reading-places', learnerId);

/** What somebody has chosen in questions is deleted with it, too. */
export const choicesKey = (learnerId: string | null): string => keyOf('choices', learnerId);

/** What lies here alone, and goes with the rest. */
export function forgetTraces(learnerId: string): void {
  removeFromDevice(readingPlacesKey(learnerId));
  removeFromDevice(choicesKey(learnerId));
}

function tell(key: string): void {
  for (const listener of listeners) listener(key, false);
}

/** The value as JSON; undefined where there is none. */
export function readDevice(key: string): unknown {
  const held = memory.get(key);
  if (held !== undefined) return parseJson(held);
  try {
    return parseJson(placeOf(key).getItem(key) ?? '');
  } catch {
    return undefined;
  }
}

/** False when it is kept in memory only. */
export function writeDevice(key: string, value: unknown): boolean {
  const text = JSON.stringify(value);
  let isKept = false;
  try {
    placeOf(key).setItem(key, text);
    isKept = placeOf(key).getItem(key) === text;
  } catch {
    // The browser refuses, or there is no room.
  }
  if (isKept) memory.delete(key);
  else memory.set(key, text);
  tell(key);
  return isKept;
}

export function removeFromDevice(key: string): void {
  memory.delete(key);
  try {
    placeOf(key).removeItem(key);
  } catch {
    // What cannot be removed is overwritten by the next answer.
  }
  tell(key);
}

const keptKeys = (start: string): readonly string[] => {
  try {
    return Object.keys(placeOf(start));
  } catch {
    return [];
  }
};

/** The keys that begin so, in no order. */
export const deviceKeys = (start: string): readonly string[] =>
  [...new Set([...memory.keys(), ...keptKeys(start)])].filter((key) => key.startsWith(start));

/** Everybody of whom this device holds something that the service may have as well. */
export const learnersOnDevice = (): ReadonlySet<string> => {
  const keys = ['texts', 'learning', 'reading-places', 'choices'].flatMap((what) =>
    deviceKeys(`aiclub-${what}:`),
  );
  return new Set(keys.map((key) => key.split(':')[1] ?? visitor).filter((id) => id !== visitor));
};

/** Removes everything whose key begins so. */
export function clearDevice(start: string): void {
  for (const key of deviceKeys(start)) removeFromDevice(key);
}

/** Whether anything whose key begins so is kept in memory only. */
export const isInMemoryOnly = (start: string): boolean =>
  [...memory.keys()].some((key) => key.startsWith(start));

/** Calls back with the key that this tab or another has written. Returns how to stop. */
export function onDeviceChange(listener: Listener): () => void {
  const fromOtherTab = ({ key }: StorageEvent) => {
    if (key !== null) listener(key, true);
  };
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}
