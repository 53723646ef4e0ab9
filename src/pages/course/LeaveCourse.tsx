import Link from '@mui/material/Link';
import { LazyPart } from '@/ui/LazyPart';
import { preloadable } from '@/ui/preloadable';
import { useLayer } from '@/ui/useLayer';
import type { OwnCourseProps } from './courseStanding';

const LeaveDialog = preloadable(async () => (await import('./LeaveDialog')).LeaveDialog);

/** The quiet way out of a course, which asks once. */
export function LeaveCourse({ course, standing, onLeft }: OwnCourseProps) {
  const { isOpen, wasOpened, open, close } = useLayer();
  return (
    <div className="leave">
      <Link component="button" type="button" underline="none" aria-haspopup="dialog" onClick={open}>
        Leave this course
      </Link>
      {wasOpened && (
        <LazyPart isOpen={isOpen} onClose={close}>
          <LeaveDialog course={course} standing={standing} isOpen={isOpen} onClose={close} onLeft={onLeft} />
        </LazyPart>
      )}
    </div>
  );
}
