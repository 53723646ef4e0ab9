import type { StartWatch } from './failedStart';
import type { PressQueue } from './pressQueue';

/** What the inline script hands to the scripts that follow it. */
export interface Boot extends StartWatch {
  presses: PressQueue;
}

declare global {
  interface Window {
    readonly boot: Boot;
  }
}
