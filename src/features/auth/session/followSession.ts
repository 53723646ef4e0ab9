import type { AppThunk } from '@/app/thunk';
import { forgetExpiredRedirects } from '@/features/auth/redirects/pendingRedirect';
import { endedSessionsKey } from './endedSessions';
import { lookAgain, lookIntoStorage, reconcile } from './sessionSync';

/** Follows the session from the first look into storage until the returned function is called. */
export const followSession = (): AppThunk<() => void> => (dispatch, _getState, services) => {
  forgetExpiredRedirects();
  dispatch(lookIntoStorage());

  const controller = new AbortController();
  const options = { signal: controller.signal };
  const check = () => {
    dispatch(reconcile());
  };
  const checkEntry = ({ key }: StorageEvent) => {
    if (key === null || key === services.sessionKey || key === endedSessionsKey) check();
  };
  const checkRestored = ({ persisted }: PageTransitionEvent) => {
    if (persisted) check();
  };
  // `visibilitychange` also fires when the page is being left. Firefox drops the task in which React would draw a change, and
  // if Back brings the page from the back/forward cache, React waits for that task for ever.
  const checkVisible = () => {
    if (document.visibilityState === 'visible') check();
  };
  window.addEventListener('storage', checkEntry, options);
  window.addEventListener('focus', check, options);
  window.addEventListener('pageshow', checkRestored, options);
  window.addEventListener('online', () => dispatch(lookAgain()), options);
  document.addEventListener('visibilitychange', checkVisible, options);
  const stopListening = services.onRenewedElsewhere(check);
  return () => {
    stopListening();
    controller.abort();
  };
};
