import { useAppSelector } from '@/app/hooks';
import { selectMayBeMember } from '@/features/auth/session/authSlice';
import { useMember } from '@/features/auth/session/useMember';
import type { CourseSummary } from '@/features/catalogue/course';
import { lessonIdsOf } from '@/features/learning/lessons/lessonCourses';
import { longestWait } from '@/features/learning/record/longestWait';
import { useIsSlow } from '@/ui/useIsSlow';
import type { CourseStanding } from './courseStanding';

/**
 * Whether the reader may already be enrolled in a course with lessons here: `uncertain` until it is known whether
 * somebody is signed in, then `unknown` until their courses are known or the wait is too long.
 */
export function useEnrolmentUnknown(
  { id }: CourseSummary,
  standing: CourseStanding | null,
): 'uncertain' | 'unknown' | undefined {
  const { isUncertain } = useMember();
  const mayBeMember = useAppSelector(selectMayBeMember);
  const isLate = useIsSlow(longestWait);
  if (!__LEARNING__ || lessonIdsOf(id) === undefined) return undefined;
  if (isUncertain) return 'uncertain';
  const isKnown = standing !== null && standing.status !== 'loading';
  return mayBeMember && !isKnown && !isLate ? 'unknown' : undefined;
}
