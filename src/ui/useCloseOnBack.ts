import { type MouseEvent, useCallback, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { isPlainClick } from './isPlainClick';
import { closeLayer, type Layer, leaveEntry, openLayer } from './layerHistory';

/**
 * While `isOpen`, one step Back closes a layer instead of leaving the page. Navigations that start in the layer
 * replace its entry; `leaveFor` must be called before one that closes the layer before the new page is drawn.
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void) {
  const layer = useRef<Layer>(null);
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const opened = openLayer(() => close());
    layer.current = opened;
    return () => closeLayer(opened);
  }, [isOpen]);

  const leaveFor = useCallback((address: string) => {
    if (layer.current && address !== window.location.href) leaveEntry(layer.current);
  }, []);
  /** Closes the layer for a link in it, which needs `replace`. */
  const closeForLink = useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      if (isPlainClick(event)) leaveFor(event.currentTarget.href);
      onClose();
    },
    [leaveFor, onClose],
  );
  return { leaveFor, closeForLink };
}
