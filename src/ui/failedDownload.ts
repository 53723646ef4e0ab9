const failed = new WeakSet<object>();

/** In milliseconds: a link that has not led away by then may never do so. */
export const leavingTime = 10_000;
let leftAt = Number.NEGATIVE_INFINITY;

/** Starts to remember which errors are failed downloads of scripts, and whether the page is being left. */
export function noteFailedDownloads(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    failed.add(payload);
  });
  window.addEventListener('beforeunload', () => {
    leftAt = Date.now();
  });
  // The visitor has come back, and the page comes from the back/forward cache.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) leftAt = Number.NEGATIVE_INFINITY;
  });
}

export const isFailedDownload = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && failed.has(error);

export const isLeaving = (): boolean => Date.now() - leftAt < leavingTime;

/** Firefox aborts a page's downloads as soon as it is left. A reload now would bring the visitor back. */
export const isCutOff = (error: unknown): boolean => isFailedDownload(error) && isLeaving();
