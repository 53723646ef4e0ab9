import { sessionStorageKey } from '@/env';
import { isLinkCode, readPendingLink } from '@/features/auth/redirects/pendingLink';
import { ownField } from '@/ui/readUnknown';
import { markSession } from '@/features/auth/session/sessionMark';
import { cataloguePath, catalogueParameters, loginPath, pricePlanParameter, signupPath } from '@/paths';
import { isOpenedAnew } from '@/ui/isOpenedAnew';
import { readCourseToEnroll } from './readCourseToEnroll';

/** Whether a session is stored, or a link has brought the code for one, now or before a reload. */
function mayHaveSession(): boolean {
  if (isLinkCode(new URLSearchParams(window.location.search).get('code'))) return true;
  if (readPendingLink()?.page === window.location.pathname) return true;
  try {
    const key = sessionStorageKey(new URL(__APP_ENV__.supabaseUrl, window.location.href).href);
    return (localStorage.getItem(key) ?? sessionStorage.getItem(key)) !== null;
  } catch {
    // Storage may be blocked, or the address of the backend invalid, which the page reports by itself.
    return false;
  }
}

/** Whether the address asks for another list than the one in the prerendered catalogue. */
function isFiltered({ pathname, search }: Location): boolean {
  const asked = new URLSearchParams(search);
  return pathname === cataloguePath && catalogueParameters.some((name) => asked.has(name));
}

/** Whether the login page will explain why the visitor was sent there, in a longer text than the prerendered one. */
const hasReason = ({ pathname }: Location): boolean =>
  pathname === loginPath &&
  (readCourseToEnroll() ?? ownField(ownField(window.history.state, 'usr'), 'reason')) !== undefined;

/** The plan that the sign-up page will name above its form, if it exists. */
const planOf = ({ pathname, search }: Location): string | null =>
  pathname === signupPath ? new URLSearchParams(search).get(pricePlanParameter) : null;

/**
 * Tells the styles, before the first paint, what a prerendered page could not know: that a session is stored or on
 * its way, so that a member's header never shows "Login"; that the address filters the catalogue; that a form needs
 * room above it, or it would move under the finger once it is hydrated; and that the page opens at its top, so that
 * the first viewport is painted before what lies below it.
 */
export function markDocument(): void {
  const { dataset } = document.documentElement;
  if (mayHaveSession()) markSession();
  if (isFiltered(window.location)) dataset['filtered'] = '';
  if (hasReason(window.location)) dataset['reason'] = '';
  const plan = planOf(window.location);
  if (plan !== null) dataset['plan'] = plan;

  if (!isOpenedAnew() || window.location.hash !== '') return;
  dataset['opening'] = '';
  void painted().then(() => delete dataset['opening']);
}

/** Shows the catalogue's list: it matches the address now, or no better one will come. */
export const showList = (): void => {
  delete document.documentElement.dataset['filtered'];
};

/** Resolves after the first paint, or, if none is reported, once everything is loaded. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    window.addEventListener('load', () => setTimeout(resolve));
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  });
