import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useCloseOnBack } from '@/ui/useCloseOnBack';
import { useDocumentEvent } from '@/ui/useDocumentEvent';
import { useEscape } from '@/ui/useEscape';
import { useFocusFallback } from '@/ui/focusMain';
import { useUntilPageChanges } from '@/ui/useUntilPageChanges';
import { wideWindow } from '@/ui/wideWindow';

/** How long a mouse may be outside a dropdown before it closes, in ms. */
const leaveGrace = 150;

/**
 * A panel that belongs to a button. Escape closes it and returns the focus; pressing or focusing something else closes
 * it, too. It closes when a mouse leaves it, but never when a finger does. In narrow windows, as phones have, Back
 * closes it and its links replace its history entry.
 */
export function useDropdown() {
  const [opened, setOpened] = useState<'here' | 'asLayer' | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = useCallback(() => {
    // The focused element in the panel is about to be removed.
    if (root.current?.contains(document.activeElement)) button.current?.focus({ preventScroll: true });
    setOpened(null);
  }, []);
  const isOpen = useUntilPageChanges(opened !== null, close);
  const isLayer = opened === 'asLayer';
  const { closeForLink } = useCloseOnBack(isOpen && isLayer, close);
  useFocusFallback(root);

  useEscape(() => {
    button.current?.focus({ preventScroll: true });
    close();
  }, isOpen);
  const closeOutside = ({ target }: Event) => {
    if (target instanceof Node && !root.current?.contains(target)) close();
  };
  useDocumentEvent('pointerdown', closeOutside, { isOn: isOpen });
  useDocumentEvent('focusin', closeOutside, { isOn: isOpen });
  useEffect(() => (isOpen ? () => clearTimeout(leaving.current) : undefined), [isOpen]);

  return {
    isOpen,
    close,
    rootProps: {
      ref: root,
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') leaving.current = setTimeout(close, leaveGrace);
      },
      onPointerEnter: () => clearTimeout(leaving.current),
    },
    buttonProps: {
      ref: button,
      'aria-expanded': isOpen,
      onClick: () =>
        setOpened((before) => (before ? null : window.matchMedia(wideWindow).matches ? 'here' : 'asLayer')),
    },
    linkProps: { replace: isLayer, onClick: closeForLink },
  };
}
