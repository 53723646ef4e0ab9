import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useAppSelector } from '@/app/hooks';
import { AuthPanel } from '@/features/auth/forms/AuthPanel';
import { selectLink } from '@/features/auth/redirects/linkSlice';
import { selectAuthStatus, selectSession, selectUser } from '@/features/auth/session/authSlice';
import { NewPasswordForm } from '@/features/auth/forms/NewPasswordForm';
import { useIsLeft } from '@/features/auth/forms/useIsLeft';
import { UnreachablePanel } from '@/features/auth/session/UnreachablePanel';
import { paths } from '@/paths';
import { LoadingStatus } from '@/ui/LoadingStatus';
import { PageHead } from '@/ui/PageHead';
import { DeadLink } from './DeadLink';
import { LinkPanel } from './LinkPanel';
import { NoLink } from './NoLink';
import { PasswordChanged } from './PasswordChanged';

const Waiting = styled(LoadingStatus)({ display: 'flex', alignItems: 'center', gap: 12, fontWeight: 600 });

/** The page that a reset mail links to: a new password, or a way to ask for another link. */
export function ResetPasswordPage() {
  const status = useAppSelector(selectAuthStatus);
  const link = useAppSelector(selectLink);
  const user = useAppSelector(selectUser);
  const session = useAppSelector(selectSession);
  const [saved, setSaved] = useState<{ isTold: boolean }>();
  const isLeft = useIsLeft();

  return (
    <>
      <PageHead title="Set a new password" noIndex />
      {saved ? (
        <PasswordChanged takesFocus={!saved.isTold} />
      ) : link?.page === paths.resetPassword && link.status !== 'dead' ? (
        <LinkPanel link={link} />
      ) : status === 'loading' ? (
        <AuthPanel title="Set a new password">
          <Waiting size={24} />
        </AuthPanel>
      ) : link?.status === 'dead' ? (
        <DeadLink hasKey={link.failure?.code !== 'pkce_code_verifier_not_found'} />
      ) : user && session?.isRecovery ? (
        <AuthPanel
          title="Set a new password"
          lead={
            <>
              For <bdi>{user.email}</bdi>
            </>
          }
        >
          <NewPasswordForm
            user={user}
            asksForCurrent={false}
            isPageLeft={isLeft}
            onSaved={(isTold) => setSaved({ isTold })}
          />
        </AuthPanel>
      ) : user || status === 'anonymous' ? (
        <NoLink user={user} />
      ) : (
        <UnreachablePanel />
      )}
    </>
  );
}
