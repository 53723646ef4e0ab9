import { NavigationRoute, registerRoute } from 'workbox-routing';

/**
 * Runs before MSW's worker in the demo and, like `src/serviceWorker.ts` in production, keeps the product working
 * offline. The emulator cannot answer before its worker is active, so the files are fetched after activation and not
 * on install.
 */
const name = `demo-${__RELEASE__}`;

async function keepFiles(): Promise<void> {
  const store = await caches.open(name);
  for (const { url, integrity } of __PRECACHED__) {
    const isKept = (await store.match(url)) !== undefined;
    if (!isKept) await store.put(url, await fetch(url, { integrity, priority: 'low' }));
  }
  const others = (await caches.keys()).filter((other) => other !== name);
  await Promise.all(others.map((other) => caches.delete(other)));
}

/** Files that could not be fetched are fetched again on the next navigation. */
const tryToKeepFiles = (): void => void keepFiles().catch(() => undefined);

// MSW's worker unregisters itself when its last page closes or reloads: offline, nothing would answer the reload.
addEventListener('message', (event) => {
  if (event.data === 'CLIENT_CLOSED') event.stopImmediatePropagation();
});

const urls = new Set(__PRECACHED__.map(({ url }) => url));

const findKept = async (url: string): Promise<Response | undefined> => (await caches.open(name)).match(url);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && urls.has(url.pathname),
  async ({ request, url }) => (await findKept(url.pathname)) ?? fetch(request),
);

registerRoute(
  new NavigationRoute(async ({ request }) => {
    tryToKeepFiles();
    try {
      return await fetch(request);
    } catch {
      return (await findKept('/app-shell')) ?? Response.error();
    }
  }),
);

addEventListener('activate', tryToKeepFiles);
