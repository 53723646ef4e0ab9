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

export const isLeaving = (): boolean => Date.now() - leftAt < leavingTime;

/** Firefox cuts off what a page loads as soon as it is left. A reload now would call the visitor back. */
export const isCutOff = (error: unknown): boolean => isFailedDownload(error) && isLeaving();
