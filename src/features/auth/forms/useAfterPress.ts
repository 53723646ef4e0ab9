import { useCallback, useEffect, useRef } from 'react';

/** A touch counts twice: by its pointer, and by the mouse that it is played as afterwards, which moves the focus. */
const starts = ['pointerdown', 'mousedown'];
const ends = ['pointerup', 'mouseup', 'pointercancel', 'contextmenu'];

/**
 * For what a field says, or no longer says, once it is left. It waits until whatever has taken the focus by a press is
 * released: moved by words that come or go above, it would not be clicked. Without a press nothing waits.
 */
export function useAfterPress(): (action: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<() => void>(undefined);

  useEffect(() => {
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const act = () => {
      waiting.current?.();
      waiting.current = undefined;
    };
    const start = () => {
      isPressed.current = true;
    };
    const end = () => {
      isPressed.current = false;
      // The click follows the release in the same task.
      clearTimeout(timer);
      timer = setTimeout(act);
    };
    for (const name of starts) document.addEventListener(name, start, options);
    for (const name of ends) document.addEventListener(name, end, options);
    return () => {
      listeners.abort();
      clearTimeout(timer);
    };
  }, []);

  return useCallback((action) => {
    if (isPressed.current) waiting.current = action;
    else action();
  }, []);
}
