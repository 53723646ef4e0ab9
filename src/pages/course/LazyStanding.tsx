import { lazy, Suspense } from 'react';
import { useAppSelector } from '@/app/hooks';
import { selectAuthStatus } from '@/features/auth/session/authSlice';
import { isLearningOn } from '@/features/learning/isLearningOn';
import type { useCourseProgress } from '@/features/learning/useLearning';
import { ErrorBoundary } from '@/ui/ErrorBoundary';

/** How a member stands to the course: enrolled or not, how far, on the list or not. */
export type CourseStanding = ReturnType<typeof useCourseProgress>;

/** Whether the course is worked through here by whoever looks at it. */
export const isMembers = (standing: CourseStanding | null): standing is CourseStanding =>
  standing !== null && standing.isEnrolled && standing.lessonCount > 0;

const Standing = lazy(async () => ({ default: (await import('./Standing')).Standing }));

interface LazyStandingProps {
  courseId: string;
  onChange: (standing: CourseStanding | null) => void;
}

/** Looks up how a member stands to a course, once the page is there; visitors download nothing. */
export function LazyStanding(props: LazyStandingProps) {
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
