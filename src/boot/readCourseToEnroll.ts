import { ownField } from '@/ui/readUnknown';
import { enrollParameter } from '@/paths';

/**
 * The course of an Enroll Now that led to this page: sent before hydration, or remembered from before a reload. Whoever
 * uses it looks whether there is such a course.
 */
export function readCourseToEnroll(): string | undefined {
  const place = ownField(window.history.state, 'usr');
  const sent = new URLSearchParams(window.location.search).get(enrollParameter);
  const course = ownField(place, 'enrollTitle') && ownField(place, 'from');
  return sent ?? String(course).split('/')[2];
}
