import { mayReloadFor, reloadOnce } from '@/ui/reload';
import { tryStorage } from '@/ui/tryStorage';

/** Set by a reload for the account client, until the client has come. */
const clientKey = 'reloaded-for-client';

/** True as well where the browser refuses to say. */
const hasReloadedForClient = (): boolean => tryStorage(() => sessionStorage.getItem(clientKey)) !== null;

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
  tryStorage(() => sessionStorage.removeItem(clientKey));
}
