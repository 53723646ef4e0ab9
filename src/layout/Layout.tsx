import { Fragment, Suspense, type ReactNode, useRef } from 'react';
import { type Location, Outlet, ScrollRestoration } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { readAuthCallback } from '@/features/auth/authCallback';
import { AuthCallbackNotice } from '@/features/auth/AuthCallbackNotice';
import { selectAccountChanges } from '@/features/auth/authSlice';
import { EnrollProvider } from '@/features/catalogue/EnrollProvider';
import { SearchOverlay } from '@/features/search/SearchOverlay';
import { Footer } from './Footer';
import { Header } from './Header';
import styles from './Layout.module.css';
import { OfflineBanner } from './OfflineBanner';
import { RouteAnnouncer } from './RouteAnnouncer';
import { useDoubleClickGuard } from './useDoubleClickGuard';
import { usePreloadLinks } from './usePreloadLinks';

const mainId = 'main';

/**
 * Under which name a scroll position is kept. The first entry of every document has the same key, and a
 * page would otherwise open where another one was left. What a sign-in link carries is not kept.
 */
function scrollKey(location: Location): string {
  if (location.key !== 'default') return location.key;
  const { pathname, hash } = readAuthCallback(location).cleaned ?? location;
  return pathname + hash;
}

/** What surrounds every page: skip link, header, search overlay, footer, and the conventions of navigation. */
export function Layout({ children = <Outlet /> }: { children?: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const accountChanges = useAppSelector(selectAccountChanges);
  useDoubleClickGuard();
  usePreloadLinks();
  return (
    <div className={styles['page']}>
      <a
        className={styles['skip']}
        href={`#${mainId}`}
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        Skip to main content
      </a>
      <Header />
      <OfflineBanner />
      <main id={mainId} ref={main} tabIndex={-1} className={styles['main']}>
        <AuthCallbackNotice />
        <EnrollProvider>
          {/* A page begins anew when another account signs in: what was typed for the one is not for the other. */}
          <Fragment key={accountChanges}>
            <Suspense>{children}</Suspense>
          </Fragment>
        </EnrollProvider>
      </main>
      <Footer />
      <SearchOverlay />
      <RouteAnnouncer main={main} />
      <ScrollRestoration getKey={scrollKey} />
    </div>
  );
}
