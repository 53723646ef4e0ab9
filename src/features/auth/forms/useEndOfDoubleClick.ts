import { useEffect } from 'react';

/**
 * The second half of a double click lands on what has come under the pointer meanwhile. It selects no word
 * there, follows no link and takes no focus; the next press counts again.
 */
export function useEndOfDoubleClick(): void {
  useEffect(() => {
    const events = new AbortController();
    const stop = (event: MouseEvent) => {
      if (event.detail > 1) event.preventDefault();
      else if (event.type === 'mousedown') events.abort();
    };
    document.addEventListener('mousedown', stop, { capture: true, signal: events.signal });
    document.addEventListener('click', stop, { capture: true, signal: events.signal });
    return () => events.abort();
  }, []);
}
