import Drawer from '@mui/material/Drawer';
import { useAuth } from '@/features/auth/session/useAuth';
import { useCloseWhenWide } from '@/ui/useCloseWhenWide';
import type { LayerState } from '@/ui/useLayer';
import { MenuActions } from './MenuActions';
import { MenuSheet } from './MenuSheet';
import { menuWidth } from './MenuSheet.styles';
import { Person } from './Person';

/** The slide-in menu of narrow windows. */
export function MobileMenu({ menu }: { menu: LayerState }) {
  const { user } = useAuth();
  useCloseWhenWide(menu.isOpen, menu.close);

  return (
    <Drawer
      anchor="right"
      open={menu.isOpen}
      onClose={menu.close}
      slotProps={{ paper: { 'aria-label': 'Menu', role: 'dialog', sx: { width: menuWidth } } }}
    >
      <MenuSheet
        link={{ replace: true, onClick: menu.closeForLink }}
        closing={{ onClick: menu.close }}
        person={
          user && (
            <div className="person">
              <Person user={user} size={48} />
            </div>
          )
        }
        actions={<MenuActions menu={menu} />}
      />
    </Drawer>
  );
}
