import { type RefObject, useLayoutEffect } from 'react';

/** For a pressed control that goes with its press: otherwise the focus would fall to the body. */
export function focusMain(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** To the heading of a page; where there is none, to the part itself. */
export function focusHeading(part: HTMLElement | null, options?: FocusOptions): void {
  const heading = part?.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  (heading ?? part)?.focus(options);
}

/** To what was pressed for something that is closed, if that still stands. */
export function returnFocus(opener: RefObject<HTMLElement | null> | undefined): void {
  if (opener?.current?.isConnected) opener.current.focus({ preventScroll: true });
  else focusMain();
}

/** When an element goes with the focus inside, the page's main part takes it. */
export function useFocusFallback(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(
    // Called before the element is taken out of the document.
    () => () => {
      if (root.current?.contains(document.activeElement)) focusMain();
    },
    [root],
  );
}
