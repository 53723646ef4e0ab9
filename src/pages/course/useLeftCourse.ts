import { type RefObject, useEffect, useState } from 'react';

/** True once the offer stands again that a member has returned to by leaving; its button then has the focus. */
export function useLeftCourse(hasLeft: boolean, buttonHolder: RefObject<HTMLElement | null>): boolean {
  const [saysLeft, setSaysLeft] = useState(false);
  useEffect(() => {
    if (!hasLeft) return undefined;
    // After the dialog has given up the focus, and once the region of the message is there.
    const timer = setTimeout(() => {
      buttonHolder.current?.querySelector('button')?.focus({ preventScroll: true });
      setSaysLeft(true);
    }, 0);
    return () => clearTimeout(timer);
  }, [hasLeft, buttonHolder]);
  return hasLeft && saysLeft;
}
