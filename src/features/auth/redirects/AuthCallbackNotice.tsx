import { lazy, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { paths } from '@/paths';
import { SeparatePart } from '@/ui/SeparatePart';
import { Notice } from './AuthCallbackNotice.styles';
import { selectAuthStatus } from '@/features/auth/session/authSlice';
import { LinkProgress } from './LinkProgress';
import { selectIsCheckingLink, selectLink } from './linkSlice';
import { noticeDismissed } from './noticeSlice';
import { useAuthCallback } from './useAuthCallback';
import { useNoticeOfPage } from './useNoticeOfPage';

const loadNotice = async () => ({ default: (await import('./NoticeAlert')).NoticeAlert });
const NoticeAlert = lazy(loadNotice);
const loadUndecided = async () => ({ default: (await import('./LinkUndecided')).LinkUndecided });
const LinkUndecided = lazy(loadUndecided);

/** Above every page: what comes of a link from a mail, of a provider's answer or of a logout. */
export function AuthCallbackNotice() {
  useAuthCallback();
  const dispatch = useAppDispatch();
  const notice = useNoticeOfPage();
  const link = useAppSelector(selectLink);
  const isChecking = useAppSelector(selectIsCheckingLink);
  const status = useAppSelector(selectAuthStatus);
  const { pathname } = useLocation();

  // Loaded ahead, so that a logout and a link that cannot be checked can say so without a connection.
  useEffect(() => {
    if (status === 'authenticated') void loadNotice().catch(() => undefined);
  }, [status]);
  useEffect(() => {
    if (isChecking) void loadUndecided().catch(() => undefined);
  }, [isChecking]);

  // The reset page shows the state of its link itself.
  const linkHere = link?.page === pathname && pathname !== paths.resetPassword ? link : null;
  return (
    <>
      <Notice data-open={linkHere !== null || undefined}>
        <LinkProgress link={linkHere} />
        {linkHere && (
          <SeparatePart>
            <LinkUndecided link={linkHere} isClosable />
          </SeparatePart>
        )}
      </Notice>
      {/* Always there: a region that arrives together with its text is often not read. */}
      <div role="status">
        {notice && (
          <SeparatePart>
            <NoticeAlert
              notice={notice}
              pathname={pathname}
              onClose={() => {
                dispatch(noticeDismissed());
              }}
            />
          </SeparatePart>
        )}
      </div>
    </>
  );
}
