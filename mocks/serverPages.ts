import type { Emulator } from './service/emulator';
import { followRedirects, isServerAddress, type RedirectOutcome } from './followRedirects';

/** What is left to show of a page of the server. */
export type ServerPage = Exclude<RedirectOutcome, { kind: 'redirect' }>;

/**
 * A service worker never sees navigations. The emulator's address is on the site itself, so a mail's link and
 * the way to a provider open the app's own page; there the page plays the server instead of the app.
 * @returns what to show: null on the app's own pages; nothing ever while the browser is being sent elsewhere
 */
export async function playServerPage(server: Emulator): Promise<ServerPage | null> {
  const { href } = window.location;
  if (!isServerAddress(href)) return null;
  const outcome = await followRedirects(server, href);
  if (outcome.kind !== 'redirect') return outcome;
  window.location.replace(outcome.address);
  return new Promise(() => {});
}
