import { setupWorker } from 'msw/browser';
import { keepInBrowser, readFaultsFromAddress, watchOtherTabs } from './browserStorage';
import { emulator } from './emulator';
import { handlers } from './handlers';
import { playServerPages } from './serverPages';

/** Answers for the auth service inside the browser. The data outlives reloads and is shared by tabs. */
export async function startMocks(): Promise<void> {
  const base = import.meta.env.BASE_URL;
  emulator.configure({ siteUrl: new URL(base, window.location.origin).href.replace(/\/$/, '') });
  keepInBrowser(emulator);
  watchOtherTabs(emulator);
  readFaultsFromAddress(emulator);
  playServerPages(emulator);
  const worker = setupWorker(...handlers);
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${base}mockServiceWorker.js` },
    onUnhandledRequest: 'bypass',
  });
}
