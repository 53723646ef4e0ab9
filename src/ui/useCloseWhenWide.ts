import { useEffect } from 'react';
import { wideWindow } from './wideWindow';

/** Closes a sheet of narrow windows when the window, turned or resized, no longer needs it: `from` a width on. */
export function useCloseWhenWide(onClose: () => void, from = wideWindow): void {
  useEffect(() => {
    const query = window.matchMedia(from);
    query.addEventListener('change', onClose);
    return () => query.removeEventListener('change', onClose);
  }, [onClose, from]);
}
