import { LazyToast } from '@/ui/LazyToast';
import type { ToastProps } from '@/ui/Toast';
import type { CourseSummary } from './course';

export interface EnrollMessageProps extends Pick<ToastProps, 'status' | 'action'> {
  course: Pick<CourseSummary, 'id' | 'title' | 'thumbnail'>;
  /** The pressed button. */
  opener: HTMLElement;
  onClose: () => void;
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
