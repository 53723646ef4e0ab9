import { styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';
import { useCourseProgress } from './useLearning';

/** Replaces the discount: courses with lessons here are free, and have none. */
const Flag = styled('p')({
  '&&.discount': {
    // Arrives later than the card and must not move anything.
    position: 'absolute',
    borderColor: cssVar('sheet'),
    background: cssVar('sheet'),
    color: cssVar('ink'),
    // Does not block the card's link below.
    pointerEvents: 'none',
  },
  // The small cover of a list row has room for fewer words.
  '@media (width < 900px)': { '[data-view="list"] > & > span': { display: 'none' } },
});

/** How far a member is in a course that they are enrolled in. */
export function OwnProgress({ courseId }: { courseId: string }) {
  const { isEnrolled, lessonCount, doneCount, finishedAt } = useCourseProgress(courseId);
  if (!isEnrolled || lessonCount === 0) return null;
  return (
    <Flag className="discount">
      {finishedAt === null ? (
        <>
          {doneCount} of {lessonCount} <span>lessons </span>done
        </>
      ) : (
        'Finished'
      )}
    </Flag>
  );
}
