import { useCallback, useState } from 'react';
import { useCloseOnBack } from './useCloseOnBack';
import { useUntilPageChanges } from './useUntilPageChanges';

/**
 * The state of a menu, sheet or dialog over the page, which closes on Back and when the page changes. It stays open
 * when only the page's query changes.
 */
export function useLayer() {
  const [isWanted, setIsWanted] = useState(false);
  const open = useCallback(() => setIsWanted(true), []);
  const close = useCallback(() => setIsWanted(false), []);
  const isOpen = useUntilPageChanges(isWanted, close);
  const { leaveFor, closeForLink } = useCloseOnBack(isOpen, close);
  return {
    isOpen,
    open,
    close,
    /** Closes the layer before a navigation, which has to replace the layer's entry. */
    closeFor: (path: string) => {
      leaveFor(new URL(path, window.location.href).href);
      close();
    },
    closeForLink,
  };
}

export type LayerState = ReturnType<typeof useLayer>;
