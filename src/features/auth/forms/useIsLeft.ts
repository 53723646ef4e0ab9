import { useCallback, useEffect, useRef } from 'react';
import { useNavigation } from 'react-router-dom';

/**
 * Whether a late answer can no longer be read where it was asked for, because the component is gone, or the next page is
 * on its way.
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
