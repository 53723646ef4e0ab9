import { useEffect } from 'react';
import { wideWindow } from './wideWindow';

/** Closes a sheet of narrow windows when the window, turned or resized, no longer needs it. */
export function useCloseWhenWide(onClose: () => void): void {
  useEffect(() => {
    const query = window.matchMedia(wideWindow);
    query.addEventListener('change', onClose);
    return () => query.removeEventListener('change', onClose);
  }, [onClose]);
}
