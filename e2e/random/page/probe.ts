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

/** The questions that the test asks a page, from inside. */
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

/** Counts the browser's own validation bubbles, which are an effect too but leave no other trace. */
let invalid = 0;
document.addEventListener(
  'invalid',
  () => {
    invalid += 1;
  },
  { capture: true },
);

/** Counts the pages that have been opened within this document, whether they stayed or not. */
let arrivals = 0;
let path = window.location.pathname;
window.navigation.addEventListener('currententrychange', () => {
  if (path !== window.location.pathname) arrivals += 1;
  path = window.location.pathname;
});

/** Between two documents the root or the body may be missing. */
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
