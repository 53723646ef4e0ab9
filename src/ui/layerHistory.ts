import { useEffect } from 'react';

/**
 * While a layer covers the page it stands on a history entry of its own, a copy of the page's, so that Back
 * leads from the layer to the page. The router hears nothing of these entries.
 */
export interface Layer {
  /** The page's own entry, one step below: the router's key of it, and its address. */
  key: unknown;
  address: string;
  close: () => void;
  /** Puts the page's address back after a step Back that was only meant for the layer. */
  keepAddress: () => void;
}

const mark = 'isLayer';

/** The topmost last. */
const openLayers: Layer[] = [];

let isTakingOwnStep = false;

const fieldOf = (state: unknown, name: string): unknown =>
  typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;

const isLayerEntry = (): boolean => fieldOf(window.history.state, mark) === true;

function stepBack(): void {
  isTakingOwnStep = true;
  window.history.back();
}

/** Whether a step of history belongs into the entry of a layer instead of one more above it. */
export const isLayerOpen = (): boolean => openLayers.length > 0;

export function openLayer(callbacks: Pick<Layer, 'close' | 'keepAddress'>): Layer {
  const { state } = window.history;
  const layer = { key: fieldOf(state, 'key'), address: window.location.href, ...callbacks };
  openLayers.push(layer);
  window.history.pushState({ ...state, [mark]: true }, '');
  return layer;
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
  if (isLayerEntry() || window.location.href === layer.address) stepBack();
}

function onPopState(event: PopStateEvent): void {
  if (isTakingOwnStep) {
    isTakingOwnStep = false;
    event.stopImmediatePropagation();
    // Meanwhile a link has been followed, and its page lies one step ahead now.
    if (isLayerEntry() && !isLayerOpen()) window.history.forward();
    return;
  }
  const top = openLayers.pop();
  if (top && fieldOf(event.state, 'key') === top.key) {
    event.stopImmediatePropagation();
    top.keepAddress();
    top.close();
  } else if (top) {
    // Several steps at once lead to another page, which the router shows.
    for (const layer of [top, ...openLayers.splice(0)]) layer.close();
  } else if (isLayerEntry()) {
    event.stopImmediatePropagation();
    window.history.back();
  }
}

/** Passes over the entries of layers that are closed: ahead after Back, or current after a reload. */
export function useLayerHistory(): void {
  useEffect(() => {
    window.addEventListener('popstate', onPopState, { capture: true });
    if (isLayerEntry() && !isLayerOpen()) stepBack();
    return () => window.removeEventListener('popstate', onPopState, { capture: true });
  }, []);
}
