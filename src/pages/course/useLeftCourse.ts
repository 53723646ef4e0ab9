import { type RefObject, useEffect, useState } from 'react';

/** True once a member who has left the course sees the offer again; its button then has the focus. */
export function useLeftCourse(hasLeft: boolean, buttonHolder: RefObject<HTMLElement | null>): boolean {
  const [saysLeft, setSaysLeft] = useState(false);
  useEffect(() => {
    if (!hasLeft) return undefined;
    // After the dialog has released the focus, and once the message's live region is there.
    const timer = setTimeout(() => {
      buttonHolder.current?.querySelector('button')?.focus({ preventScroll: true });
      setSaysLeft(true);
    }, 0);
    return () => clearTimeout(timer);
  }, [hasLeft, buttonHolder]);
  return hasLeft && saysLeft;
}
