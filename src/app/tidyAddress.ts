import { readEnrollForm } from '@/features/catalogue/enrollForm';
import { enrollParameter, paths } from '@/paths';

/**
 * Two slashes at the beginning make a path look like another site. Control characters and backslashes are
 * dropped or turned where the router, which decodes the path, builds an address of it again; so that it finds
 * no page instead of losing its way, they are left encoded once more.
 */
export const readablePath = (pathname: string): string =>
  pathname.replace(/%(?=[01][\da-f]|7f|5c)/gi, '%25').replace(/^\/{2,}/, '/');

/** Puts what a pressed Enroll Now has sent to where the router keeps it, as a press after hydration does. */
function takeUpEnrollForm(): void {
  const { pathname, href } = window.location;
  if (pathname !== paths.login && pathname !== paths.signup) return;
  const address = new URL(href);
  if (!address.searchParams.has(enrollParameter)) return;
  const place = readEnrollForm(address.searchParams);
  address.searchParams.delete(enrollParameter);
  window.history.replaceState({ usr: place }, '', address);
}

/** Gives the page an address that the router can read, before anything looks at it. */
export function tidyAddress(): void {
  const { pathname, search, hash } = window.location;
  const readable = readablePath(pathname);
  if (readable !== pathname)
    window.history.replaceState(window.history.state, '', `${readable}${search}${hash}`);
  takeUpEnrollForm();
}
