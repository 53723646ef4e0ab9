import { type MouseEvent, type ToggleEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useIsInBrowser } from './useIsInBrowser';
import type { LayerState } from './useLayer';
import { useUntilPageChanges } from './useUntilPageChanges';

const isOpen = (popover: HTMLElement): boolean => 'popover' in popover && popover.matches(':popover-open');

/**
 * A layer of a prerendered page that is a popover until the page is hydrated, because the browser opens those without
 * a script. One that is open by then stays until it is closed, or another page is shown.
 */
export function useEarlyPopover<Layer extends HTMLElement>(id: string) {
  const layer = useRef<Layer>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const forget = useCallback(() => setWasOpened(false), []);
  const isStillOpen = useUntilPageChanges(wasOpened, forget);
  const isInBrowser = useIsInBrowser();
  useLayoutEffect(() => {
    if (layer.current && isOpen(layer.current)) setWasOpened(true);
  }, []);
  const close = useCallback(() => layer.current?.hidePopover(), []);
  return {
    /** Whether it is to be drawn, or drawn as a layer. */
    isEarly: !isInBrowser || isStillOpen,
    /** Whether it was open when the page was hydrated, and still is. */
    isStillOpen,
    layer,
    popover: {
      id,
      popover: 'auto',
      onToggle: ({ newState }: ToggleEvent) => {
        if (newState === 'closed') forget();
      },
    } as const,
    close,
    /** For a button that closes it. */
    closing: { popoverTarget: id, popoverTargetAction: 'hide' } as const,
  };
}

/** For the button that opens such a popover until the page is hydrated, and from then on the layer. */
export function useEarlyOpener(id: string, { isOpen, open }: Pick<LayerState, 'isOpen' | 'open'>) {
  const isInBrowser = useIsInBrowser();
  return {
    'aria-haspopup': 'dialog' as const,
    // A popover tells it by itself.
    ...(isInBrowser ? { 'aria-expanded': isOpen } : { popoverTarget: id }),
    onClick: (event: MouseEvent) => {
      // Keeps the popover closed.
      event.preventDefault();
      open();
    },
  };
}
