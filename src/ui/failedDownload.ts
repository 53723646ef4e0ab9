const storageKey = 'reloaded-at';
/** Set by a reload for the account client, until the client has come. */
const clientKey = 'reloaded-for-client';
/** In milliseconds: a download that fails again so soon is not helped by another reload. */
const minReloadInterval = 10_000;

/** In milliseconds: how long a reload waits for what it asks for beforehand. */
const longestWait = 2000;

const isAsset = (address: string): boolean => address.startsWith(`${window.location.origin}/assets/`);

const failed = new WeakSet<object>();

/** In milliseconds: a link that has not led away by then may never do so. */
export const leavingTime = 10_000;
let leftAt = Number.NEGATIVE_INFINITY;

/** Remembers which errors are scripts that did not arrive, and whether the page is being left. */
export function noteFailedDownloads(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    failed.add(payload);
  });
  window.addEventListener('beforeunload', () => {
    leftAt = Date.now();
  });
  // Somebody has come back to a page that was kept for it.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) leftAt = Number.NEGATIVE_INFINITY;
  });
}

export const isFailedDownload = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && failed.has(error);

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

const isLeaving = (): boolean => Date.now() - leftAt < leavingTime;

/** Firefox cuts off what a page loads as soon as it is left. A reload now would call the visitor back. */
export const isCutOff = (error: unknown): boolean => isFailedDownload(error) && isLeaving();

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

function hasReloadedForClient(): boolean {
  try {
    return sessionStorage.getItem(clientKey) !== null;
  } catch {
    return true;
  }
}

/**
 * The account client is asked for in the background again and again, and a page can do without it: where one reload
 * has not brought it, there is no second one, however long ago the first was. `isHarmless` is asked before anything
 * is done, and again right before the reload.
 */
export function reloadForClient(error: unknown, isHarmless: () => boolean): void {
  if (isHarmless() && !hasReloadedForClient() && mayReloadFor(error)) void reloadOnce(isHarmless, clientKey);
}

/** The account client has come: should a later release miss it, a reload may help again. */
export function noteClientLoaded(): void {
  try {
    sessionStorage.removeItem(clientKey);
  } catch {
    // Where nothing can be kept, nothing was noted.
  }
}
