import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import styles from './SearchFailed.module.css';

/** What opens instead of the overlay when its download failed. */
export function SearchFailed({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  return (
    <Alert
      severity="error"
      className={styles['failed'] ?? ''}
      action={
        <>
          <Button variant="text" onClick={onRetry}>
            Try again
          </Button>
          <Button variant="text" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      Search did not load. Check your connection and try again.
    </Alert>
  );
}
