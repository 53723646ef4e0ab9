import { useRef, type RefObject } from 'react';

/** What is hidden while one sheet is printed. The root is marked as well; the last `main` leaves its mark out. */
export const besideSheet =
  'html[data-printing] main :not(:has([data-printing]), [data-printing], main [data-printing] *)';

/** Prints only the element that the ref points to. */
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
