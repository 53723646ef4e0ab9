import Close from '@mui/icons-material/Close';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { brand } from '@/content/brand';
import { useAuth } from '@/features/auth/session/useAuth';
import { useCloseWhenWide } from '@/ui/useCloseWhenWide';
import type { LayerState } from '@/ui/useLayer';
import { Brand } from './Brand';
import { MainNavigation } from './MainNavigation';
import { MenuActions } from './MenuActions';
import { Sheet } from './MobileMenu.styles';
import { Person } from './Person';

/** The slide-in menu of narrow windows. */
export function MobileMenu({ menu }: { menu: LayerState }) {
  const { user } = useAuth();
  const link = { replace: true, onClick: menu.closeForLink };
  useCloseWhenWide(menu.isOpen, menu.close);

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
        {user && (
          <div className="person">
            <Person user={user} size={48} />
          </div>
        )}
        <MainNavigation className="links" {...link} />
        <Typography variant="caption" component="p" color="textSecondary">
          {brand.tagline}
        </Typography>
        <div className="actions">
          <MenuActions menu={menu} />
        </div>
      </Sheet>
    </Drawer>
  );
}
