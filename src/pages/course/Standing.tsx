import { useLayoutEffect } from 'react';
import { useCourseProgress } from '@/features/learning/useLearning';
import type { StandingProps } from './courseStanding';

/** Tells how whoever is signed in stands to a course. Draws nothing. */
export function Standing({ courseId, onChange }: StandingProps) {
  const standing = useCourseProgress(courseId);
  useLayoutEffect(() => onChange(standing), [standing, onChange]);
  useLayoutEffect(() => () => onChange(null), [onChange]);
  return null;
}
