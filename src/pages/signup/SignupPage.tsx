import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { AuthPanel } from '@/features/auth/AuthPanel';
import { selectPending, selectUser } from '@/features/auth/authSlice';
import { forgetDraft } from '@/features/auth/draft';
import styles from '@/features/auth/Form.module.css';
import { LeaveForTarget } from '@/features/auth/LeaveForTarget';
import { SuccessMessage } from '@/features/auth/SuccessMessage';
import { paths } from '@/paths';
import { PageHead } from '@/ui/PageHead';
import { TextLink } from '@/ui/TextLink';
import { SignupForm } from './SignupForm';

export function SignupPage() {
  const { state } = useLocation();
  const user = useAppSelector(selectUser);
  const pending = useAppSelector(selectPending);
  const [isDone, setIsDone] = useState(false);

  if (user && pending === null) return <LeaveForTarget />;
  return (
    <>
      <PageHead title="Join AI Club" noIndex />
      <AuthPanel title="Join AI Club" lead="Start your AI learning journey today" isWide>
        {isDone ? (
          <SuccessMessage>Account created! Please check your email to verify your account.</SuccessMessage>
        ) : (
          <SignupForm
            onDone={() => {
              forgetDraft();
              setIsDone(true);
            }}
          />
        )}
        <p className={styles['foot']}>
          Already a member?{' '}
          <TextLink to={paths.login} state={state}>
            Sign in
          </TextLink>
        </p>
      </AuthPanel>
    </>
  );
}
