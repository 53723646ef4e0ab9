import { type ComponentProps, useLayoutEffect } from 'react';
import { useCourseProgress } from '@/features/learning/useLearning';
import type { LazyStanding } from './LazyStanding';

/** Tells how whoever is signed in stands to a course. Draws nothing. */
export function Standing({ courseId, onChange }: ComponentProps<typeof LazyStanding>) {
  const standing = useCourseProgress(courseId);
  useLayoutEffect(() => onChange(standing), [standing, onChange]);
  useLayoutEffect(() => () => onChange(null), [onChange]);
  return null;
}
