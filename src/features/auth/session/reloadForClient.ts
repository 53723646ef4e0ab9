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
 * The account client is asked for in the background again and again, and a page can do without it: where one reload
 * has not brought it, there is no second one, however long ago the first was. `isHarmless` is asked before anything
 * is done, and again right before the reload.
 */
export function reloadForClient(error: unknown, isHarmless: () => boolean): void {
  if (isHarmless() && !hasReloadedForClient() && mayReloadFor(error)) void reloadOnce(isHarmless, clientKey);
}

/** The account client has come: should a later release miss it, a reload may help again. */
export function noteClientLoaded(): void {
  try {
    sessionStorage.removeItem(clientKey);
  } catch {
    // Where nothing can be kept, nothing was noted.
  }
}
