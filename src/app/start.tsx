import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createAuthServices } from '@/features/auth/authServices';
import { type AppEnv, readEnv } from '@/env';
import { App } from './App';
import { ConfigurationPage } from './ConfigurationPage';
import { routes } from './routes';
import { makeStore } from './store';

type BrowserRouter = ReturnType<typeof createBrowserRouter>;

/** Resolves once the page at the current address and its data are here. */
async function opened(router: BrowserRouter): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
}

async function startWith(env: AppEnv, root: HTMLElement, isPrerendered: boolean): Promise<void> {
  const store = makeStore({ services: createAuthServices(env) });
  const router = createBrowserRouter(routes);
  const app = (
    <App store={store}>
      <RouterProvider router={router} />
    </App>
  );
  // Taking over what is not there yet would fail, and drawing it anew would blink.
  if (isPrerendered) await opened(router);
  if (!isPrerendered || router.state.errors) {
    root.replaceChildren();
    createRoot(root).render(app);
    return;
  }
  // After a revalidation the router leaves the page where its visitor has scrolled it by now, instead of
  // moving to the top as for a page that has just been opened.
  await router.revalidate();
  // What style sheets do for a page that was drawn in advance, and what it says to search engines, ends with it.
  const unsubscribe = router.subscribe(({ location }) => {
    if (location.pathname === root.dataset['page']) return;
    delete root.dataset['page'];
    document.querySelector('script[type="application/ld+json"]')?.remove();
    unsubscribe();
  });
  // As a transition the work is cut into short pieces, between which the page answers.
  startTransition(() => {
    hydrateRoot(root, app);
  });
}

/** Draws the product, or takes over the page that was drawn when the product was built. */
export async function start(root: HTMLElement, { isPrerendered }: { isPrerendered: boolean }): Promise<void> {
  const { env, problems } = readEnv();
  if (env) return startWith(env, root, isPrerendered);
  root.replaceChildren();
  createRoot(root).render(<ConfigurationPage problems={problems} />);
}
