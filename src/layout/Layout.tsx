import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Fragment, Suspense, type ReactNode, useRef, useState } from 'react';
import { ScrollRestoration } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { AuthCallbackNotice } from '@/features/auth/redirects/AuthCallbackNotice';
import { AccountChanged, useAccountChangeSinceOpening } from '@/features/auth/redirects/useHasAccountChanged';
import { selectAccountChanges, selectMayBeMember } from '@/features/auth/session/authSlice';
import { CardNote } from '@/features/catalogue/CardNote';
import { EnrollProvider } from '@/features/catalogue/EnrollProvider';
import { SearchOverlay } from '@/features/search/SearchOverlay';
import { OfflineWords } from '@/ui/OfflineWords';
import { skipLink } from '@/ui/theme/skipLink';
import { PrintedPage } from '@/ui/PrintedPage';
import { drawOwnProgress } from './drawOwnProgress';
import { DrawRest } from './DrawRest';
import { LearnerEnrollMessage } from './LearnerEnrollMessage';
import { Footer } from './Footer';
import { Header } from './Header';
import { Learning } from './Learning';
import { OfflineBanner } from './OfflineBanner';
import { RouteAnnouncer } from './RouteAnnouncer';
import { scrollKey, storageKey } from './scrollPositions';
import { useDoubleClickGuard } from './useDoubleClickGuard';
import { useHeldEnter } from './useHeldEnter';
import { usePreloadLinks } from './usePreloadLinks';
import { useTextAreasInSight } from './useTextAreasInSight';

const mainId = 'main';

const Page = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  // Firefox would print an empty sheet after a page that fills less than one.
  '@media print': { minHeight: 0 },
  '& > main': { flex: 1 },
  '& > .skip': {
    position: 'fixed',
    zIndex: 1400,
    top: 8,
    left: 8,
    ...skipLink,
  },
});

/** What surrounds every page: skip link, header, search overlay, footer, and the conventions of navigation. */
export function Layout({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const accountChanges = useAppSelector(selectAccountChanges);
  const mayBeMember = useAppSelector(selectMayBeMember);
  const hasAccountChanged = useAccountChangeSinceOpening();
  const [offlineWords, setOfflineWords] = useState<string>();
  useDoubleClickGuard();
  useHeldEnter();
  usePreloadLinks();
  useTextAreasInSight();
  return (
    <Page>
      <Link
        className="skip"
        href={`#${mainId}`}
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        Skip to main content
      </Link>
      <Header />
      <OfflineBanner lost={offlineWords} />
      <main id={mainId} ref={main} tabIndex={-1}>
        <AuthCallbackNotice />
        <EnrollProvider Message={__LEARNING__ ? LearnerEnrollMessage : undefined}>
          {/* The page starts afresh when another account signs in: nobody is to see what another account typed. */}
          <Fragment key={accountChanges}>
            <OfflineWords value={setOfflineWords}>
              <AccountChanged value={hasAccountChanged}>
                <CardNote value={mayBeMember ? drawOwnProgress : null}>
                  <Suspense>{children}</Suspense>
                </CardNote>
              </AccountChanged>
            </OfflineWords>
          </Fragment>
        </EnrollProvider>
      </main>
      <Footer />
      <SearchOverlay />
      <Learning />
      <RouteAnnouncer main={main} />
      <DrawRest />
      <PrintedPage />
      <ScrollRestoration getKey={scrollKey} storageKey={storageKey} />
    </Page>
  );
}
