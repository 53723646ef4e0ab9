import { readEnrollForm } from '@/features/catalogue/enrollForm';
import { isAuthPage } from '@/features/auth/redirects/returnTarget';
import { isRecord } from '@/ui/readUnknown';
import { enrollParameter } from '@/paths';

/**
 * A path that starts with two slashes reads as another host. The router decodes a path and builds a URL from it, which
 * drops control characters and turns backslashes into slashes. Encoded once more, such a path matches no route instead
 * of a wrong one.
 */
export const readablePath = (pathname: string): string =>
  pathname.replace(/%(?=[01][\da-f]|7f|5c)/gi, '%25').replace(/^\/{2,}/, '/');

/** Moves what Enroll Now sent before hydration from the query to the router's state, as presses after hydration do. */
function takeUpEnrollForm(): void {
  const { pathname, href } = window.location;
  if (!isAuthPage(pathname)) return;
  const address = new URL(href);
  if (!address.searchParams.has(enrollParameter)) return;
  const place = readEnrollForm(address.searchParams);
  address.searchParams.delete(enrollParameter);
  window.history.replaceState({ usr: place }, '', address);
}

/**
 * The router gives the first entry of every document the same key. The sign-in pages know the entry on which a form was
 * sent by its key (`isWhereSent`).
 */
function keyFirstEntry(): void {
  const { state } = window.history;
  const hasKey = isRecord(state) && 'key' in state;
  if (hasKey || !isAuthPage(window.location.pathname)) return;
  window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
}

/** Replaces an address, or a history entry, that the router would misread, before anything reads it. */
export function tidyAddress(): void {
  const { pathname, search, hash } = window.location;
  const readable = readablePath(pathname);
  if (readable !== pathname)
    window.history.replaceState(window.history.state, '', `${readable}${search}${hash}`);
  takeUpEnrollForm();
  keyFirstEntry();
}
