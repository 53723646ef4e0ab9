import { type RefObject, useLayoutEffect } from 'react';

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
