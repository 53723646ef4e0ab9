import MenuIcon from '@mui/icons-material/Menu';
import Search from '@mui/icons-material/Search';
import { brand } from '@/content/brand';
import { loadSearchDialog } from '@/features/search/loadSearchDialog';
import { useSearch } from '@/features/search/useSearch';
import { Container } from '@/ui/Container';
import { LazyPart } from '@/ui/LazyPart';
import { preloadable } from '@/ui/preloadable';
import { useLayer } from '@/ui/useLayer';
import { usePreload } from '@/ui/usePreload';
import { AccountActions } from './AccountActions';
import { BarButton } from './BarButton';
import { Brand } from './Brand';
import { CartButton } from './CartButton';
import styles from './Header.module.css';
import { MainNavigation } from './MainNavigation';

const MobileMenu = preloadable(async () => (await import('./MobileMenu')).MobileMenu);

/** The tagline strip and the bar that stays while the page scrolls. */
export function Header() {
  const { openSearch } = useSearch();
  const menu = useLayer();
  const preloadSearch = usePreload(loadSearchDialog);
  const preloadMenu = usePreload(MobileMenu.preload);

  return (
    <>
      <header className={styles['header']}>
        <p className={styles['strip']}>{brand.tagline}</p>
        <div className={styles['bar']}>
          <Container className={styles['row']}>
            <Brand />
            <MainNavigation className={styles['navigation']} />
            <div className={styles['actions']}>
              <button
                type="button"
                className={styles['searchField']}
                onClick={openSearch}
                {...preloadSearch}
                aria-keyshortcuts="/ Control+K"
              >
                <Search fontSize="small" />
                Search
                <kbd aria-hidden="true">/</kbd>
              </button>
              <BarButton
                className={styles['searchIcon']}
                onClick={openSearch}
                {...preloadSearch}
                aria-label="Search"
              >
                <Search />
              </BarButton>
              <CartButton />
              <div className={styles['account']}>
                <AccountActions />
              </div>
              <BarButton
                className={styles['menuButton']}
                onClick={menu.open}
                {...preloadMenu}
                aria-label="Menu"
                aria-haspopup="dialog"
                aria-expanded={menu.isOpen}
              >
                <MenuIcon />
              </BarButton>
            </div>
          </Container>
        </div>
      </header>
      {menu.wasOpened && (
        <LazyPart isOpen={menu.isOpen} onClose={menu.close}>
          <MobileMenu menu={menu} />
        </LazyPart>
      )}
    </>
  );
}
