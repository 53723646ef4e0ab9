const script = '/service-worker.js';

/** The only script that may ever become a worker; the security policy knows this policy by name. */
function trustedScript(): string | TrustedScriptAddress {
  const policy = window.trustedTypes?.createPolicy('service-worker', {
    createScriptURL: (url) => {
      if (url === script) return url;
      throw new TypeError(`${url} is not our service worker`);
    },
  });
  return policy?.createScriptURL(script) ?? script;
}

/**
 * A demo that was once published here would otherwise go on answering in the account service's name. It goes
 * for good when this page is left; ours would inherit its registration, and so waits for the next page.
 */
async function removeMockWorker(): Promise<boolean> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  const mock = registrations.find(({ active }) => active?.scriptURL.endsWith('/mockServiceWorker.js'));
  return (await mock?.unregister()) ?? false;
}

async function install(): Promise<void> {
  if (await removeMockWorker()) return;
  await navigator.serviceWorker.register(trustedScript());
}

/** Resolves when nobody wants anything of the page, or after 5 s. Safari cannot tell when it is idle. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 5000 });
    else setTimeout(resolve, 500);
  });

/** Keeps the shop window for later visits without a network, once the page has everything it needs itself. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await idle();
  // Without a copy the product works as before, so a refusal is nobody's business.
  await install().catch(() => undefined);
}
