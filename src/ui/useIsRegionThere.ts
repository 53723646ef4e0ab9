import { useEffect, useState } from 'react';

/**
 * False for the first frame of a region that is read out, and then true: one that arrives together with its text is
 * often not read.
 */
export function useIsRegionThere(): boolean {
  const [isRegionThere, setIsRegionThere] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsRegionThere(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isRegionThere;
}
