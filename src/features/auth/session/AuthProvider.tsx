import { useEffect, type ReactNode } from 'react';
import { useAppDispatch } from '@/app/hooks';
import { followSession } from './followSession';
import { AuthContext } from './useAuth';

/** Follows the session for as long as it is mounted. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(followSession()), [dispatch]);
  return <AuthContext value={true}>{children}</AuthContext>;
}
