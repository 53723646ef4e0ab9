import { useEffect } from 'react';

/** From this width on the style sheets show in the page itself what narrow windows keep in a sheet. */
const wide = '(min-width: 900px)';

/** Closes a sheet of narrow windows when the window, turned or resized, no longer needs it. */
export function useCloseWhenWide(onClose: () => void): void {
  useEffect(() => {
    const query = window.matchMedia(wide);
    query.addEventListener('change', onClose);
    return () => query.removeEventListener('change', onClose);
  }, [onClose]);
}
