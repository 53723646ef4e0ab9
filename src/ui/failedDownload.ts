const storageKey = 'reloaded-at';
/** In milliseconds: a download that fails again so soon is not helped by another reload. */
const timeout = 10_000;

const failed = new WeakSet<object>();

/** In milliseconds: a link that has not led away by then may never do so. */
export const leavingTime = 10_000;
let leftAt = Number.NEGATIVE_INFINITY;

/** Remembers which errors are scripts that did not arrive, and when the page began to be left. */
export function noteFailedDownloads(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    failed.add(payload);
  });
  window.addEventListener('beforeunload', () => {
    leftAt = Date.now();
  });
}

export const isFailedDownload = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && failed.has(error);

const isLeaving = (): boolean => Date.now() - leftAt < leavingTime;

/** Firefox cuts off what a page loads as soon as it is left. A reload now would call the visitor back. */
export const isCutOff = (error: unknown): boolean => isFailedDownload(error) && isLeaving();

/** False while the last reload was so recent that another one would not help. */
export function mayReload(): boolean {
  try {
    const now = Date.now();
    if (!navigator.onLine || now - Number(sessionStorage.getItem(storageKey) ?? 0) < timeout) return false;
    sessionStorage.setItem(storageKey, String(now - timeout));
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

export function reloadOnce(): void {
  sessionStorage.setItem(storageKey, String(Date.now()));
  window.location.reload();
}
