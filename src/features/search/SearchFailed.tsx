import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import styles from './SearchFailed.module.css';

/** What opens instead of the overlay when its download failed. Browsers remember a failed import, so only a reload helps. */
export function SearchFailed({ onClose }: { onClose: () => void }) {
  return (
    <Alert
      severity="error"
      className={styles['failed'] ?? ''}
      action={
        <div className={styles['actions']}>
          <Button variant="text" onClick={() => window.location.reload()}>
            Reload
          </Button>
          <Button variant="text" onClick={onClose}>
            Close
          </Button>
        </div>
      }
    >
      Search did not load. Check your connection and reload the page.
    </Alert>
  );
}
