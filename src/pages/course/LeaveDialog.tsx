import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { countOf } from '@/features/catalogue/formatCourse';
import type { LearningFailure } from '@/features/learning/learningFailure';
import { useEnrolment } from '@/features/learning/useEnrolment';
import type { OwnCourseProps } from './courseStanding';

const Words = styled(DialogContent)({ '&, & .words': { display: 'grid', gap: 12 } });

interface LeaveDialogProps extends OwnCourseProps {
  isOpen: boolean;
  onClose: () => void;
  failure: LearningFailure | null;
  onFailure: (failure: LearningFailure | null) => void;
}

/** What is lost and what is kept. */
function Consequences({ course, standing }: Pick<OwnCourseProps, 'course' | 'standing'>) {
  const { doneCount, finishedAt, certificate } = standing;
  return (
    <>
      <p>
        {doneCount === 0
          ? `${course.title} leaves your courses. You have no ticks to lose yet.`
          : `${course.title} leaves your courses, and ${doneCount === 1 ? 'your tick is' : `your ${countOf(doneCount, 'tick')} are`} lost.`}
      </p>
      {finishedAt !== null && !certificate && (
        <p>
          You have not made your certificate yet. To get it, you would have to mark all lessons as done again.
        </p>
      )}
      <p>
        {certificate
          ? 'What you wrote, your notes and your certificate are kept.'
          : 'What you wrote and your notes are kept.'}{' '}
        They are there again when you enroll once more.
      </p>
    </>
  );
}

function useLeaving(
  courseId: string,
  { onClose, onLeft, onFailure }: Pick<LeaveDialogProps, 'onClose' | 'onLeft' | 'onFailure'>,
) {
  const { leave } = useEnrolment();
  const [isLeaving, setIsLeaving] = useState(false);
  const goOn = async () => {
    setIsLeaving(true);
    onFailure(null);
    const { error } = await leave(courseId);
    setIsLeaving(false);
    if (error) onFailure(error);
    else {
      onClose();
      onLeft();
    }
  };
  return { isLeaving, goOn };
}

/** Asks once before a member leaves a course, and says what is lost and what is kept. */
export function LeaveDialog({
  course,
  standing,
  isOpen,
  onClose,
  onLeft,
  failure,
  onFailure,
}: LeaveDialogProps) {
  const titleId = useId();
  const wordsId = useId();
  const { isLeaving, goOn } = useLeaving(course.id, { onClose, onLeft, onFailure });
  // Members who went back now could not tell whether they have left.
  const stay = () => {
    if (!isLeaving) onClose();
  };
  return (
    <Dialog open={isOpen} onClose={stay} aria-labelledby={titleId} aria-describedby={wordsId}>
      <DialogTitle variant="h3" id={titleId}>
        Leave this course?
      </DialogTitle>
      <Words>
        <div id={wordsId} className="words">
          <Consequences course={course} standing={standing} />
        </div>
        <div role="alert">
          {failure && (
            <Alert role="presentation" severity="error">
              {failure.message}
            </Alert>
          )}
        </div>
      </Words>
      <DialogActions>
        <Button variant="outlined" aria-disabled={isLeaving} onClick={stay}>
          Stay
        </Button>
        <Button variant="contained" aria-disabled={isLeaving} onClick={() => !isLeaving && void goOn()}>
          {isLeaving ? 'Leaving...' : 'Leave this course'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
