import { useLearning } from '@/features/learning/useLearning';
import { describeNext } from './describeNext';
import { useCurriculum } from './useCurriculum';

/** The next lesson of the course with the latest activity; nothing when no course is under way. */
export function NextLine() {
  const { courses } = useLearning();
  const current = courses.find(({ nextLessonId }) => nextLessonId !== null);
  const curriculum = useCurriculum(current?.courseId);
  const next = current && describeNext(current, curriculum);
  return next === undefined ? null : `Next is ${next}.`;
}
