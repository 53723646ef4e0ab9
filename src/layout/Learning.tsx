import { lazy, Suspense } from 'react';
import { useAppSelector } from '@/app/hooks';
import { selectMayBeMember } from '@/features/auth/session/authSlice';
import { ErrorBoundary } from '@/ui/ErrorBoundary';

const LearningSync = __LEARNING__
  ? lazy(async () => ({
      default: (await import('@/features/learning/LearningSync')).LearningSync,
    }))
  : null;

/** What runs on every page for whoever is signed in. Its download may fail; then the next page tries again. */
export function Learning() {
  const mayBeMember = useAppSelector(selectMayBeMember);
  if (!LearningSync || !mayBeMember) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <LearningSync />
      </Suspense>
    </ErrorBoundary>
  );
}
