import { act, cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter, createMemoryRouter, RouterProvider } from 'react-router-dom';
import { App } from '@/app/App';
import { routes } from '@/app/routes';
import { makeStore } from '@/app/store';
import { createAuthServices } from '@/features/auth/session/authServices';
import { noteSteps } from '@/ui/historySteps';
import { followLayerHistory, notePagesAbove } from '@/ui/layerHistory';
import { type AppEnv, readEnv, sessionStorageKey } from '@/env';
import type { SeedUser } from '@mocks/seedUsers';

interface RenderOptions {
  /** Signed in before the page opens, as in a browser: by a session in storage. */
  as?: SeedUser;
  /** Router state, as a link elsewhere would have passed it. */
  state?: unknown;
  /** With the product's router, which shares the browser's history with dialogs and other layers over a page. */
  isInBrowser?: boolean;
}

const ends: (() => void)[] = [];

function browserRouter() {
  const router = createBrowserRouter(routes);
  notePagesAbove(router);
  ends.push(() => router.dispose());
  return router;
}

/** Errors of pages, for which the router shows an error page that no test expects. */
let failures: unknown[] = [];

/** Leaves a session in storage, as an earlier visit would have. */
async function storeSessionOf({ email, password }: SeedUser, env: AppEnv) {
  const response = await fetch(`${env.supabaseUrl}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: env.supabaseAnonKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  localStorage.setItem(sessionStorageKey(env.supabaseUrl), await response.text());
}

/**
 * Opens an address of the product with its real routes, store and Supabase client; only the network is
 * the emulator's.
 */
export async function renderAt(address: string, { as, state, isInBrowser = false }: RenderOptions = {}) {
  const { env } = readEnv();
  if (!env) throw new Error('jest.config.ts has lost the test backend');
  if (as) await storeSessionOf(as, env);

  const { pathname, search, hash } = new URL(address, 'http://localhost');
  window.history.replaceState(state, '', address);
  followLayerHistory();
  const services = createAuthServices(env);
  // Its retries would go on, and their answer would end the next page's session, which has the same key.
  ends.push(() => services.renewClient());
  const store = makeStore({ services });
  const router = isInBrowser
    ? browserRouter()
    : createMemoryRouter(routes, { initialEntries: [{ pathname, search, hash, state }] });
  noteSteps(router);
  router.subscribe(({ errors }) => failures.push(...Object.values(errors ?? {})));
  // No turn of the event loop between two keys: `act` makes React finish with the first before the second.
  const user = userEvent.setup({ delay: null });
  const view = await act(async () =>
    render(
      <App store={store}>
        <RouterProvider router={router} />
      </App>,
    ),
  );
  return { user, router, store, services, view };
}

/** What a reload does: only the address, the state of the history entry and what is stored remain. */
export function reload({ view }: Pick<Awaited<ReturnType<typeof renderAt>>, 'view'>) {
  view.unmount();
  const { pathname, search, hash } = window.location;
  return renderAt(`${pathname}${search}${hash}`, { state: window.history.state, isInBrowser: true });
}

afterEach(() => {
  cleanup();
  for (const end of ends.splice(0)) end();
  const shown = failures;
  failures = [];
  expect(shown).toEqual([]);
});
