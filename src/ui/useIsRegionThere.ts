import { useEffect, useState } from 'react';

/**
 * False for the first frame of a live region, then true: a region that appears together with its text is often not
 * read out.
 */
export function useIsRegionThere(): boolean {
  const [isRegionThere, setIsRegionThere] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsRegionThere(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isRegionThere;
}
