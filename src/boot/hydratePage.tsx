import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter, RouterProvider } from 'react-router-dom';
import { App } from '@/app/App';
import { preloadPageOf } from '@/app/preloadPage';
import { routes } from '@/app/routes';
import { makeStore } from '@/app/store';
import { tidyAddress } from '@/app/tidyAddress';
import { whenInitialized } from '@/app/whenInitialized';
import type { AppEnv } from '@/env';
import { createAuthServices } from '@/features/auth/session/authServices';
import { forgetScrollOfOpened } from '@/layout/scrollPositions';
import { OnHydrated } from '@/ui/AfterHydration';
import { noteSteps } from '@/ui/historySteps';
import { followLayerHistory, notePagesAbove } from '@/ui/layerHistory';
import { PreloadPage } from '@/ui/PreloadPage';
import { showList } from './markDocument';
import { reloadStuck } from './reloadStuck';
import { replayInput } from './replayInput';
import { restoreStyles } from './restoreStyles';
import { tolerateTranslation } from './tolerateTranslation';

/** From here on the page handles its own events. */
function handleOwnEvents(router: DataRouter): void {
  // The message of a page that fails later is drawn with the same callback.
  if (!window.boot.clicks.isListening()) return;
  window.boot.clicks.stop();
  notePagesAbove(router);
  noteSteps(router);
}

/**
 * Hydrating a pressed button may replace its form, which cannot be sent then; Chromium would warn of the attempt. A link
 * that is gone still leads on.
 */
function ignoreRemoved(press: Event): void {
  const { target } = press;
  if (target instanceof Element && !target.isConnected && !target.closest('a')) press.preventDefault();
}

/**
 * Draws the page without hydration: it was served empty, or Back or Forward after a reload has changed the address
 * within the same document.
 */
function drawAnew(root: HTMLElement, app: ReactNode, router: DataRouter): void {
  delete root.dataset['page'];
  showList();
  // The page has its own.
  document.querySelector('meta[name="robots"]')?.remove();
  const onReady = () => {
    window.boot.clicks.replay();
    handleOwnEvents(router);
  };
  createRoot(root).render(<OnHydrated value={{ onReady }}>{app}</OnHydrated>);
}

function hydrate(root: HTMLElement, app: ReactNode, router: DataRouter, isServed: () => boolean): void {
  const onReady = () => {
    showList();
    handleOwnEvents(router);
  };
  // Once another page is drawn, removes what belongs to the prerendered one: `data-page`, whose styles defer what
  // lies outside the viewport, and the data for search engines.
  const onPage = (pathname: string) => {
    if (root.dataset['page'] === undefined || root.dataset['page'] === pathname) return;
    delete root.dataset['page'];
    document.querySelector('script[type="application/ld+json"]')?.remove();
  };
  restoreStyles(root);
  // Before React's own handlers, whose work removes pressed elements, too.
  root.addEventListener('click', ignoreRemoved);
  // In a transition, hydration is split into short tasks, between which the page can respond.
  startTransition(() => {
    hydrateRoot(root, <OnHydrated value={{ onCommit: replayInput, onReady, onPage }}>{app}</OnHydrated>, {
      // If the address changes during hydration, React draws the new page, which is no error.
      onRecoverableError: (error) => {
        if (isServed()) reportError(error);
      },
    });
  });
  // React hydrates at once whatever a replayed press hits.
  window.boot.clicks.replay();
}

/** Hydrates the prerendered page, or draws the page of the current address. */
export async function hydratePage(root: HTMLElement, env: AppEnv): Promise<void> {
  tolerateTranslation();
  tidyAddress();
  forgetScrollOfOpened();
  followLayerHistory();
  reloadStuck();
  const router = createBrowserRouter(routes);
  const app = (
    <App store={makeStore({ services: createAuthServices(env) })}>
      <PreloadPage value={preloadPageOf(routes)}>
        <RouterProvider router={router} />
      </PreloadPage>
    </App>
  );
  const served = root.dataset['page'];
  const isServed = () => router.state.location.pathname === served;

  await whenInitialized(router);
  // After a revalidation the router keeps the scroll position. Otherwise it would move to the top, as for a page that
  // has just been opened.
  if (isServed()) await router.revalidate();
  if (isServed() && router.state.errors) throw Object.values(router.state.errors)[0];

  if (isServed()) hydrate(root, app, router, isServed);
  else drawAnew(root, app, router);
}
