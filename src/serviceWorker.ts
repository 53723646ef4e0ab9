import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';

/**
 * The shop window without a network: every script and style of the product is kept as it was released, and
 * each page that was visited. Requests to other origins, so everything about accounts, never pass here.
 */

/** Pages name the scripts of their own release, so the pages of another one are of no use. */
const pages = `pages-${__RELEASE__}`;

/** How long a weak connection may keep a visitor waiting for a page that is also here, in seconds. */
const patience = 4;

precacheAndRoute([...__PRECACHED__]);
cleanupOutdatedCaches();

const visited = new NetworkFirst({
  cacheName: pages,
  networkTimeoutSeconds: patience,
  plugins: [
    {
      // Queries only choose what a page shows, and there is no end of them.
      cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname,
      handlerDidError: () => matchPrecache('/app-shell'),
    },
  ],
});
registerRoute(new NavigationRoute(visited));

async function forgetOtherReleases(): Promise<void> {
  const names = await caches.keys();
  const outdated = names.filter((name) => name.startsWith('pages-') && name !== pages);
  await Promise.all(outdated.map((name) => caches.delete(name)));
}

addEventListener('activate', (event) => {
  if ('waitUntil' in event && typeof event.waitUntil === 'function') event.waitUntil(forgetOtherReleases());
});

// A first visit is kept at once. A new release waits until the old one's last tab is closed, so that no open
// page loses the scripts it has not loaded yet.
clientsClaim();
