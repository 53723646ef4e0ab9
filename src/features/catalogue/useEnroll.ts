import { createContext, use } from 'react';
import type { CourseSummary } from './course';

/** `opener` is the pressed button; it gets the focus back when the message is closed. */
export type Enroll = (course: Pick<CourseSummary, 'id' | 'title' | 'thumbnail'>, opener: HTMLElement) => void;

export const EnrollContext = createContext<Enroll | null>(null);

/** What every Enroll Now button does. The function never changes. */
export function useEnroll(): Enroll {
  const enroll = use(EnrollContext);
  if (!enroll) throw new Error('useEnroll must be used within an EnrollProvider');
  return enroll;
}
