import MenuIcon from '@mui/icons-material/Menu';
import Search from '@mui/icons-material/Search';
import { lazy } from 'react';
import { brand } from '@/content/brand';
import { preloadSearch } from '@/features/search/loadSearchDialog';
import { useSearch } from '@/features/search/useSearch';
import { Container } from '@/ui/Container';
import { LazyPart } from '@/ui/LazyPart';
import { useLayer } from '@/ui/useLayer';
import { AccountActions } from './AccountActions';
import { BarButton } from './BarButton';
import { Brand } from './Brand';
import { CartButton } from './CartButton';
import styles from './Header.module.css';
import { MainNavigation } from './MainNavigation';

const loadMobileMenu = () => import('./MobileMenu');
const MobileMenu = lazy(async () => ({ default: (await loadMobileMenu()).MobileMenu }));

/** A failure shows when the menu is really wanted. */
const preloadMobileMenu = () => loadMobileMenu().catch(() => undefined);

/** The tagline strip and the bar that stays while the page scrolls. */
export function Header() {
  const { openSearch } = useSearch();
  const menu = useLayer();

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
                onPointerEnter={preloadSearch}
                onFocus={preloadSearch}
                aria-keyshortcuts="/ Control+K"
              >
                <Search fontSize="small" />
                Search
                <kbd aria-hidden="true">/</kbd>
              </button>
              <BarButton
                className={styles['searchIcon']}
                onClick={openSearch}
                onPointerEnter={preloadSearch}
                onFocus={preloadSearch}
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
                onPointerEnter={preloadMobileMenu}
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
