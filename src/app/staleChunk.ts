const key = 'ai-club-reloaded-at';
const patience = 10_000;

/**
 * After a release the chunks of the one before may be gone, and a page that has been open for long asks
 * for them in vain. One reload brings the new release; a second failure within ten seconds is left to the
 * error page, so that nothing reloads forever.
 */
export function reloadOnStaleChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    try {
      const last = Number(sessionStorage.getItem(key) ?? 0);
      if (!navigator.onLine || Date.now() - last < patience) return;
      sessionStorage.setItem(key, String(Date.now()));
    } catch {
      return;
    }
    event.preventDefault();
    // The router takes the new address before the failure is shown; a moment later it is what is reloaded.
    setTimeout(() => {
      window.location.reload();
    });
  });
}
