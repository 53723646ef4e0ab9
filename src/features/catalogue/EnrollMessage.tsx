import { LazyToast } from '@/ui/LazyToast';
import type { ToastProps } from '@/ui/Toast';
import type { CourseSummary } from './course';

export interface EnrollMessageProps extends Pick<ToastProps, 'status' | 'action'> {
  course: Pick<CourseSummary, 'id' | 'title' | 'thumbnail'>;
  /** The pressed button. */
  opener: HTMLElement;
  onClose: () => void;
}

/** For a message that also carries out the enrolment. It stays mounted, hidden once closed, until that is finished. */
export interface LastingEnrollMessageProps extends EnrollMessageProps {
  /** False once the message is closed, replaced by another or left with its page. */
  isShown: boolean;
  /** Called when the message may go; `isToBeSaid` shows it again, for an outcome that is reported nowhere else. */
  onSettled: (isToBeSaid: boolean) => void;
}

/** The message after a press of Enroll Now. */
export function EnrollMessage({ course, opener, ...said }: EnrollMessageProps) {
  return (
    <LazyToast
      isUrgent
      message={`Enrolling in ${course.title}`}
      picture={course.thumbnail}
      opener={{ current: opener }}
      {...said}
    />
  );
}
