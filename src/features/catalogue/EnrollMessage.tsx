import { LazyToast } from '@/ui/LazyToast';
import type { ToastProps } from '@/ui/Toast';
import type { CourseSummary } from './course';

export interface EnrollMessageProps extends Pick<ToastProps, 'status' | 'action'> {
  course: Pick<CourseSummary, 'id' | 'title' | 'thumbnail'>;
  /** The pressed button. */
  opener: HTMLElement;
  onClose: () => void;
}

/** For a message that also carries out what it says. It stays, unseen once it is closed, until that is finished. */
export interface LastingEnrollMessageProps extends EnrollMessageProps {
  /** Not closed, and not left behind. */
  isShown: boolean;
  /** Called when the message may go; it is shown again where something is left to say that nothing else says. */
  onSettled: (isToBeSaid: boolean) => void;
}

/** What the press of Enroll Now says. */
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
