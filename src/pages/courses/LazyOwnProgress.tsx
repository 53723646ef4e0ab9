import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '@/ui/ErrorBoundary';

const OwnProgress = __LEARNING__
  ? lazy(async () => ({ default: (await import('./OwnProgress')).OwnProgress }))
  : () => null;

/** Only members download it, and their cards are there before it is. */
export function LazyOwnProgress({ courseId }: { courseId: string }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <OwnProgress courseId={courseId} />
      </Suspense>
    </ErrorBoundary>
  );
}
