import Close from '@mui/icons-material/Close';
import Logout from '@mui/icons-material/Logout';
import SpaceDashboard from '@mui/icons-material/SpaceDashboardOutlined';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useAppSelector } from '@/app/hooks';
import { brand } from '@/content/brand';
import { selectIsCheckingLink } from '@/features/auth/session/authSlice';
import { useAuth } from '@/features/auth/session/useAuth';
import { useLogout } from '@/features/auth/session/useLogout';
import { paths } from '@/paths';
import { LinkButton } from '@/ui/LinkButton';
import { useCloseWhenWide } from '@/ui/useCloseWhenWide';
import type { LayerState } from '@/ui/useLayer';
import { Brand } from './Brand';
import { MainNavigation } from './MainNavigation';
import { Sheet } from './MobileMenu.styles';
import { Person } from './Person';

/** The slide-in menu of narrow windows. */
export function MobileMenu({ menu }: { menu: LayerState }) {
  const { user } = useAuth();
  const isCheckingLink = useAppSelector(selectIsCheckingLink);
  const logout = useLogout();
  const link = { replace: true, onClick: menu.closeForLink };
  useCloseWhenWide(menu.close);

  return (
    <Drawer
      anchor="right"
      open={menu.isOpen}
      onClose={menu.close}
      slotProps={{
        paper: { 'aria-label': 'Menu', role: 'dialog', sx: { width: 'min(344px, 100vw - 46px)' } },
      }}
    >
      <Sheet>
        <div className="top">
          <Brand {...link} />
          <IconButton onClick={menu.close} aria-label="Close menu" edge="end">
            <Close />
          </IconButton>
        </div>
        {user && <Person user={user} size={48} />}
        <MainNavigation className="links" {...link} />
        <Typography variant="caption" component="p" color="textSecondary">
          {brand.tagline}
        </Typography>
        <div className="actions">
          {user ? (
            <>
              <LinkButton
                variant="ink"
                size="large"
                to={paths.dashboard}
                startIcon={<SpaceDashboard />}
                {...link}
              >
                Dashboard
              </LinkButton>
              <Button
                variant="outlined"
                size="large"
                startIcon={<Logout />}
                onClick={() => {
                  menu.closeFor(paths.home);
                  logout({ replace: true });
                }}
              >
                Logout
              </Button>
            </>
          ) : isCheckingLink ? null : (
            <>
              <LinkButton variant="contained" size="large" to={paths.signup} {...link}>
                Sign Up
              </LinkButton>
              <LinkButton variant="outlined" size="large" to={paths.login} {...link}>
                Login
              </LinkButton>
            </>
          )}
        </div>
      </Sheet>
    </Drawer>
  );
}
