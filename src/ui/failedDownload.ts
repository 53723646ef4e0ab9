const storageKey = 'reloaded-at';
/** In milliseconds: a download that fails again so soon is not helped by another reload. */
const timeout = 10_000;

const failed = new WeakSet<object>();

/** Remembers which errors are scripts that did not arrive. */
export function noteFailedDownloads(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    failed.add(payload);
  });
}

export const isFailedDownload = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && failed.has(error);

/** False while the last reload was so recent that another one would not help. */
export function mayReload(): boolean {
  try {
    return navigator.onLine && Date.now() - Number(sessionStorage.getItem(storageKey) ?? 0) >= timeout;
  } catch {
    // Without a place to remember the reload in, it could go on for ever.
    return false;
  }
}

/**
 * After a release the scripts of the one before may be gone, and a page that has been open for long asks
 * for them in vain; browsers do not ask twice. One reload brings the new release. True if one may help.
 */
export const mayReloadFor = (error: unknown): boolean => isFailedDownload(error) && mayReload();

export function reloadOnce(): void {
  sessionStorage.setItem(storageKey, String(Date.now()));
  window.location.reload();
}
