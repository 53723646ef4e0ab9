import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary';

interface SeparatePartProps {
  /** Shown until the part has arrived. */
  waiting?: ReactNode;
  /** Shown instead of it where it cannot be downloaded or drawn. */
  failed?: ReactNode;
  children: ReactNode;
}

/** A part of a page that is a download of its own, without which the rest works. */
export function SeparatePart({ waiting, failed, children }: SeparatePartProps) {
  return (
    <ErrorBoundary fallback={failed}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  );
}
