import { useEffect, useState } from 'react';

/** True once the component has been mounted for this many milliseconds. */
export function useIsSlow(longestWait: number): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), longestWait);
    return () => clearTimeout(timer);
  }, [longestWait]);
  return isSlow;
}
