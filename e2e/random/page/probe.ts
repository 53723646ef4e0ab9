import {
  besideLayer,
  type Control,
  describeElement,
  listControls,
  type Place,
  placeOf,
  type Target,
} from './controls';
import { type PageState, readPage } from './readPage';

/** What the tester asks a page, from inside. */
export interface Probe {
  read: (sessionKey: string) => PageState;
  listControls: () => Control[];
  placeOf: (target: Target) => Place | null;
  besideLayer: () => { x: number; y: number } | null;
  focused: () => Control | undefined;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** The browser's own bubble at a field is an answer, too, which no other trace is left of. */
let invalid = 0;
document.addEventListener(
  'invalid',
  () => {
    invalid += 1;
  },
  { capture: true },
);

window.probe = {
  read: (sessionKey) => readPage(sessionKey, invalid),
  listControls,
  placeOf,
  besideLayer,
  focused: () => (document.activeElement ? describeElement(document.activeElement) : undefined),
};
