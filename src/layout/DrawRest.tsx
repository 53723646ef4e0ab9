import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { drawRest } from '@/ui/drawRest';

/** Goes on with what the inline script began, and draws the rest of every later page. */
export function DrawRest() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    let isCurrent = true;
    drawRest(() => isCurrent);
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- Another page or list brings other elements.
  }, [pathname, search]);
  return null;
}
