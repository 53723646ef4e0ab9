import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useAppSelector } from '@/app/hooks';
import { selectIsCheckingLink } from '@/features/auth/redirects/linkSlice';
import { useAuth } from '@/features/auth/session/useAuth';
import { LinkButton } from '@/ui/LinkButton';
import { cssVar } from '@/ui/theme/cssVar';
import { UnconfirmedLogout } from './UnconfirmedLogout';
import { useAuthLinks } from './useAuthLinks';
import { UserMenu } from './UserMenu';

const AvatarPlace = styled(Skeleton)({
  width: 40,
  height: 40,
  margin: '2px 2px 2px 10px',
  background: cssVar('rule'),
});

const GuestActions = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  // Until the stored session is known to be valid or not, the buttons are invisible and as wide as the avatar that may
  // replace them, so that their neighbours do not move under a press.
  'html[data-session="stored"] &[data-uncertain]': { width: 52, overflow: 'hidden', visibility: 'hidden' },
});

/** Login and Sign Up for a visitor, the avatar menu for a member. */
export function AccountActions() {
  const { status, user } = useAuth();
  const isCheckingLink = useAppSelector(selectIsCheckingLink);
  const { login, signup } = useAuthLinks();
  if (user) return <UserMenu user={user} />;
  // The link may sign the visitor in at any moment; Login would say that it has not.
  if (isCheckingLink) return <AvatarPlace variant="circular" animation={false} />;
  if (status === 'unreachable') return <UnconfirmedLogout />;
  const isKnown = status === 'anonymous';
  return (
    <GuestActions {...(!isKnown && { 'data-uncertain': true })}>
      <LinkButton variant="text" {...login}>
        Login
      </LinkButton>
      <LinkButton variant="contained" {...signup}>
        Sign Up
      </LinkButton>
    </GuestActions>
  );
}
