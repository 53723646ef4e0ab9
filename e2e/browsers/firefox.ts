import { existsSync } from 'node:fs';
import { type Browser, firefox } from '@playwright/test';

const firefoxPlaces = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/opt/firefox/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Playwright's name for a Firefox that is not its own. */
export const stockFirefox = 'moz-firefox';

/**
 * The Firefox of this machine: the one named by FIREFOX_PATH or found in a usual place, which Playwright drives by
 * WebDriver BiDi, or else Playwright's own. Undefined if there is none.
 */
export function installedFirefox() {
  const named = process.env['FIREFOX_PATH'];
  const executablePath = (named === undefined ? firefoxPlaces : [named]).find((path) => existsSync(path));
  if (executablePath !== undefined) {
    // A page restored from the back/forward cache fires no load event, for which Playwright waits. In Chromium
    // Playwright turns that cache off itself.
    const firefoxUserPrefs = { 'browser.sessionhistory.max_total_viewers': 0 };
    return { channel: stockFirefox, launchOptions: { executablePath, firefoxUserPrefs } };
  }
  return existsSync(firefox.executablePath()) ? {} : undefined;
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/**
 * Playwright sets the preferred colours of every new context by a command that a stock Firefox (153, at least) does
 * not support, and fails. No option omits it, so the error is swallowed here; tests of colours, motion and print say
 * that they do not run in this browser.
 */
export function excuseMissingMedia(browser: Browser): void {
  const connection = fieldOf(browser, '_connection');
  const toImplementation = fieldOf(connection, 'toImpl');
  if (typeof toImplementation !== 'function') return;
  const implementation: unknown = Reflect.apply(toImplementation, connection, [browser]);
  const session: unknown = fieldOf(implementation, '_browserSession');
  const prototype: unknown = Object.getPrototypeOf(session);
  const send = fieldOf(prototype, 'send');
  if (typeof prototype !== 'object' || prototype === null || typeof send !== 'function') return;
  Reflect.set(prototype, 'send', async function sendOrExcuse(this: unknown, ...call: unknown[]) {
    try {
      return await Reflect.apply(send, this, call);
    } catch (error) {
      if (call[0] === 'emulation.setMediaFeaturesOverride') return {};
      throw error;
    }
  });
}

/**
 * Logged or thrown for a request through a service worker, or for a font, that was pending when its page was left.
 * The status is Gecko's NS_BINDING_ABORTED.
 */
export const isGivenUp = (text: string): boolean =>
  /^Failed to load .* A ServiceWorker intercepted the request and encountered an unexpected error\.$/.test(
    text,
  ) || /^(downloadable font: )?download failed .* status=2152398850 /.test(text);

/** Thrown by a chunk whose style sheet was aborted. */
export const isSheetGivenUp = (text: string): boolean => text.startsWith('Unable to preload CSS for ');

/** Logged for a missing script, where other browsers report that a resource failed to load. */
export const isMissingScript = (text: string): boolean =>
  /^Loading module from .* was blocked because of a disallowed MIME type /.test(text);

/** Logged for a service that does not answer, or not in a way that the page may read. */
export const isOutOfReach = (text: string, service: string): boolean =>
  text.startsWith(`The Same Origin Policy disallows reading the remote resource at ${service}/`);
