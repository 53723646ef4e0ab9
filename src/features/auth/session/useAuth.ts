import { createContext, useContext, useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { signIn, signUp, type Credentials, type Registration } from './accountCalls';
import { selectAuthStatus, selectIsLoading, selectUser } from './authSlice';

/** True below an AuthProvider, where the session is being followed. */
export const AuthContext = createContext(false);

/** Who is signed in, whether that is still being looked up, and the calls that change it. */
export function useAuth() {
  if (!useContext(AuthContext)) throw new Error('useAuth must be used within an AuthProvider');
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const status = useAppSelector(selectAuthStatus);
  const loading = useAppSelector(selectIsLoading);
  const calls = useMemo(
    () => ({
      signIn: (credentials: Credentials) => dispatch(signIn(credentials)),
      signUp: (registration: Registration) => dispatch(signUp(registration)),
    }),
    [dispatch],
  );
  return { user, status, loading, ...calls };
}
