import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** How long a mouse may stray from a dropdown before it closes, in ms. */
const leaveGrace = 150;

/**
 * A panel that belongs to a button: Escape closes it and gives focus back, so does pressing or focusing
 * something else. It closes when the mouse leaves it, but never when a finger does.
 */
export function useDropdown() {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      button.current?.focus({ preventScroll: true });
    };
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setIsOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      clearTimeout(leaving.current);
    };
  }, [isOpen]);

  return {
    isOpen,
    close: () => setIsOpen(false),
    rootProps: {
      ref: root,
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') leaving.current = setTimeout(() => setIsOpen(false), leaveGrace);
      },
      onPointerEnter: () => clearTimeout(leaving.current),
    },
    buttonProps: {
      ref: button,
      'aria-expanded': isOpen,
      onClick: () => setIsOpen((wasOpen) => !wasOpen),
    },
  };
}
