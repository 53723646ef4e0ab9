import { useEffect, useState } from 'react';

/** True once what draws this has stood for so many milliseconds. */
export function useIsSlow(longestWait: number): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), longestWait);
    return () => clearTimeout(timer);
  }, [longestWait]);
  return isSlow;
}
