import * as v from 'valibot';
import { parseJson, readAs } from '@/features/auth/session/readUnknown';

const pendingLink = v.object({
  code: v.string(),
  /** The path it was opened on. */
  page: v.string(),
});

/** The code that a mail's link, or the way back from a provider, brought to a page. */
export type PendingLink = v.InferOutput<typeof pendingLink>;

const storageKey = 'aiclub-pending-link';

/** Stands in where the tab's storage is not available; the link then lasts as long as the page. */
let inMemory: PendingLink | undefined;

/** Keeps a code that has left the address bar until the service has decided about it, over a reload too. */
export function keepPendingLink(link: PendingLink): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(link));
    inMemory = undefined;
  } catch {
    inMemory = link;
  }
}

export function readPendingLink(): PendingLink | undefined {
  if (inMemory) return inMemory;
  try {
    return readAs(pendingLink, parseJson(sessionStorage.getItem(storageKey) ?? ''));
  } catch {
    return undefined;
  }
}

export function forgetPendingLink(): void {
  inMemory = undefined;
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // What was never stored needs no removal.
  }
}
