import { useRef, type RefObject } from 'react';

/** What is not on paper while one sheet is printed. The root is marked as well, so that all of the page is within a mark. */
export const besideSheet =
  'html[data-printing] main :not(:has([data-printing]), [data-printing], main [data-printing] *)';

/** Prints the one element that the reference points to. */
export function usePrintSheet(): { sheet: RefObject<HTMLDivElement | null>; print: () => void } {
  const sheet = useRef<HTMLDivElement>(null);
  function print() {
    const marked = [document.documentElement, sheet.current].filter((element) => element !== null);
    for (const element of marked) element.dataset['printing'] = '';
    const unmark = () => {
      for (const element of marked) delete element.dataset['printing'];
    };
    window.addEventListener('afterprint', unmark, { once: true });
    window.print();
  }
  return { sheet, print };
}
