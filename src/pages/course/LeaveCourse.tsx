import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import type { LearningFailure } from '@/features/learning/record/learningFailure';
import { LazyPart } from '@/ui/LazyPart';
import { preloadable } from '@/ui/preloadable';
import { useLayer } from '@/ui/useLayer';
import { useStateOfOpening } from '@/ui/useStateOfOpening';
import type { OwnCourseProps } from './courseStanding';

const LeaveDialog = preloadable(async () => (await import('./LeaveDialog')).LeaveDialog);

/** An inconspicuous link to leave a course, which asks once. */
export function LeaveCourse({ course, standing, onLeft }: OwnCourseProps) {
  const { isOpen, open, close } = useLayer();
  const [failure, setFailure] = useStateOfOpening<LearningFailure | null>(isOpen, null);
  return (
    <div className="leave">
      <Link component="button" type="button" underline="none" aria-haspopup="dialog" onClick={open}>
        Leave this course
      </Link>
      {/* The failure of a dialog that Back closed while it waited. */}
      <div role="status">
        {failure && !isOpen && (
          <Alert role="presentation" severity="error">
            {failure.message}
          </Alert>
        )}
      </div>
      <LazyPart isOpen={isOpen} onClose={close}>
        <LeaveDialog
          course={course}
          standing={standing}
          isOpen={isOpen}
          onClose={close}
          onLeft={onLeft}
          failure={failure}
          onFailure={setFailure}
        />
      </LazyPart>
    </div>
  );
}
