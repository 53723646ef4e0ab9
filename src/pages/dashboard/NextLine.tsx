import { useLearning } from '@/features/learning/record/useLearning';
import { describeNext } from './describeNext';

/** The next lesson of the course with the latest activity, or that none is under way or known. */
export function NextLine() {
  const { courses, certificates, status } = useLearning();
  if (status === 'ready' && courses.length === 0) {
    return `Your ${certificates.length > 0 ? 'next' : 'first'} course will show up here.`;
  }
  if (courses.length > 0 && courses.every(({ finishedAt }) => finishedAt !== null)) {
    return 'All of your courses are finished.';
  }
  const current = courses.find(({ nextLessonId }) => nextLessonId !== null);
  const next = current && describeNext(current);
  if (next !== undefined) return `Next is ${next}.`;
  return status === 'unreachable' ? 'What comes next is not known yet.' : null;
}
