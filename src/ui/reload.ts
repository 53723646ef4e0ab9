import { isFailedDownload, isLeaving } from './failedDownload';

const storageKey = 'reloaded-at';
/** In milliseconds: a download that fails again so soon is not helped by another reload. */
const minReloadInterval = 10_000;

/** In milliseconds: how long a reload waits for what it asks for beforehand. */
const longestWait = 2000;

const isAsset = (address: string): boolean => address.startsWith(`${window.location.origin}/assets/`);

const losses = new Set<() => boolean>();

/**
 * While this answers yes, a reload would lose somebody's work, and no page reloads by itself. What is returned ends the
 * asking.
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
  try {
    const now = Date.now();
    const last = Number(sessionStorage.getItem(storageKey));
    if (!navigator.onLine || wouldLoseWork() || now - last < minReloadInterval) return false;
    // Tries whether a reload could be remembered, with a time that does not count as one.
    sessionStorage.setItem(storageKey, String(now - minReloadInterval));
    return true;
  } catch {
    // Without a place to remember the reload in, or with a full one, it could go on for ever.
    return false;
  }
}

/**
 * After a release the scripts of the one before may be gone, and a page that has been open for long asks
 * for them in vain; browsers do not ask twice. One reload brings the new release. True if one may help.
 */
export const mayReloadFor = (error: unknown): boolean =>
  isFailedDownload(error) && !isLeaving() && mayReload();

/**
 * Some hosts send the header that caches assets for a year with a 404 as well, and a reload is answered from the
 * cache. Fetching past the cache replaces that entry.
 */
async function askAgain(): Promise<void> {
  const missing = performance
    .getEntriesByType('resource')
    .filter((entry) => 'responseStatus' in entry && entry.responseStatus === 404 && isAsset(entry.name));
  const signal = AbortSignal.timeout(longestWait);
  await Promise.allSettled(missing.map(({ name }) => fetch(name, { cache: 'reload', signal })));
}

/**
 * Reloads the page after the short time that it takes to ask for what is missing. Resolves to false if by then it is
 * being left, or the reload would lose work or is not wanted any more.
 */
export async function reloadOnce(isWanted = () => true, mark = storageKey): Promise<boolean> {
  await askAgain();
  if (isLeaving() || wouldLoseWork() || !isWanted()) return false;
  try {
    const now = String(Date.now());
    for (const key of [storageKey, mark]) sessionStorage.setItem(key, now);
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
