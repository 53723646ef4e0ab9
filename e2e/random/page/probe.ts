import {
  besideLayer,
  type Control,
  describeElement,
  hasMissed,
  listControls,
  type Place,
  placeOf,
  type Target,
} from './controls';
import { type PageState, readPage } from './readPage';

/** What the tester asks a page, from inside. */
export interface Probe {
  /** Null while there is no page yet. */
  read: (sessionKey: string) => PageState | null;
  listControls: () => Control[];
  placeOf: (target: Target) => Place | null;
  hasMissed: () => boolean;
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

/** How often another page has come within this document, whether it stayed or not. */
let arrivals = 0;
let path = window.location.pathname;
window.navigation.addEventListener('currententrychange', () => {
  if (path !== window.location.pathname) arrivals += 1;
  path = window.location.pathname;
});

/** Between two documents neither the root nor the body need be there. */
const isThere = (): boolean =>
  document.querySelector(':root') !== null && document.querySelector('body') !== null;

window.probe = {
  read: (sessionKey) => (isThere() ? readPage(sessionKey, { invalid, arrivals }) : null),
  listControls,
  placeOf,
  hasMissed,
  besideLayer,
  focused: () => (document.activeElement ? describeElement(document.activeElement) : undefined),
};
