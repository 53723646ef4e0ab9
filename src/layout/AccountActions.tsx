import { useAppSelector } from '@/app/hooks';
import { selectIsCheckingLink } from '@/features/auth/authSlice';
import { useAuth } from '@/features/auth/useAuth';
import { paths } from '@/paths';
import { LinkButton } from '@/ui/LinkButton';
import styles from './Header.module.css';
import { UserMenu } from './UserMenu';

/** Login and Sign Up for a visitor, the avatar menu for a member. */
export function AccountActions() {
  const { status, user } = useAuth();
  const isCheckingLink = useAppSelector(selectIsCheckingLink);
  if (user) return <UserMenu user={user} />;
  // Somebody may be signed in in a moment; a link to sign in would say that they are not.
  if (isCheckingLink) return <span className={styles['accountAwaited']} />;
  const isKnown = status === 'anonymous';
  return (
    <div className={`${styles['guest']} ${isKnown ? '' : styles['guestUncertain']}`}>
      <LinkButton variant="text" to={paths.login}>
        Login
      </LinkButton>
      <LinkButton variant="contained" to={paths.signup}>
        Sign Up
      </LinkButton>
    </div>
  );
}
