/**
 * Longest wait for another tab, in milliseconds. Its call ends within ten seconds; a tab that takes longer is asleep.
 */
const longestWait = 12_000;

/** Runs the work while no other tab runs its own; without web locks, at once. */
export async function underLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work();
  let begun: Promise<Result> | undefined;
  try {
    const signal = AbortSignal.timeout(longestWait);
    return await navigator.locks.request(name, { signal }, () => (begun = work()));
  } catch {
    // The wait timed out, the browser refuses locks (blocked site data), or the work itself has failed.
    return begun ?? work();
  }
}
