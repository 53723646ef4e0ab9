import { useLocation } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { AuthPanel } from '@/features/auth/AuthPanel';
import { selectPending, selectUser } from '@/features/auth/authSlice';
import { LeaveForTarget } from '@/features/auth/LeaveForTarget';
import { ProviderButtons } from '@/features/auth/ProviderButtons';
import { readRememberedPlace } from '@/features/auth/returnTarget';
import { paths } from '@/paths';
import { PageHead } from '@/ui/PageHead';
import { TextLink } from '@/ui/TextLink';
import { LoginForm } from './LoginForm';
import { loginReason } from './loginReason';
import styles from './LoginPage.module.css';

export function LoginPage() {
  const { state } = useLocation();
  const user = useAppSelector(selectUser);
  const pending = useAppSelector(selectPending);
  const place = readRememberedPlace(state);

  if (user && pending === null) return <LeaveForTarget />;
  return (
    <>
      <PageHead title="Sign in" noIndex />
      <AuthPanel title="Sign in" lead={loginReason(place) ?? 'Welcome back. Good to see you again.'}>
        <LoginForm />
        <ProviderButtons place={place} />
        <p className={styles['foot']}>
          New here?{' '}
          <TextLink to={paths.signup} state={state}>
            Join AI Club
          </TextLink>
        </p>
      </AuthPanel>
    </>
  );
}
