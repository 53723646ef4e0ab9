import { useEffect, useEffectEvent } from 'react';

const mark = 'isOverlay';

const isOwnEntry = (): boolean => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && mark in state;
};

/**
 * While `isOpen`, one step Back closes the overlay instead of leaving the page. The overlay stands on a
 * history entry of its own, a copy of the page's that the router never hears of; closing it otherwise
 * takes the entry away again, and a result that replaces the entry leaves nothing to take away.
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!isOpen) return undefined;
    window.history.pushState({ ...window.history.state, [mark]: true }, '');
    const onBack = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      close();
    };
    window.addEventListener('popstate', onBack, { capture: true });
    return () => {
      window.removeEventListener('popstate', onBack, { capture: true });
      if (!isOwnEntry()) return;
      window.addEventListener('popstate', (event) => event.stopImmediatePropagation(), {
        capture: true,
        once: true,
      });
      window.history.back();
    };
  }, [isOpen]);
}
