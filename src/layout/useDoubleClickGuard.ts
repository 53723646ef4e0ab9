import { useEffect } from 'react';
import { onLayerOpened } from '@/ui/layerHistory';

/**
 * Ignores the second click of a double click when what the first one hit is gone, with its page or layer, or is covered
 * by a new layer: it would reach whatever is under the pointer by then.
 */
export function useDoubleClickGuard(): void {
  useEffect(() => {
    let place: Element | null = null;
    let isCovered = false;
    const endListening = onLayerOpened(() => {
      isCovered = true;
    });
    const guard = (event: MouseEvent) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      // A key press has no pointer; its click count is 0.
      if (event.detail <= 1) {
        place = target.closest('a, button')?.parentElement ?? null;
        isCovered = false;
      } else if (isCovered || (place && !place.isConnected)) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    document.addEventListener('click', guard, { capture: true });
    return () => {
      document.removeEventListener('click', guard, { capture: true });
      endListening();
    };
  }, []);
}
