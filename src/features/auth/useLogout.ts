import { useNavigate } from 'react-router-dom';
import { paths } from '@/paths';
import { useAuth } from './useAuth';

/** Signs this device out and goes home at once; the server is told in the background. */
export function useLogout() {
  const { signOut } = useAuth();
  const navigate = useNavigate();
  return () => {
    void signOut();
    void navigate(paths.home);
  };
}
