import type { Emulator } from './service/emulator';
import { followRedirects, isServerAddress, type RedirectOutcome } from './followRedirects';

/** What is left to show of a page of the server. */
export type ServerPage = Exclude<RedirectOutcome, { kind: 'redirect' }>;

/**
 * MSW ignores navigations. The emulator's address is on the site itself, so a mail's link and a redirect to a
 * provider open the app's page, which then plays the server instead of the app.
 * @returns what to show, null on the app's own pages; never resolves while the browser is being redirected
 */
export async function playServerPage(server: Emulator): Promise<ServerPage | null> {
  const { href } = window.location;
  if (!isServerAddress(href)) return null;
  const outcome = await followRedirects(server, href);
  if (outcome.kind !== 'redirect') return outcome;
  window.location.replace(outcome.address);
  return new Promise(() => {});
}
