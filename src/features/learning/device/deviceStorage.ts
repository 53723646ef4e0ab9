import type * as v from 'valibot';
import { parseJson, readAs } from '@/ui/readUnknown';
import { keepFromReloading } from '@/ui/reload';
import { tryStorage } from '@/ui/tryStorage';

/** Values that the browser refuses to store, by key: they stay in memory and are lost with the tab. */
const memory = new Map<string, string>();

/** Whether there is anything that the browser refuses to store. */
export const isAnyInMemoryOnly = (): boolean => memory.size > 0;
keepFromReloading(isAnyInMemoryOnly);

/** `isBelow`: whether anything with this prefix may have changed. */
type Listener = (isBelow: (start: string) => boolean, isFromOtherTab: boolean) => void;

const listeners = new Set<Listener>();

const visitor = 'visitor';

/** What visitors write goes with the tab, also once it is set aside; members' data stays until it is deleted. */
const placeOf = (key: string): Storage =>
  key.split(':')[1] === visitor || key.startsWith('aiclub-preview:') ? sessionStorage : localStorage;

/** The key of a single value, or the prefix of the keys of a value that is stored in parts. */
export const keyOf = (what: string, learnerId: string | null): string =>
  `aiclub-${what}:${learnerId ?? visitor}`;

/** The key of reading positions, which are deleted with the rest of a learner's data. */
export const readingPlacesKey = (learnerId: string): string => keyOf('reading-places', learnerId);

/** The key of choices in questions, which are deleted with it, too. */
export const choicesKey = (learnerId: string | null): string => keyOf('choices', learnerId);

/** Removes what only this device has: reading positions and choices. */
export function forgetTraces(learnerId: string): void {
  removeFromDevice(readingPlacesKey(learnerId));
  removeFromDevice(choicesKey(learnerId));
}

function tell(key: string): void {
  for (const listener of listeners) listener((start) => key.startsWith(start), false);
}

const readText = (key: string): string =>
  memory.get(key) ?? tryStorage(() => placeOf(key).getItem(key)) ?? '';

/** The value of a key; undefined where there is none of this shape. */
export const readDevice = <Schema extends v.GenericSchema>(
  key: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined => readAs(schema, parseJson(readText(key)));

/** What the browser refuses to store is kept in memory. */
export function writeDevice(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  const isKept = tryStorage(() => {
    placeOf(key).setItem(key, text);
    return placeOf(key).getItem(key) === text;
  });
  if (isKept) memory.delete(key);
  else memory.set(key, text);
  tell(key);
}

export function removeFromDevice(key: string): void {
  memory.delete(key);
  // If the browser refuses, the service's next answer overwrites a record or a text that is left.
  tryStorage(() => placeOf(key).removeItem(key));
  tell(key);
}

const keptKeys = (start: string): readonly string[] => tryStorage(() => Object.keys(placeOf(start))) ?? [];

/** All keys with this prefix, in no particular order. */
const deviceKeys = (start: string): readonly string[] =>
  [...new Set([...memory.keys(), ...keptKeys(start)])].filter((key) => key.startsWith(start));

/** The values of this shape under all keys with this prefix, each with the rest of its key. */
export const readEach = <Value>(
  start: string,
  schema: v.GenericSchema<unknown, Value>,
): (readonly [rest: string, value: Value])[] =>
  deviceKeys(start).flatMap((key) => {
    const value = readDevice(key, schema);
    return value === undefined ? [] : [[key.slice(start.length), value] as const];
  });

/** The ids of learners of whom this device may hold more than unsent data. */
export const learnersOnDevice = (): ReadonlySet<string> => {
  const keys = ['texts', 'outbox', 'learning', 'reading-places', 'choices'].flatMap((what) =>
    deviceKeys(`aiclub-${what}:`),
  );
  return new Set(keys.map((key) => key.split(':')[1] ?? visitor).filter((id) => id !== visitor));
};

/** Removes every key with this prefix. */
export function clearDevice(start: string): void {
  for (const key of deviceKeys(start)) removeFromDevice(key);
}

/** Whether any key with this prefix is kept in memory only. */
export const isInMemoryOnly = (start: string): boolean =>
  [...memory.keys()].some((key) => key.startsWith(start));

/** Calls back with each change by this tab or another. Returns a function that stops it. */
export function onDeviceChange(listener: Listener): () => void {
  const fromOtherTab = ({ key }: StorageEvent) => {
    // Without a key, the other tab has removed everything.
    listener((start) => key === null || key.startsWith(start), true);
  };
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}
