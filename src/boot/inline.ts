import { drawRest } from '@/ui/drawRest';
import { type StartWatch, watchStart } from './failedStart';
import { loadChunks } from './loadChunks';
import { markDocument, painted } from './markDocument';
import { type ClickQueue, queueClicks } from './queueClicks';

declare global {
  interface Window {
    /** What the inline script provides to the scripts that follow it. */
    readonly boot: StartWatch & { clicks: ClickQueue };
  }
}

/** Inlined in every page, before all content: what must not wait for a download, or must work when downloads fail. */
markDocument();
Object.assign(window, { boot: { clicks: queueClicks(), ...watchStart() } });

// The browser is idle while it waits for the scripts. Once the page runs, its layout goes on with it.
void painted().then(() => drawRest(window.boot.clicks.isListening));

const list = document.currentScript?.dataset;
// The development server loads its scripts itself.
if (list?.['scripts'] !== undefined) loadChunks(list).catch(window.boot.fail);
