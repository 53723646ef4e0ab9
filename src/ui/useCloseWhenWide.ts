import { useEffect } from 'react';
import { focusMain } from './focusMain';
import { isLayerOpen } from './layerHistory';
import { wideWindow } from './wideWindow';

/** Closes a sheet of narrow windows when the window, turned or resized, no longer needs it: `from` a width on. */
export function useCloseWhenWide(isOpen: boolean, onClose: () => void, from = wideWindow): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const query = window.matchMedia(from);
    query.addEventListener('change', onClose);
    return () => {
      query.removeEventListener('change', onClose);
      // What opened it does not show any more, and could not take the focus back.
      const isLeftOver = document.activeElement?.closest('[role="dialog"]');
      if (query.matches && isLeftOver && !isLayerOpen()) focusMain();
    };
  }, [isOpen, onClose, from]);
}
