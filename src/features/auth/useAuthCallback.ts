import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppDispatch } from '@/app/hooks';
import { completeCallback, readAuthCallback } from './authCallback';
import { backToEnroll } from './returnTarget';

/**
 * Reads the sign-in callback in the address the page was opened with, if there is one, and takes it out
 * of the address bar and the history.
 */
export function useAuthCallback() {
  const location = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const handled = useRef<string>(undefined);

  useEffect(() => {
    const { callback, cleaned } = readAuthCallback(location);
    const address = `${location.pathname}${location.search}${location.hash}`;
    if (!callback || handled.current === address) return;
    handled.current = address;
    void (async () => {
      const arriving = dispatch(completeCallback(callback, location.pathname));
      await navigate(cleaned ?? location.pathname, { replace: true, preventScrollReset: true });
      const { to, toEnroll = false } = await arriving;
      if (to !== undefined) await navigate(to, { replace: true, state: toEnroll ? backToEnroll : null });
    })();
  }, [location, navigate, dispatch]);
}
