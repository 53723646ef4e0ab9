import { useCallback, useEffect, useRef } from 'react';

/** Tells an answer that comes late whether what asked for it has gone, and with it the place where it would be read. */
export function useIsLeft(): () => boolean {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return useCallback(() => isLeft.current, []);
}
