import * as v from 'valibot';

const arrivedEntry = v.looseObject({ arrival: v.optional(v.unknown()) });

let latestArrival: string | undefined;

/**
 * Whether the history entry with this router key is reached for the first time. Back, Forward and a reload return
 * to where the page was left, not to the part that its address names.
 */
export function isFirstArrival(key: string): boolean {
  const entry = v.parse(v.fallback(arrivedEntry, {}), window.history.state);
  if (entry.arrival === key) return false;
  window.history.replaceState({ ...entry, arrival: key }, '');
  latestArrival = key;
  return true;
}

/** Whether the entry with this router key is the latest one that was reached for the first time in this document. */
export const isLatestArrival = (key: string): boolean => latestArrival === key;
