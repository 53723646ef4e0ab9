import Alert from '@mui/material/Alert';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { paths } from '@/paths';
import styles from './AuthCallbackNotice.module.css';
import { authSlice, selectNotice, type AuthNotice } from './authSlice';
import { notices } from './notices';
import { ResendConfirmation } from './ResendConfirmation';
import { useAuthCallback } from './useAuthCallback';

const { noticeDismissed } = authSlice.actions;

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
  const { text, severity, offersSignIn = false } = notices[notice.kind];
  return (
    <div className={styles['notice']}>
      <Alert
        severity={severity}
        role={severity === 'error' ? 'alert' : 'status'}
        onClose={() => {
          dispatch(noticeDismissed());
        }}
      >
        {text}
        {offersSignIn && pathname !== paths.login && (
          <>
            {' '}
            <Link className={styles['link']} to={paths.login}>
              Sign in
            </Link>
          </>
        )}
        {notice.kind === 'linkDead' && <ResendConfirmation />}
      </Alert>
    </div>
  );
}
