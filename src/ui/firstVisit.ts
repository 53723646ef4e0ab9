import * as v from 'valibot';

const visitedEntry = v.looseObject({ visited: v.optional(v.unknown()) });

let latest: string | undefined;

/**
 * Whether the history entry with this router key is reached for the first time; only the first call says so. Back,
 * Forward and a reload return to where the page was left, not to the part that its address names.
 */
export function claimFirstVisit(key: string): boolean {
  const entry = v.parse(v.fallback(visitedEntry, {}), window.history.state);
  if (entry.visited === key) return false;
  window.history.replaceState({ ...entry, visited: key }, '');
  latest = key;
  return true;
}

/** Whether the entry with this router key is the latest one that was reached for the first time in this document. */
export const isLatestFirstVisit = (key: string): boolean => latest === key;
