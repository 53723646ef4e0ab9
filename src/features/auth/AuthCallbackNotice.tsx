import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { authSlice, selectNotice, type AuthNotice } from './authSlice';
import { useAuthCallback } from './useAuthCallback';

const { noticeDismissed } = authSlice.actions;

const NoticeAlert = lazy(async () => ({ default: (await import('./NoticeAlert')).NoticeAlert }));

/** Above every page: what came of a link from a mail, of a provider's answer or of a logout. */
export function AuthCallbackNotice() {
  useAuthCallback();
  const dispatch = useAppDispatch();
  const notice = useAppSelector(selectNotice);
  const { pathname } = useLocation();
  const arrived = useRef<AuthNotice>(undefined);

  useEffect(() => {
    if (!notice?.page) return;
    if (notice.page === pathname) arrived.current = notice;
    else if (arrived.current === notice) dispatch(noticeDismissed());
  }, [notice, pathname, dispatch]);

  if (!notice) return null;
  return (
    <Suspense>
      <NoticeAlert
        notice={notice}
        pathname={pathname}
        onClose={() => {
          dispatch(noticeDismissed());
        }}
      />
    </Suspense>
  );
}
