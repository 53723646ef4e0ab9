import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { authSlice, selectAuthStatus, selectNotice, type AuthNotice } from './authSlice';
import { useAuthCallback } from './useAuthCallback';

const { noticeDismissed } = authSlice.actions;

const loadNotice = async () => ({ default: (await import('./NoticeAlert')).NoticeAlert });
const NoticeAlert = lazy(loadNotice);

/** Above every page: what came of a link from a mail, of a provider's answer or of a logout. */
export function AuthCallbackNotice() {
  useAuthCallback();
  const dispatch = useAppDispatch();
  const notice = useAppSelector(selectNotice);
  const status = useAppSelector(selectAuthStatus);
  const { pathname } = useLocation();
  const arrived = useRef<AuthNotice>(undefined);

  useEffect(() => {
    if (!notice?.page) return;
    if (notice.page === pathname) arrived.current = notice;
    else if (arrived.current === notice) dispatch(noticeDismissed());
  }, [notice, pathname, dispatch]);

  // A logout must be able to say its word without a connection.
  useEffect(() => {
    if (status === 'authenticated') void loadNotice().catch(() => undefined);
  }, [status]);

  if (!notice) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <NoticeAlert
          notice={notice}
          pathname={pathname}
          onClose={() => {
            dispatch(noticeDismissed());
          }}
        />
      </Suspense>
    </ErrorBoundary>
  );
}
