import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useState } from 'react';

interface LoadingStatusProps {
  isLoading?: boolean;
  className?: string | undefined;
  /** Of the spinner, in pixels. */
  size?: number;
}

/**
 * Says that a page is being loaded. The region is there a frame before its words, because a region that arrives
 * together with its text is often not read.
 */
export function LoadingStatus({ isLoading = true, className, size = 40 }: LoadingStatusProps) {
  const [isRegionThere, setIsRegionThere] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsRegionThere(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <output>
      {isLoading && (
        <span className={className}>
          <CircularProgress size={size} aria-hidden="true" />
          {isRegionThere && <span>Loading...</span>}
        </span>
      )}
    </output>
  );
}
