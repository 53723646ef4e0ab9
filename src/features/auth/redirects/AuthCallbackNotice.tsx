import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { paths } from '@/paths';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { Notice } from './AuthCallbackNotice.styles';
import {
  authSlice,
  selectAuthStatus,
  selectIsCheckingLink,
  selectLink,
  selectNotice,
  type AuthNotice,
} from '@/features/auth/session/authSlice';
import { LinkProgress } from './LinkProgress';
import { useAuthCallback } from './useAuthCallback';

const { noticeDismissed } = authSlice.actions;

const loadNotice = async () => ({ default: (await import('./NoticeAlert')).NoticeAlert });
const NoticeAlert = lazy(loadNotice);
const loadUndecided = async () => ({ default: (await import('./LinkUndecided')).LinkUndecided });
const LinkUndecided = lazy(loadUndecided);

/** Above every page: what comes of a link from a mail, of a provider's answer or of a logout. */
export function AuthCallbackNotice() {
  useAuthCallback();
  const dispatch = useAppDispatch();
  const notice = useAppSelector(selectNotice);
  const link = useAppSelector(selectLink);
  const isChecking = useAppSelector(selectIsCheckingLink);
  const status = useAppSelector(selectAuthStatus);
  const { pathname } = useLocation();
  const shown = useRef<{ notice: AuthNotice; pathname: string }>(undefined);

  // It goes with the page it was read on, unless that page was left for the one it belongs to.
  useEffect(() => {
    if (!notice?.page) return;
    const isNew = shown.current?.notice !== notice;
    if (!isNew && shown.current?.pathname === pathname) return;
    if (isNew || notice.page === pathname) shown.current = { notice, pathname };
    else dispatch(noticeDismissed());
  }, [notice, pathname, dispatch]);

  // A logout, and a link that cannot be checked, must be able to say so without a connection.
  useEffect(() => {
    if (status === 'authenticated') void loadNotice().catch(() => undefined);
  }, [status]);
  useEffect(() => {
    if (isChecking) void loadUndecided().catch(() => undefined);
  }, [isChecking]);

  // The reset page is about nothing but its link, and tells of it itself.
  const linkHere = link?.page === pathname && pathname !== paths.resetPassword ? link : null;
  return (
    <>
      <Notice data-open={linkHere !== null || undefined}>
        <LinkProgress link={linkHere} />
        {linkHere && (
          <ErrorBoundary fallback={null}>
            <Suspense>
              <LinkUndecided link={linkHere} isClosable />
            </Suspense>
          </ErrorBoundary>
        )}
      </Notice>
      {/* Always there: a region that arrives together with its text is often not read. */}
      <div role="status">
        {notice && (
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
        )}
      </div>
    </>
  );
}
