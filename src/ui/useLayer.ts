import { useCallback, useState } from 'react';
import { useCloseOnBack } from './useCloseOnBack';
import { useUntilPageChanges } from './useUntilPageChanges';

/**
 * A menu, sheet or dialog over the page, which closes on Back and with the page. What is chosen in it may change the
 * query of the page.
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
    /** Closes before a navigation, which has to replace the entry of the layer. */
    closeFor: (path: string) => {
      leaveFor(new URL(path, window.location.href).href);
      close();
    },
    closeForLink,
  };
}

export type LayerState = ReturnType<typeof useLayer>;
