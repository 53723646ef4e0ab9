import { countOf } from '@/features/catalogue/formatCourse';
import type { LearningFailure } from '@/features/learning/record/learningFailure';
import { useConfirmedCall } from '@/features/learning/record/useConfirmedCall';
import { useEnrolment } from '@/features/learning/outbox/useEnrolment';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import type { OwnCourseProps } from './courseStanding';

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

/** Asks once before a member leaves a course, and says what is lost and what is kept. */
export function LeaveDialog({ course, standing, isOpen, failure, onLeft, ...dialog }: LeaveDialogProps) {
  const { leave } = useEnrolment();
  const { isBusy, run } = useConfirmedCall(() => leave(course.id), { ...dialog, onDone: onLeft });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Leave this course?"
      words={<Consequences course={course} standing={standing} />}
      failure={failure?.message}
      isBusy={isBusy}
      keep="Stay"
      onKeep={dialog.onClose}
      confirm={{ onClick: () => void run(), label: isBusy ? 'Leaving...' : 'Leave this course' }}
    />
  );
}
