import { savesData } from '@/ui/savesData';
import { whenIdle } from '@/ui/whenIdle';

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

/** Keeps the shop window for later visits without a network, once nobody wants anything of the page. */
export function registerServiceWorker(): void {
  // The copy is a download of everything.
  if (!('serviceWorker' in navigator) || savesData()) return;
  // Without a copy the product works as before, so a refusal is nobody's business.
  whenIdle(() => {
    install().catch(() => undefined);
  });
}
