import { lazy, Suspense } from 'react';
import { useAppSelector } from '@/app/hooks';
import { selectAuthStatus } from '@/features/auth/session/authSlice';
import { isLearningOn } from '@/features/learning/isLearningOn';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import type { StandingProps } from './courseStanding';

const Standing = lazy(async () => ({ default: (await import('./Standing')).Standing }));

/** Looks up how a member stands to a course, once the page is there; visitors download nothing. */
export function LazyStanding(props: StandingProps) {
  const status = useAppSelector(selectAuthStatus);
  if (!isLearningOn() || (status !== 'authenticated' && status !== 'unreachable')) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <Standing {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
