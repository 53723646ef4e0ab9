import { type RefObject, useLayoutEffect } from 'react';

/** For a pressed control that goes with its press: otherwise the focus would fall to the body. */
export function focusMain(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
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
