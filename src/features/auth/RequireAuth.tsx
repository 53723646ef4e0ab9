import CircularProgress from '@mui/material/CircularProgress';
import { useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { paths } from '@/paths';
import { selectAuthStatus, selectHasEnded } from './authSlice';
import styles from './RequireAuth.module.css';
import { rememberPlace } from './returnTarget';
import { UnreachablePanel } from './UnreachablePanel';

/** Also until the page that somebody is sent to has been downloaded. */
const waiting = (
  <output className={styles['waiting']}>
    <CircularProgress aria-hidden="true" />
    <span>Loading...</span>
  </output>
);

/** Shows its page to people who are signed in, and sends everyone else to sign in and come back. */
export function RequireAuth({ children }: { children: ReactNode }) {
  const status = useAppSelector(selectAuthStatus);
  const hasEnded = useAppSelector(selectHasEnded);
  const { pathname, search, hash } = useLocation();
  const [wasShown, setWasShown] = useState(false);
  if (status === 'authenticated' && !wasShown) setWasShown(true);

  if (status === 'authenticated') return children;
  if (status === 'unreachable') return <UnreachablePanel />;
  if (status === 'loading') return waiting;
  // Whoever pressed Logout on this page is on the way home, not on the way to sign in again.
  const isLoggedOut = wasShown && !hasEnded;
  const path = `${pathname}${search}${hash}`;
  const state = rememberPlace({ path, reason: hasEnded ? 'ended' : 'protected' });
  return (
    <>
      {isLoggedOut ? (
        <Navigate to={paths.home} replace />
      ) : (
        <Navigate to={paths.login} replace state={state} />
      )}
      {waiting}
    </>
  );
}
