import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { paths } from '@/paths';
import { PageLoading } from '@/ui/PageLoading';
import { Redirect } from '@/ui/Redirect';
import { selectAuthStatus, selectHasEnded, selectIsSigningOut, selectLastUserId } from './authSlice';
import { readAuthCallback } from '@/features/auth/redirects/authCallback';
import type { RememberedPlace } from '@/features/auth/redirects/returnTarget';
import { UnreachablePanel } from './UnreachablePanel';

/** Shows its page to people who are signed in, and sends everyone else to sign in and come back. */
export function RequireAuth({ children }: { children: ReactNode }) {
  const status = useAppSelector(selectAuthStatus);
  const hasEnded = useAppSelector(selectHasEnded);
  const isSigningOut = useAppSelector(selectIsSigningOut);
  const lastUserId = useAppSelector(selectLastUserId);
  const location = useLocation();
  // Tokens in the address are not remembered.
  const { pathname, search, hash } = readAuthCallback(location).cleaned ?? location;
  const [wasShown, setWasShown] = useState(false);
  if (status === 'authenticated' && !wasShown) setWasShown(true);

  const isMember = status === 'authenticated';
  const isAnonymous = status === 'anonymous';
  // After Logout on this page the way leads home, not to the login page.
  const isLoggedOut = isSigningOut || (wasShown && !hasEnded);
  const state: RememberedPlace = {
    from: `${pathname}${search}${hash}`,
    reason: hasEnded ? 'ended' : 'protected',
    userId: lastUserId ?? undefined,
  };
  return (
    <>
      {isMember && children}
      {status === 'unreachable' && <UnreachablePanel />}
      {isAnonymous && isLoggedOut && <Redirect to={paths.home} />}
      {isAnonymous && !isLoggedOut && <Redirect to={paths.login} state={state} />}
      {/* Also while the page of the redirect is being downloaded. */}
      <PageLoading isLoading={status === 'loading' || isAnonymous} />
    </>
  );
}
