import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether a password is shown as it is typed. Changing that keeps the caret where it is. */
export function useRevealed(field: RefObject<HTMLInputElement | null>) {
  const [isShown, setIsShown] = useState(false);
  const toggle = () => {
    const input = field.current;
    const { selectionStart = null, selectionEnd = null } = input ?? {};
    flushSync(() => {
      setIsShown(!isShown);
    });
    // Changing the type of a field sends the caret to its start. Safari brings the focus along with a selection.
    if (input && input === document.activeElement) input.setSelectionRange(selectionStart, selectionEnd);
  };
  return { isShown, toggle };
}
