import { existsSync } from 'node:fs';
import { platform } from 'node:os';
import chromium from '@sparticuz/chromium';

/**
 * The path of the Chromium to drive: the one named by CHROME_PATH, or the one from an npm package, so that every
 * Linux machine tests with the same version and none needs a browser installed. It is a headless shell: a desktop
 * Chromium opens a window for every test and takes 1.8 times as long. Elsewhere undefined, for Playwright's own.
 */
export async function chromiumPath(): Promise<string | undefined> {
  const named = process.env['CHROME_PATH'];
  if (named !== undefined && existsSync(named)) return named;
  return platform() === 'linux' ? chromium.executablePath() : undefined;
}

export const chromiumArguments = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];

/** Logged when the network is lost while the browser looks for a new service worker, without an address or a code. */
export const workerScriptIsOutOfReach = 'An unknown error occurred when fetching the script.';

/**
 * Reports a page as offline until an `online` or `offline` event: Chromium's headless shell forgets its emulated
 * state in each new document.
 */
export function beginOffline(): void {
  let isOnline = false;
  for (const type of ['online', 'offline']) {
    window.addEventListener(type, () => {
      isOnline = type === 'online';
    });
  }
  Object.defineProperty(navigator, 'onLine', { get: () => isOnline });
}
