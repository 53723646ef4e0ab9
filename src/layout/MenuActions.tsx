import SpaceDashboard from '@mui/icons-material/SpaceDashboardOutlined';
import { useAppSelector } from '@/app/hooks';
import { selectIsCheckingLink } from '@/features/auth/redirects/linkSlice';
import { LogoutButton } from '@/features/auth/session/LogoutButton';
import { useAuth } from '@/features/auth/session/useAuth';
import { paths } from '@/paths';
import { LinkButton } from '@/ui/LinkButton';
import type { LayerState } from '@/ui/useLayer';
import { useAuthLinks } from './useAuthLinks';

/** The end of the slide-in menu: the account actions of a member or a visitor. */
export function MenuActions({ menu }: { menu: LayerState }) {
  const { user, status } = useAuth();
  const isCheckingLink = useAppSelector(selectIsCheckingLink);
  const { login, signup } = useAuthLinks();
  const link = { replace: true, onClick: menu.closeForLink };

  // A session that cannot be confirmed can be ended here, too.
  if (user !== null || status === 'unreachable') {
    return (
      <>
        {user && (
          <LinkButton
            variant="ink"
            size="large"
            to={paths.dashboard}
            startIcon={<SpaceDashboard />}
            {...link}
          >
            Dashboard
          </LinkButton>
        )}
        <LogoutButton variant="outlined" size="large" layer={menu} />
      </>
    );
  }
  // The link may sign the visitor in at any moment; Login would say that it has not.
  if (isCheckingLink || status === 'loading') return null;
  return (
    <>
      <LinkButton variant="contained" size="large" {...signup} {...link}>
        Sign Up
      </LinkButton>
      <LinkButton variant="outlined" size="large" {...login} {...link}>
        Login
      </LinkButton>
    </>
  );
}
