import Alert from '@mui/material/Alert';
import { Link } from 'react-router-dom';
import { paths } from '@/paths';
import styles from './AuthCallbackNotice.module.css';
import type { AuthNotice } from './authSlice';
import { notices } from './notices';
import { ResendConfirmation } from './ResendConfirmation';

interface NoticeAlertProps {
  notice: AuthNotice;
  pathname: string;
  onClose: () => void;
}

/** The words of a notice. Few visitors ever see one, so they load when there is one. */
export function NoticeAlert({ notice, pathname, onClose }: NoticeAlertProps) {
  const { text, severity, offersSignIn = false } = notices[notice.kind];
  return (
    <div className={styles['notice']}>
      {/* It stands in a region that is read when there is time; an error interrupts. */}
      <Alert severity={severity} role={severity === 'error' ? 'alert' : 'presentation'} onClose={onClose}>
        {text}
        {offersSignIn && pathname !== paths.login && (
          <>
            {' '}
            <Link className={styles['link']} to={paths.login}>
              Sign in
            </Link>
          </>
        )}
        {notice.kind === 'linkDead' && (
          <div className={styles['resend']}>
            <ResendConfirmation />
          </div>
        )}
      </Alert>
    </div>
  );
}
