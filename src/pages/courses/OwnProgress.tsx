import { styled } from '@mui/material/styles';
import { useCourseProgress } from '@/features/learning/useLearning';
import { cssVar } from '@/ui/theme/cssVar';

/** Takes the place of the discount: courses that are worked through here are free, and have none. */
const Flag = styled('p')({
  '&&.discount': {
    // Coming later than the card, it moves nothing.
    position: 'absolute',
    borderColor: cssVar('sheet'),
    background: cssVar('sheet'),
    color: cssVar('ink'),
    // The link of the card goes on below it.
    pointerEvents: 'none',
  },
  // The small cover of a row has room for fewer words.
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
