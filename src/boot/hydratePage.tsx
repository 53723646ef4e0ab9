import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
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
import { replayInput } from './replayInput';
import { restoreStyles } from './restoreStyles';

type AppRouter = ReturnType<typeof createBrowserRouter>;

/** From here on the page answers by itself. */
function takeOver(router: AppRouter): void {
  window.boot.clicks.stop();
  notePagesAbove(router);
  noteSteps(router);
}

/** After a reload, Back and Forward lead to other addresses within the same document. */
function drawAnew(root: HTMLElement, app: ReactNode, router: AppRouter): void {
  delete root.dataset['page'];
  showList();
  const onReady = () => {
    window.boot.clicks.replay();
    takeOver(router);
  };
  createRoot(root).render(<OnHydrated value={{ onReady }}>{app}</OnHydrated>);
}

function hydrate(root: HTMLElement, app: ReactNode, router: AppRouter, isServed: () => boolean): void {
  const onReady = () => {
    showList();
    takeOver(router);
  };
  // What a prerendered page says to styles and search engines ends with it; until the next one is drawn, what lies
  // outside its window stays undrawn.
  const onPage = (pathname: string) => {
    if (root.dataset['page'] === undefined || root.dataset['page'] === pathname) return;
    delete root.dataset['page'];
    document.querySelector('script[type="application/ld+json"]')?.remove();
  };
  restoreStyles(root);
  // As a transition the work is cut into short pieces, between which the page answers.
  startTransition(() => {
    hydrateRoot(root, <OnHydrated value={{ onCommit: replayInput, onReady, onPage }}>{app}</OnHydrated>, {
      // The address may change while a page is hydrated; then React draws the new page, and that is no error.
      onRecoverableError: (error) => {
        if (isServed()) reportError(error);
      },
    });
  });
  // For a press React hydrates at once what was pressed.
  window.boot.clicks.replay();
}

/** Hydrates the page that was drawn when the product was built, or draws the one at the current address. */
export async function hydratePage(root: HTMLElement, env: AppEnv): Promise<void> {
  tidyAddress();
  forgetScrollOfOpened();
  followLayerHistory();
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
  // After a revalidation the router leaves the page where its visitor has scrolled it by now, instead of
  // moving to the top as for a page that has just been opened.
  if (isServed()) await router.revalidate();
  if (isServed() && router.state.errors) throw Object.values(router.state.errors)[0];

  if (isServed()) hydrate(root, app, router, isServed);
  else drawAnew(root, app, router);
}
