import * as v from 'valibot';

const arrivedEntry = v.looseObject({ arrival: v.optional(v.unknown()) });

let latestArrival: string | undefined;

/**
 * Whether an entry of history is reached for the first time, by its router key. Back, Forward and a reload lead
 * to where the page was left, not to the part that its address names.
 */
export function isFirstArrival(key: string): boolean {
  const entry = v.parse(v.fallback(arrivedEntry, {}), window.history.state);
  if (entry.arrival === key) return false;
  window.history.replaceState({ ...entry, arrival: key }, '');
  latestArrival = key;
  return true;
}

/** Whether no other address of a part has been reached in this document since the one of this key. */
export const isLatestArrival = (key: string): boolean => latestArrival === key;
