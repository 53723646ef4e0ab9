import Button from '@mui/material/Button';
import { useState } from 'react';
import { useAppDispatch } from '@/app/hooks';
import { FormError } from '@/features/auth/FormError';
import { NewPasswordForm } from '@/features/auth/NewPasswordForm';
import { presentError } from '@/features/auth/presentError';
import { signOutEverywhere } from '@/features/auth/signOut';
import { SuccessMessage } from '@/features/auth/SuccessMessage';
import { useSubmission } from '@/features/auth/useSubmission';
import styles from './Section.module.css';

/** The password, and the sessions on other devices. */
export function Security({ email }: { email: string }) {
  const dispatch = useAppDispatch();
  const [step, setStep] = useState<'idle' | 'changing' | 'changed'>('idle');
  const { isBusy, failure, submit } = useSubmission();
  return (
    <section className={styles['section']} aria-labelledby="security">
      <h2 id="security" className={styles['title']}>
        Password and devices
      </h2>
      <div className={styles['rows']}>
        <div className={styles['row']}>
          <div>
            <h3>Password</h3>
            <p>Changing it signs out your other devices.</p>
          </div>
          <Button
            variant="outlined"
            aria-expanded={step === 'changing'}
            onClick={() => {
              setStep(step === 'changing' ? 'idle' : 'changing');
            }}
          >
            {step === 'changing' ? 'Cancel' : 'Change password'}
          </Button>
          {step === 'changing' && (
            <div className={styles['wide']}>
              <NewPasswordForm
                email={email}
                onSaved={() => {
                  setStep('changed');
                }}
              />
            </div>
          )}
          {step === 'changed' && (
            <div className={styles['wide']}>
              <SuccessMessage>Password changed. Use the new one the next time you sign in.</SuccessMessage>
            </div>
          )}
        </div>
        <div className={styles['row']}>
          <div>
            <h3>Devices</h3>
            <p>Ends every session of your account, this one too.</p>
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
