/** In milliseconds: a browser that is never idle calls back anyway. */
const longestWait = 5000;

/** Calls back when the browser is idle, or after a fixed time in Safari, which cannot tell. Returns how to cancel. */
export function whenIdle(callback: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(() => callback(), { timeout: longestWait });
  return () => cancelIdleCallback(handle);
}
