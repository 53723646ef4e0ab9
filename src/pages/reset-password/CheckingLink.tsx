import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useState } from 'react';
import { AuthPanel } from '@/features/auth/AuthPanel';
import styles from '@/features/auth/Form.module.css';

/** Longest time a spinner may say nothing, in milliseconds. */
const patience = 4000;

/** While the link is being looked at. */
export function CheckingLink() {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsSlow(true);
    }, patience);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return (
    <AuthPanel title="Set a new password">
      <output className={styles['waiting']}>
        {isSlow ? (
          'This is taking longer than usual.'
        ) : (
          <>
            <CircularProgress size={24} aria-hidden="true" />
            Loading...
          </>
        )}
      </output>
    </AuthPanel>
  );
}
