import type { Boot } from './boot';
import { watchStart } from './failedStart';
import { loadPage } from './loadPage';
import { markDocument } from './markDocument';
import { queuePresses } from './pressQueue';

/**
 * Stands in every page as text, before all that is drawn: what must not wait for a download, or must work
 * when downloads fail. `main.tsx` finds it as `window.boot`.
 */
markDocument();
const boot: Boot = { presses: queuePresses(), ...watchStart() };
Object.assign(window, { boot });

const list = document.currentScript?.dataset ?? {};
// The development server loads its scripts itself.
if (list['scripts'] !== undefined) loadPage(list).catch(boot.fail);
