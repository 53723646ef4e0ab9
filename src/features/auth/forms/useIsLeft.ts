import { useCallback, useEffect, useRef } from 'react';
import { useNavigation } from 'react-router-dom';

/**
 * Tells an answer that comes late whether what asked for it has gone, and with it the place where it would be read. It is
 * as good as gone once the next page is on its way.
 */
export function useIsLeft(): () => boolean {
  const isLeft = useRef(false);
  const isOnTheWay = useNavigation().state !== 'idle';
  useEffect(() => {
    isLeft.current = isOnTheWay;
    return () => {
      isLeft.current = true;
    };
  }, [isOnTheWay]);
  return useCallback(() => isLeft.current, []);
}
