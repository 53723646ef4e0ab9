import { setupWorker } from 'msw/browser';
import { keepFaultsInTab, keepInBrowser, readStoredSwitches, watchOtherTabs } from './browserStorage';
import { emulator } from './emulator';
import { handlers } from './handlers';
import { playServerPage } from './serverPages';

/**
 * The site requires Trusted Types, but MSW registers its worker with a plain string. Browsers ask the default policy
 * about every such string; it accepts only this one.
 */
function trustWorker(script: string): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      if (url === script) return url;
      throw new TypeError(`${url} is not the worker of the emulator`);
    },
  });
}

/**
 * MSW updates its worker and does not handle a rejection. The update is rejected if the worker has just unregistered
 * itself, as MSW's does when its last page closes; the page then registers it again.
 */
function allowFailedUpdate(): void {
  window.addEventListener('unhandledrejection', (event) => {
    const { reason } = event;
    if (reason instanceof Error && reason.message.startsWith('Failed to update a ServiceWorker')) {
      event.preventDefault();
    }
  });
}

/**
 * Answers for the auth service inside the browser. The data outlives reloads and is shared by tabs.
 * At an address of the service itself this never resolves: the page is the service's, not the app's.
 * @param supabaseUrl address the app is configured with
 */
export async function startMocks({ supabaseUrl }: { supabaseUrl: string }): Promise<void> {
  const base = import.meta.env.BASE_URL;
  emulator.configure({ siteUrl: new URL(base, window.location.origin).href.replace(/\/$/, '') });
  keepInBrowser(emulator);
  readStoredSwitches(emulator);
  watchOtherTabs(emulator);
  keepFaultsInTab(emulator);

  const page = await playServerPage(emulator);
  if (page) {
    const { showServerPage } = await import('./panel/showServerPage');
    showServerPage(page);
    await new Promise(() => {});
  }

  const worker = setupWorker(...handlers);
  const script = `${base}mockServiceWorker.js`;
  trustWorker(script);
  allowFailedUpdate();
  await worker.start({
    quiet: true,
    serviceWorker: { url: script },
    onUnhandledRequest: 'bypass',
  });
  void import('./panel/mountPanel').then(({ mountPanel }) => mountPanel(supabaseUrl));
}
