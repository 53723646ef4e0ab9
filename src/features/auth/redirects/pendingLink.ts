import { isRecord, parseJson } from '@/ui/readUnknown';
import { tryStorage } from '@/ui/tryStorage';

/** The code that a mail's link, or the way back from a provider, brought to a page. */
export interface PendingLink {
  code: string;
  /** The path it was opened on. */
  page: string;
}

/** The service's codes are UUIDs; any other `?code=` may be a campaign's. */
export const isLinkCode = (code: string | null): code is string =>
  code !== null && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(code);

const storageKey = 'aiclub-pending-link';

/** Used where the tab's storage is not available; the link then lasts as long as the page. */
let inMemory: PendingLink | undefined;

/** Keeps a code that has left the address bar until the service has decided about it, over a reload too. */
export function keepPendingLink(link: PendingLink): void {
  const isKept = tryStorage(() => {
    sessionStorage.setItem(storageKey, JSON.stringify(link));
    return true;
  });
  inMemory = isKept ? undefined : link;
}

/** Read without valibot, because this is part of the inline script of every page. */
export function readPendingLink(): PendingLink | undefined {
  if (inMemory) return inMemory;
  const stored = parseJson(tryStorage(() => sessionStorage.getItem(storageKey)) ?? '');
  if (!isRecord(stored)) return undefined;
  const { code, page } = stored;
  return typeof code === 'string' && typeof page === 'string' ? { code, page } : undefined;
}

export function forgetPendingLink(): void {
  inMemory = undefined;
  tryStorage(() => sessionStorage.removeItem(storageKey));
}
