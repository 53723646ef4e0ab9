import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

/** The curriculum could not be downloaded; the rest of the page stands. */
export function CourseBodyFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert
      severity="error"
      action={
        <Button variant="text" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      The curriculum did not load. Check your connection and try again.
    </Alert>
  );
}
