/**
 * Whether an entry of history is reached for the first time, by its router key. Back, Forward and a reload lead
 * to where the page was left, not to the lesson that its address names.
 */
export function isFirstArrival(key: string): boolean {
  const state: unknown = window.history.state;
  const known = typeof state === 'object' && state !== null ? state : {};
  if ('arrival' in known && known.arrival === key) return false;
  window.history.replaceState({ ...known, arrival: key }, '');
  return true;
}
