import { cacheNames, clientsClaim } from 'workbox-core';
import { addPlugins, cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

/**
 * The shop window without a network: the scripts, styles and fonts of the product, and the empty page in which
 * they draw every other. They are kept as they were released, each known by its hash, and nothing else ever is:
 * what a visitor opens may be a redirect, the page of a captive portal, or have a token in its address.
 */
precacheAndRoute([...__PRECACHED__]);

/** Between one file of the copy and the next, in milliseconds. */
const pause = 50;

// Files are kept one after the other. Without a pause they would take the line and a processor from a page that
// has just been opened, and whose visitor is about to press something.
addPlugins([
  {
    requestWillFetch: async ({ request, event }) => {
      if (event?.type === 'install') await new Promise((resolve) => setTimeout(resolve, pause));
      return request;
    },
  },
]);
cleanupOutdatedCaches();

/** How long a weak connection may keep a visitor waiting for a page that can be drawn here, in seconds. */
const networkTimeout = 4;

registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds: networkTimeout,
      plugins: [{ handlerDidError: () => matchPrecache('/app-shell') }],
    }),
    // Of an account service under the site's own address: links of mails, which count once.
    { denylist: [/\/auth\/v1\//] },
  ),
);

/** Earlier releases kept the pages that were visited, in stores of their own. */
async function forgetOtherStores(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name !== cacheNames.precache);
  await Promise.all(others.map((name) => caches.delete(name)));
}

addEventListener('activate', (event) => {
  if ('waitUntil' in event && typeof event.waitUntil === 'function') event.waitUntil(forgetOtherStores());
});

// A first visit is kept at once. A new release waits until the old one's last tab is closed, so that no open
// page loses the scripts it has not loaded yet.
clientsClaim();
