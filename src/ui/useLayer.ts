import { type MouseEvent, useCallback, useState } from 'react';
import { isPlainClick } from './isPlainClick';
import { useCloseOnBack } from './useCloseOnBack';

/** A menu, sheet or dialog over the page, which closes on Back and is downloaded when it is first opened. */
export function useLayer() {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  const { leaveFor } = useCloseOnBack(isOpen, close);
  return {
    isOpen,
    wasOpened,
    open: () => {
      setWasOpened(true);
      setIsOpen(true);
    },
    close,
    /** Closes before a navigation, which has to replace the entry of the layer. */
    closeFor: (path: string) => {
      leaveFor(new URL(path, window.location.href).href);
      close();
    },
    /** The same for links in the layer, which need `replace`. */
    closeForLink: (event: MouseEvent<HTMLAnchorElement>) => {
      if (isPlainClick(event)) leaveFor(event.currentTarget.href);
      close();
    },
  };
}

export type LayerState = ReturnType<typeof useLayer>;
