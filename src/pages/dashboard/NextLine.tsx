import { useLearning } from '@/features/learning/useLearning';
import { describeNext } from './describeNext';
import { useCurriculum } from './useCurriculum';

/** Which lesson comes next in the course that was touched last; nothing when none is under way. */
export function NextLine() {
  const { courses } = useLearning();
  const current = courses.find(({ nextLessonId }) => nextLessonId !== null);
  const curriculum = useCurriculum(current?.courseId);
  const next = current && describeNext(current, curriculum);
  return next === undefined ? null : `Next is ${next}.`;
}
