import { useCallback, useEffect, useRef } from 'react';

/** A touch fires both: pointer events, and then the mouse events made from it, which move the focus. */
const starts = ['pointerdown', 'mousedown'];
const ends = ['pointerup', 'mouseup', 'pointercancel', 'contextmenu'];

/**
 * Delays an action until the current press is released. For words that come or go when a field is left: if they moved
 * the button that is being pressed, it would get no click. Without a press the action runs at once.
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
