import { useAppSelector } from '@/app/hooks';
import { AuthPanel } from '@/features/auth/forms/AuthPanel';
import { selectHasEnded } from '@/features/auth/session/authSlice';
import type { CurrentUser } from '@/features/auth/session/currentUser';
import { paths } from '@/paths';
import { LinkButton } from '@/ui/LinkButton';

/** For visitors without a reset link: what they can do instead. */
export function NoLink({ user }: { user: CurrentUser | null }) {
  const hasEnded = useAppSelector(selectHasEnded);
  return (
    <AuthPanel
      title="Set a new password"
      lead={
        user ? (
          <>
            This page works with the link from a reset email. You are signed in as <bdi>{user.email}</bdi>:
            change your password on your dashboard.
          </>
        ) : hasEnded ? (
          'Your session ended. Ask for a new reset link, and open it in this browser.'
        ) : (
          'This page works with the link from a reset email. Ask for one, and open it in this browser.'
        )
      }
    >
      {user ? (
        <LinkButton to={paths.changePassword} variant="contained" size="large" fullWidth>
          Change password
        </LinkButton>
      ) : (
        <LinkButton to={paths.forgotPassword} variant="contained" size="large" fullWidth>
          Get a reset link
        </LinkButton>
      )}
    </AuthPanel>
  );
}
