import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '@/ui/ErrorBoundary';

const OwnProgress = __LEARNING__
  ? lazy(async () => ({ default: (await import('./OwnProgress')).OwnProgress }))
  : () => null;

/** Downloaded only for members, whose cards are drawn before it arrives. */
export function LazyOwnProgress({ courseId }: { courseId: string }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <OwnProgress courseId={courseId} />
      </Suspense>
    </ErrorBoundary>
  );
}
