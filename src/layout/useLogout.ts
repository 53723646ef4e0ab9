import { useNavigate } from 'react-router-dom';
import { useAuth } from '@/features/auth/useAuth';
import { paths } from '@/paths';

/** Signs this device out and goes home at once; the server is told in the background. */
export function useLogout() {
  const { signOut } = useAuth();
  const navigate = useNavigate();
  return () => {
    void signOut();
    void navigate(paths.home);
  };
}
