import { useEffect } from 'react';
import { onLayerOpened } from '@/ui/layerHistory';

/**
 * The second click of a double click is meant for what the first one hit. When that has gone meanwhile, with
 * the page or the layer around it, or when a layer has come over it, the click would reach whatever has come to lie
 * under the pointer.
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
      // A key presses without a pointer, and counts no clicks.
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
