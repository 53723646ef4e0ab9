import Button, { type ButtonProps } from '@mui/material/Button';
import type { CourseSummary } from './course';
import { useEnroll } from './useEnroll';

interface EnrollButtonProps extends Omit<ButtonProps, 'children' | 'onClick' | 'type'> {
  course: Pick<CourseSummary, 'id' | 'title' | 'thumbnail'>;
}

/** The red button of a course's own page. */
export function EnrollButton({ course, ...buttonProps }: EnrollButtonProps) {
  const enroll = useEnroll();
  return (
    <Button
      variant="contained"
      size="large"
      {...buttonProps}
      onClick={(event) => enroll(course, event.currentTarget)}
    >
      Enroll Now
    </Button>
  );
}
