import { cacheNames, clientsClaim } from 'workbox-core';
import { addPlugins, cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

/**
 * Lets the public pages work without a network: precaches the scripts, styles and fonts of a release, and the empty
 * page in which they draw every other page. The hash of each file is checked. Nothing else is ever cached: an answer
 * to a visitor may be a redirect or the page of a captive portal, or its address may contain a token.
 */
precacheAndRoute([...__PRECACHED__]);

/** Between two downloads for the precache, in milliseconds. */
const pause = 50;

// Files are downloaded one after the other. Without a pause they would take bandwidth and a processor from a page
// that has just been opened and is about to be used.
addPlugins([
  {
    requestWillFetch: async ({ request, event }) => {
      if (event?.type === 'install') await new Promise((resolve) => setTimeout(resolve, pause));
      return request;
    },
  },
]);
cleanupOutdatedCaches();

/** How long a visitor waits on a weak connection before the page is drawn from the precache, in seconds. */
const networkTimeout = 4;

registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds: networkTimeout,
      plugins: [{ handlerDidError: () => matchPrecache('/app-shell') }],
    }),
    // Links in mails lead here if the account service is under the site's own address. They work only once.
    { denylist: [/\/auth\/v1\//] },
  ),
);

/** Deletes the caches in which earlier releases kept visited pages. */
async function forgetOtherStores(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name !== cacheNames.precache);
  await Promise.all(others.map((name) => caches.delete(name)));
}

addEventListener('activate', (event) => {
  if ('waitUntil' in event && typeof event.waitUntil === 'function') event.waitUntil(forgetOtherStores());
});

// On a first visit the worker takes over at once. A new release waits until the last tab of the old one is closed, so
// that no open page loses scripts it has not loaded yet.
clientsClaim();
