import Button from '@mui/material/Button';
import { useAppDispatch } from '@/app/hooks';
import type { CurrentUser } from '@/features/auth/currentUser';
import { FormError } from '@/features/auth/FormError';
import { presentError } from '@/features/auth/presentError';
import { signOutEverywhere } from '@/features/auth/signOut';
import { useSubmission } from '@/features/auth/useSubmission';
import { PasswordRow } from './PasswordRow';
import styles from './Section.module.css';

/** The password, and the sessions on other devices. */
export function Security({ user }: { user: CurrentUser }) {
  const dispatch = useAppDispatch();
  const { isBusy, failure, submit } = useSubmission();
  return (
    <section className={styles['section']} aria-labelledby="security">
      <h2 id="security" className={styles['title']}>
        Password and devices
      </h2>
      <div className={styles['rows']}>
        <PasswordRow user={user} />
        <div className={styles['row']}>
          <div>
            <h3>Devices</h3>
            <p>Signs you out on every device, including this one.</p>
          </div>
          <Button
            variant="outlined"
            disabled={isBusy}
            onClick={() => {
              void submit(() => dispatch(signOutEverywhere()));
            }}
          >
            {isBusy ? 'Signing out...' : 'Sign out everywhere'}
          </Button>
          {failure && (
            <div className={styles['wide']}>
              <FormError>{presentError(failure, !navigator.onLine)}</FormError>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
