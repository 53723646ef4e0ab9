import { type RefObject, useLayoutEffect, useRef } from 'react';

/** For a control that disappears when it is pressed: otherwise the focus would fall to the body. */
export function focusMain(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** Focuses the `h1` inside a part of the page; if there is none, the part itself. */
export function focusHeading(part: HTMLElement | null, options?: FocusOptions): void {
  const heading = part?.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  (heading ?? part)?.focus(options);
}

/** Focuses the control that opened something, after it is closed; if the control is gone, the page's main part. */
export function returnFocus(opener: RefObject<HTMLElement | null> | undefined): void {
  if (opener?.current?.isConnected) opener.current.focus({ preventScroll: true });
  else focusMain();
}

/** What had the focus when something opened, for giving it back. Null if nothing had: Safari on a Mac focuses no pressed button. */
export function useOpener(isOpen: boolean): RefObject<HTMLElement | null> {
  const opener = useRef<HTMLElement>(null);
  // A layout effect, because the effects of what opens, which take the focus, may run in the same commit.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const { activeElement } = document;
    const isFocused = activeElement instanceof HTMLElement && activeElement !== document.body;
    opener.current = isFocused ? activeElement : null;
  }, [isOpen]);
  return opener;
}

/** When an element is removed with the focus inside, the page's main part gets the focus. */
export function useFocusFallback(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(
    // The cleanup runs before the element is removed from the document.
    () => () => {
      if (root.current?.contains(document.activeElement)) focusMain();
    },
    [root],
  );
}
