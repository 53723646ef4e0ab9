import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import styles from './CourseBodyFailed.module.css';

/**
 * The curriculum could not be downloaded; the rest of the page stands. Trying again means reloading,
 * because browsers remember that an import has failed.
 */
export function CourseBodyFailed() {
  return (
    <Alert
      severity="error"
      className={styles['failed'] ?? ''}
      action={
        <Button variant="text" onClick={() => window.location.reload()}>
          Try again
        </Button>
      }
    >
      The curriculum did not load. Check your connection and try again.
    </Alert>
  );
}
