import { type DataRouter, NavigationType } from 'react-router-dom';
import * as v from 'valibot';

/**
 * While a layer covers the page it has its own history entry, a copy of the page's, so that Back leads from the
 * layer to the page. The router does not know of these entries.
 */
export interface Layer {
  /** The page's own entry, one step below: its router key and its address. */
  key: unknown;
  address: string;
  /** The entry after the router rewrote it, because a choice made in the layer changed the page's address. */
  rewritten?: { state: unknown; address: string };
  close: () => void;
}

const mark = 'isLayer';

/** The topmost last. */
const openLayers: Layer[] = [];

const openListeners = new Set<() => void>();

/**
 * How long a step back may take, in milliseconds: long, because a busy phone may take it late. Firefox drops it if an
 * entry is pushed in the same moment.
 */
const longestStep = 3000;

let isTakingOwnStep = false;
let stepTimer: ReturnType<typeof setTimeout> | undefined;

/** Called once each when the entries of layers are gone. */
const waiting: (() => void)[] = [];

/** The entry of a page that ended up above a layer's: pushed onto it, or in the place of another layer above it. */
let pageAbove: { state: unknown; address: string } | undefined;

const layerEntry = v.object({ [mark]: v.literal(true) });
/** The shape of the router's entries. */
const routerEntry = v.object({ key: v.optional(v.unknown()) });

const keyOf = (state: unknown): unknown => (v.is(routerEntry, state) ? state.key : undefined);

const isLayerEntry = (): boolean => v.is(layerEntry, window.history.state);

function tellWaiting(): void {
  if (isLayerOpen() || isTakingOwnStep) return;
  for (const call of waiting.splice(0)) call();
}

/** The visitor's next step would be taken for one that never comes. */
function giveUpStep(): void {
  isTakingOwnStep = false;
  pageAbove = undefined;
  tellWaiting();
}

function stepBack(): void {
  if (isTakingOwnStep) return;
  isTakingOwnStep = true;
  stepTimer = setTimeout(giveUpStep, longestStep);
  window.history.back();
}

const pushEntry = (): void => window.history.pushState({ ...window.history.state, [mark]: true }, '');

/** Whether a layer is open: a navigation then has to replace its entry instead of pushing another one. */
export const isLayerOpen = (): boolean => openLayers.length > 0;

export function openLayer(close: () => void): Layer {
  const { state } = window.history;
  const layer = { key: keyOf(state), address: window.location.href, close };
  openLayers.push(layer);
  pushEntry();
  for (const listener of openListeners) listener();
  return layer;
}

/** Calls the listener whenever a layer is opened; returns a function that ends this. */
export function onLayerOpened(listener: () => void): () => void {
  openListeners.add(listener);
  return () => openListeners.delete(listener);
}

/** Resolves when the current entry is the page's own: every layer is closed, and the step back has been taken. */
export async function whenLayersAreGone(): Promise<void> {
  if (!isLayerOpen() && !isTakingOwnStep) return;
  await new Promise<void>((resolve) => {
    waiting.push(resolve);
  });
}

/** Must be called after the router has rewritten the entry of a layer that stays open. */
export function noteRewrittenEntry(): void {
  const top = openLayers.at(-1);
  if (top) top.rewritten = { state: window.history.state, address: window.location.href };
}

/** Leaves the layer's entry to the page that is about to take its place. */
export function leaveEntry(layer: Layer): void {
  const position = openLayers.indexOf(layer);
  if (position >= 0) openLayers.splice(position, 1);
}

/** Takes the layer's entry away again, unless Back or another page has done so. */
export function closeLayer(layer: Layer): void {
  if (!openLayers.includes(layer)) return;
  leaveEntry(layer);
  const { state } = window.history;
  const isSamePageAnew = window.location.href === layer.address && keyOf(state) !== layer.key;
  if (isLayerEntry() || isSamePageAnew || pageAbove) stepBack();
}

/** Adjusts the history for layers and pages that were opened or closed while the step was under way. */
function finishOwnStep(): void {
  isTakingOwnStep = false;
  clearTimeout(stepTimer);
  if (isLayerOpen()) {
    if (!isLayerEntry()) pushEntry();
  } else if (isLayerEntry()) {
    stepBack();
  } else if (pageAbove) {
    // Where the step ended depends on whether the browser took it or the push first; both end below the layer.
    window.history.pushState(pageAbove.state, '', pageAbove.address);
    pageAbove = undefined;
  }
}

function closeTop(top: Layer): void {
  const { rewritten } = top;
  // Back was meant for the layer alone: the choice made in it stays, as the entry that the router takes for current.
  if (rewritten && rewritten.address !== top.address) {
    window.history.pushState(rewritten.state, '', rewritten.address);
  }
  top.close();
}

function followStep(event: PopStateEvent): void {
  const top = openLayers.at(-1);
  const isFromLayer = top !== undefined && keyOf(event.state) === top.key;
  if (isTakingOwnStep || isFromLayer || isLayerEntry()) event.stopImmediatePropagation();
  if (isTakingOwnStep) {
    finishOwnStep();
    return;
  }
  pageAbove = undefined;
  if (isFromLayer) {
    openLayers.pop();
    closeTop(top);
    // The entry of an earlier layer, whose step was dropped.
    if (!isLayerOpen() && isLayerEntry()) stepBack();
  } else {
    // Several steps at once lead to another page, which the router shows.
    for (const layer of openLayers.splice(0)) layer.close();
    if (isLayerEntry()) window.history.back();
  }
}

function onPopState(event: PopStateEvent): void {
  followStep(event);
  tellWaiting();
}

/**
 * Skips the entries of closed layers, which are ahead after Back or current after a reload. The window calls its
 * listeners in the order of registration, so this one has to come before the router's.
 */
export function followLayerHistory(): void {
  window.addEventListener('popstate', onPopState);
  if (isLayerEntry()) stepBack();
}

/**
 * Keeps pages from staying above a layer's entry, which Back and Forward would then reach. Must be called when React
 * follows the router, not before: the router keeps updates without a subscriber for the first one.
 */
export function notePagesAbove(router: DataRouter): void {
  let shown = router.state.location;
  router.subscribe(({ location, historyAction }) => {
    const isPushed = location !== shown && historyAction === NavigationType.Push;
    // It took the place of a layer that lay over another.
    const isReplaced = location.pathname !== shown.pathname && historyAction === NavigationType.Replace;
    shown = location;
    if ((isPushed && (isLayerOpen() || isTakingOwnStep)) || (isReplaced && isLayerOpen())) {
      pageAbove = { state: window.history.state, address: window.location.href };
    }
  });
}
