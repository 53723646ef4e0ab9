import { existsSync } from 'node:fs';
import { platform } from 'node:os';
import chromium from '@sparticuz/chromium';

/**
 * The Chromium to drive: the one named by CHROME_PATH, the system's, or the one that comes inside an npm
 * package, so that a bare Linux machine needs no browser installed. Elsewhere Playwright's own.
 */
export async function chromiumPath(): Promise<string | undefined> {
  const named = process.env['CHROME_PATH'] ?? '/usr/bin/chromium';
  if (existsSync(named)) return named;
  return platform() === 'linux' ? chromium.executablePath() : undefined;
}

export const chromiumArguments = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];

/** Said when the network goes while the browser looks for a new service worker, without an address or a code. */
export const workerScriptIsOutOfReach = 'An unknown error occurred when fetching the script.';

/** Chromium's headless shell forgets in each new document that it plays offline, until something changes. */
export function beginOffline(): void {
  let isOnline = false;
  for (const type of ['online', 'offline']) {
    window.addEventListener(type, () => {
      isOnline = type === 'online';
    });
  }
  Object.defineProperty(navigator, 'onLine', { get: () => isOnline });
}
