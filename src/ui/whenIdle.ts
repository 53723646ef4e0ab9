/** In milliseconds: a browser that is never idle does it anyway. */
const longestWait = 5000;

/** Calls back when nobody wants anything of the page. Safari cannot tell when it is idle. Returns how to cancel. */
export function whenIdle(callback: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(() => callback(), { timeout: longestWait });
  return () => cancelIdleCallback(handle);
}
