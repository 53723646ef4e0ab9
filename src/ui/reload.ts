import { isFailedDownload, isLeaving } from './failedDownload';
import { tryStorage } from './tryStorage';

const storageKey = 'reloaded-at';
/** In milliseconds: a download that fails again so soon is not helped by another reload. */
const minReloadInterval = 10_000;

/** In milliseconds: how long a reload waits for the requests made before it. */
const longestWait = 2000;

const isAsset = (address: string): boolean => address.startsWith(`${window.location.origin}/assets/`);

const losses = new Set<() => boolean>();

/**
 * While `wouldLose` returns true, a reload would lose somebody's work, and no page reloads by itself. Returns a
 * function that unregisters it.
 */
export function keepFromReloading(wouldLose: () => boolean): () => void {
  losses.add(wouldLose);
  return () => {
    losses.delete(wouldLose);
  };
}

export const wouldLoseWork = (): boolean => [...losses].some((wouldLose) => wouldLose());

/** False while a reload would lose work, or the last one was so recent that another one would not help. */
export function mayReload(): boolean {
  const now = Date.now();
  const isAllowed = tryStorage(() => {
    const last = Number(sessionStorage.getItem(storageKey));
    if (!navigator.onLine || wouldLoseWork() || Math.abs(now - last) < minReloadInterval) return false;
    // Tests whether a reload could be remembered, with a time that does not count as one.
    sessionStorage.setItem(storageKey, String(now - minReloadInterval));
    return true;
  });
  // If storage is missing or full, the reload is not remembered and could repeat for ever.
  return isAllowed ?? false;
}

/**
 * After a release the scripts of the previous one may be gone, and a page that has been open for long cannot download
 * them; browsers do not retry a failed import. One reload brings the new release. True if a reload may help.
 */
export const mayReloadFor = (error: unknown): boolean =>
  isFailedDownload(error) && !isLeaving() && mayReload();

/**
 * Some hosts send the header that caches assets for a year with a 404 as well, which a reload then gets from the
 * cache. A fetch that bypasses the cache replaces that entry.
 */
async function askAgain(): Promise<void> {
  const missing = performance
    .getEntriesByType('resource')
    .filter((entry) => 'responseStatus' in entry && entry.responseStatus === 404 && isAsset(entry.name));
  const signal = AbortSignal.timeout(longestWait);
  await Promise.allSettled(missing.map(({ name }) => fetch(name, { cache: 'reload', signal })));
}

/**
 * Requests the missing scripts again, then reloads the page. Resolves to false if by then the page is being left, or
 * the reload would lose work, is no longer wanted or cannot be remembered.
 */
export async function reloadOnce(isWanted = () => true, mark = storageKey): Promise<boolean> {
  await askAgain();
  if (isLeaving() || wouldLoseWork() || !isWanted()) return false;
  const now = String(Date.now());
  const isNoted = tryStorage(() => {
    for (const key of [storageKey, mark]) sessionStorage.setItem(key, now);
    return true;
  });
  if (!isNoted) return false;
  window.location.reload();
  return true;
}
