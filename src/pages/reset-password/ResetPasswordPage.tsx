import { useState } from 'react';
import { useAppSelector } from '@/app/hooks';
import { AuthPanel } from '@/features/auth/AuthPanel';
import { selectAuthStatus, selectPending, selectRecovery, selectUser } from '@/features/auth/authSlice';
import { NewPasswordForm } from '@/features/auth/NewPasswordForm';
import { UnreachablePanel } from '@/features/auth/UnreachablePanel';
import { PageHead } from '@/ui/PageHead';
import { CheckingLink } from './CheckingLink';
import { DeadLink } from './DeadLink';
import { PasswordChanged } from './PasswordChanged';

/** Where the link of a reset mail leads: a new password, or a way to ask for another link. */
export function ResetPasswordPage() {
  const status = useAppSelector(selectAuthStatus);
  const pending = useAppSelector(selectPending);
  const recovery = useAppSelector(selectRecovery);
  const user = useAppSelector(selectUser);
  const [isSaved, setIsSaved] = useState(false);

  return (
    <>
      <PageHead title="Set a new password" noIndex />
      {isSaved ? (
        <PasswordChanged />
      ) : pending === 'callback' || status === 'loading' ? (
        <CheckingLink />
      ) : recovery === 'dead' || status === 'anonymous' ? (
        <DeadLink />
      ) : user ? (
        <AuthPanel
          title="Set a new password"
          lead={
            <>
              For <bdi>{user.email}</bdi>
            </>
          }
        >
          <NewPasswordForm
            email={user.email}
            onSaved={() => {
              setIsSaved(true);
            }}
          />
        </AuthPanel>
      ) : (
        <UnreachablePanel />
      )}
    </>
  );
}
