import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { readAuthCallback } from './authCallback';
import { completeCallback, resumeLink } from './followLink';
import { linkSlice, selectArrival, selectLink } from './linkSlice';
import { readPlaceBeforeProvider } from './pendingRedirect';
import type { RouterState } from './routerState';
import { paths } from '@/paths';

const { arrivalReached, linkSettled } = linkSlice.actions;

/**
 * Reads the sign-in callback in the address the page was opened with, if there is one, takes it out of the
 * address bar and the history, and goes where it leads.
 */
export function useAuthCallback() {
  const location = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const link = useAppSelector(selectLink);
  const arrival = useAppSelector(selectArrival);
  const handled = useRef<string>(undefined);
  const { pathname } = location;

  useEffect(() => {
    const { callback, cleaned } = readAuthCallback(location);
    const address = `${location.pathname}${location.search}${location.hash}`;
    const isFirst = handled.current === undefined;
    if (callback && handled.current !== address) {
      dispatch(completeCallback(callback, location.pathname));
      // Providers lead back to the login page, also after somebody has declined.
      const state = location.pathname === paths.login ? readPlaceBeforeProvider() : null;
      void navigate(cleaned ?? location.pathname, { replace: true, preventScrollReset: true, state });
    } else if (isFirst) {
      dispatch(resumeLink(location.pathname));
    }
    if (callback || isFirst) handled.current = address;
  }, [location, navigate, dispatch]);

  useEffect(() => {
    if (link?.status === 'dead' && link.page !== pathname) dispatch(linkSettled(null));
  }, [link, pathname, dispatch]);

  useEffect(() => {
    if (!arrival) return;
    dispatch(arrivalReached());
    // Somebody who has gone to another page meanwhile stays there.
    if (arrival.page !== pathname) return;
    const state: RouterState | null = arrival.toEnroll ? { backToEnroll: true } : null;
    void navigate(arrival.to, { replace: true, state });
  }, [arrival, pathname, navigate, dispatch]);
}
