import Button, { type ButtonProps } from '@mui/material/Button';
import type { CourseSummary } from './course';
import { sendsEnrollForm } from './enrollForm';
import { useEnroll } from './useEnroll';
import { usePreloadLogin } from './usePreloadLogin';

interface EnrollButtonProps extends Omit<ButtonProps, 'children' | 'onClick' | 'type'> {
  course: Pick<CourseSummary, 'id' | 'title' | 'thumbnail'>;
  onPress?: () => void;
}

/** The red button of a course's own page. */
export function EnrollButton({ course, onPress, ...buttonProps }: EnrollButtonProps) {
  const enroll = useEnroll();
  const preloadLogin = usePreloadLogin();
  return (
    <Button
      variant="contained"
      size="large"
      {...preloadLogin}
      {...buttonProps}
      {...sendsEnrollForm(course)}
      onClick={(event) => {
        event.preventDefault();
        onPress?.();
        enroll(course, event.currentTarget);
      }}
    >
      Enroll Now
    </Button>
  );
}
