import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import KeyboardReturn from '@mui/icons-material/KeyboardReturn';
import styles from './KeyHints.module.css';

/** Which keys work; a screen reader's user knows them from the field's role. */
export function KeyHints() {
  return (
    <p className={styles['hints']} aria-hidden="true">
      <kbd>
        <ArrowUpward />
      </kbd>
      <kbd>
        <ArrowDownward />
      </kbd>
      to move
      <kbd className={styles['next']}>
        <KeyboardReturn />
      </kbd>
      to open
      <kbd className={styles['last']}>Esc</kbd>
      to close
    </p>
  );
}
