import { useLayoutEffect } from 'react';
import { useCourseProgress } from '@/features/learning/record/useLearning';
import type { StandingProps } from './courseStanding';

/** Reports the signed-in member's standing in a course. Draws nothing. */
export function Standing({ courseId, onChange }: StandingProps) {
  const standing = useCourseProgress(courseId);
  useLayoutEffect(() => onChange(standing), [standing, onChange]);
  useLayoutEffect(() => () => onChange(null), [onChange]);
  return null;
}
