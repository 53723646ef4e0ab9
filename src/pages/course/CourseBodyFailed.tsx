import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

const Failed = styled(Alert)({ marginBlockStart: 48 });

/**
 * Says that the curriculum could not be downloaded; the rest of the page works. Trying again means reloading, because
 * browsers remember that an import has failed.
 */
export function CourseBodyFailed() {
  return (
    <Failed
      severity="error"
      action={
        <Button variant="text" onClick={() => window.location.reload()}>
          Try again
        </Button>
      }
    >
      The curriculum did not load. Check your connection and try again.
    </Failed>
  );
}
