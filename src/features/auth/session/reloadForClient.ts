import { mayReloadFor, reloadOnce } from '@/ui/reload';

/** Set by a reload for the account client, until the client has come. */
const clientKey = 'reloaded-for-client';

function hasReloadedForClient(): boolean {
  try {
    return sessionStorage.getItem(clientKey) !== null;
  } catch {
    return true;
  }
}

/**
 * Reloads the page for the sake of the account client, once. The client is asked for again and again in the background,
 * and a page works without it, so if one reload did not help there is no second one, however much later. `isHarmless`
 * is asked first, and again right before the reload.
 */
export function reloadForClient(error: unknown, isHarmless: () => boolean): void {
  if (isHarmless() && !hasReloadedForClient() && mayReloadFor(error)) void reloadOnce(isHarmless, clientKey);
}

/** The account client was loaded: if a later release makes it fail again, one more reload is allowed. */
export function noteClientLoaded(): void {
  try {
    sessionStorage.removeItem(clientKey);
  } catch {
    // Where nothing can be kept, nothing was noted.
  }
}
