import MenuIcon from '@mui/icons-material/Menu';
import Search from '@mui/icons-material/Search';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { brand } from '@/content/brand';
import { earlySearchId } from '@/features/search/EarlySearch';
import { LazySearchDialog } from '@/features/search/LazySearchDialog';
import { useSearch } from '@/features/search/useSearch';
import { LazyPart } from '@/ui/LazyPart';
import { preloadable } from '@/ui/preloadable';
import { useEarlyOpener } from '@/ui/useEarlyPopover';
import { useLayer } from '@/ui/useLayer';
import { usePreload } from '@/ui/usePreload';
import { useSingleKeys } from '@/ui/useSingleKeys';
import { AccountActions } from './AccountActions';
import { Brand } from './Brand';
import { CartButton } from './CartButton';
import { EarlyMenu, earlyMenuId } from './EarlyMenu';
import { Bar, Row, SearchField } from './Header.styles';
import { MainNavigation } from './MainNavigation';

const MobileMenu = preloadable(async () => (await import('./MobileMenu')).MobileMenu);

/** The tagline strip and the bar that stays while the page scrolls. */
export function Header() {
  const { isOpen, openSearch } = useSearch();
  const searchOpener = useEarlyOpener(earlySearchId, { isOpen, open: openSearch });
  const menu = useLayer();
  const { isOn: hasSingleKeys } = useSingleKeys();
  const preloadSearch = usePreload(LazySearchDialog.preload);
  const menuOpener = useEarlyOpener(earlyMenuId, menu);
  const preloadMenu = usePreload(MobileMenu.preload);

  return (
    <>
      <Bar variant="outlined" square position="sticky" color="inherit">
        <Typography variant="caption" component="p" className="strip">
          {brand.tagline}
        </Typography>
        <Container>
          <Row variant="dense" disableGutters>
            <Brand />
            <MainNavigation className="navigation" />
            <div className="actions">
              <SearchField
                {...searchOpener}
                {...preloadSearch}
                aria-keyshortcuts={hasSingleKeys ? '/ Control+K' : 'Control+K'}
              >
                <Search fontSize="small" />
                Search
                {hasSingleKeys && <kbd aria-hidden="true">/</kbd>}
              </SearchField>
              <IconButton className="searchIcon" {...searchOpener} {...preloadSearch} aria-label="Search">
                <Search />
              </IconButton>
              <CartButton />
              <div className="account">
                <AccountActions />
              </div>
              <IconButton className="menuButton" {...menuOpener} {...preloadMenu} aria-label="Menu">
                <MenuIcon />
              </IconButton>
            </div>
          </Row>
        </Container>
      </Bar>
      <EarlyMenu />
      <LazyPart isOpen={menu.isOpen} onClose={menu.close}>
        <MobileMenu menu={menu} />
      </LazyPart>
    </>
  );
}
