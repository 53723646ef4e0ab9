import CircularProgress from '@mui/material/CircularProgress';
import { useIsRegionThere } from './useIsRegionThere';

interface LoadingStatusProps {
  isLoading?: boolean;
  className?: string | undefined;
  /** The spinner's size in pixels. */
  size?: number;
}

/** Says that a page is being loaded. */
export function LoadingStatus({ isLoading = true, className, size = 40 }: LoadingStatusProps) {
  const isRegionThere = useIsRegionThere();
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
