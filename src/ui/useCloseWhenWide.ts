import { useEffect } from 'react';
import { focusMain } from './focusMain';
import { isLayerOpen } from './layerHistory';
import { wideWindow } from './wideWindow';

/** Closes a sheet for narrow windows once the window, turned or resized, is as wide as `from` says. */
export function useCloseWhenWide(isOpen: boolean, onClose: () => void, from = wideWindow): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const query = window.matchMedia(from);
    query.addEventListener('change', onClose);
    // It may have become wide before this effect, during hydration.
    if (query.matches) onClose();
    return () => {
      query.removeEventListener('change', onClose);
      // The button that opened it is hidden now, and cannot take the focus back.
      const isLeftOver = document.activeElement?.closest('[role="dialog"]');
      if (query.matches && isLeftOver && !isLayerOpen()) focusMain();
    };
  }, [isOpen, onClose, from]);
}
