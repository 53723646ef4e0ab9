import { setupWorker } from 'msw/browser';
import { keepInBrowser, readFaultsFromAddress, readStoredSwitches, watchOtherTabs } from './browserStorage';
import { emulator } from './emulator';
import { handlers } from './handlers';
import { playServerPage } from './serverPages';

/**
 * Answers for the auth service inside the browser. The data outlives reloads and is shared by tabs.
 * On an address of the service itself this never comes back: the page is the service's, not the app's.
 * @param supabaseUrl address the app is configured with
 */
export async function startMocks({ supabaseUrl }: { supabaseUrl: string }): Promise<void> {
  const base = import.meta.env.BASE_URL;
  emulator.configure({ siteUrl: new URL(base, window.location.origin).href.replace(/\/$/, '') });
  keepInBrowser(emulator);
  readStoredSwitches(emulator);
  watchOtherTabs(emulator);
  readFaultsFromAddress(emulator);

  const page = await playServerPage(emulator);
  if (page) {
    const { showServerPage } = await import('./panel/showServerPage');
    showServerPage(page);
    await new Promise(() => {});
  }

  const worker = setupWorker(...handlers);
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${base}mockServiceWorker.js` },
    onUnhandledRequest: 'bypass',
  });
  void import('./panel/mountPanel').then(({ mountPanel }) => mountPanel(supabaseUrl));
}
