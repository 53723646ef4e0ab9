import { savesData } from '@/ui/savesData';
import { whenIdle } from '@/ui/whenIdle';

const script = '/service-worker.js';

/**
 * The only script that may become a service worker. The security policy allows this Trusted Types policy by its name.
 */
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
 * Unregisters the worker of a demo that was once published here, which would go on answering for the account service.
 * It stays until this page is left, and ours would inherit its registration, so ours waits for the next page.
 */
async function removeMockWorker(): Promise<boolean> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  const mock = registrations.find(({ active }) => active?.scriptURL.endsWith('/mockServiceWorker.js'));
  return (await mock?.unregister()) ?? false;
}

async function install(): Promise<void> {
  // The copy downloads everything, which is too much where data are to be saved.
  if ((await removeMockWorker()) || savesData()) return;
  await navigator.serviceWorker.register(trustedScript());
}

/** Installs the copy for visits without a network, once the page is idle. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  // Without a copy the product still works with a network, so a failure is ignored.
  whenIdle(() => {
    install().catch(() => undefined);
  });
}
