import { lazy, Suspense } from 'react';
import { useAppSelector } from '@/app/hooks';
import { selectAuthStatus } from '@/features/auth/session/authSlice';
import { isLearningOn } from '@/features/learning/isLearningOn';
import { ErrorBoundary } from '@/ui/ErrorBoundary';

const LearningSync = lazy(async () => ({
  default: (await import('@/features/learning/LearningSync')).LearningSync,
}));

/** What runs on every page for whoever is signed in. Its download may fail; then the next page tries again. */
export function Learning() {
  const status = useAppSelector(selectAuthStatus);
  const isMember = status === 'authenticated' || status === 'unreachable';
  if (!isLearningOn() || !isMember) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <LearningSync />
      </Suspense>
    </ErrorBoundary>
  );
}
