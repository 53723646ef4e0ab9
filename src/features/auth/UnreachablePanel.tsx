import Button from '@mui/material/Button';
import { useAppDispatch } from '@/app/hooks';
import { unreachableMessage } from './presentError';
import { tryAgain } from './sessionSync';
import styles from './UnreachablePanel.module.css';

/** Instead of a page whose session cannot be confirmed right now. The session is kept. */
export function UnreachablePanel() {
  const dispatch = useAppDispatch();
  return (
    <section className={styles['panel']} role="alert">
      <h1>This is taking longer than usual.</h1>
      <p>{unreachableMessage}</p>
      <Button
        variant="contained"
        onClick={() => {
          dispatch(tryAgain());
        }}
      >
        Try again
      </Button>
    </section>
  );
}
