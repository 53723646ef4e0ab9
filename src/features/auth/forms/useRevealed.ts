import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether a password is shown in clear. Toggling keeps the caret where it is. */
export function useRevealed(field: RefObject<HTMLInputElement | null>) {
  const [isShown, setIsShown] = useState(false);
  const toggle = () => {
    const input = field.current;
    const { selectionStart = null, selectionEnd = null } = input ?? {};
    flushSync(() => {
      setIsShown(!isShown);
    });
    // A field whose type changes moves its caret to the start. In Safari, setting a selection also moves the focus.
    if (input && input === document.activeElement) input.setSelectionRange(selectionStart, selectionEnd);
  };
  return { isShown, toggle };
}
