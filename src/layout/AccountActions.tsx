import { useAuth } from '@/features/auth/useAuth';
import { paths } from '@/paths';
import { LinkButton } from '@/ui/LinkButton';
import styles from './Header.module.css';
import { UserMenu } from './UserMenu';

/** Login and Sign Up for a visitor, the avatar menu for a member. */
export function AccountActions() {
  const { status, user } = useAuth();
  if (user) return <UserMenu user={user} />;
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
