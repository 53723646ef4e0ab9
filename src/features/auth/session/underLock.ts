/**
 * Longest wait for another tab, in milliseconds. A call of that one ends within ten seconds; one that takes longer is
 * asleep.
 */
const longestWait = 12_000;

/** Runs the work while no other tab runs its own; where tabs cannot be kept apart, at once. */
export async function underLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work();
  let begun: Promise<Result> | undefined;
  try {
    const signal = AbortSignal.timeout(longestWait);
    return await navigator.locks.request(name, { signal }, () => (begun = work()));
  } catch {
    // The wait is over, the browser refuses, such as where site data are blocked, or the work itself has failed.
    return begun ?? work();
  }
}
