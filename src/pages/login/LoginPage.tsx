import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { AuthPanel } from '@/features/auth/forms/AuthPanel';
import { useDraft } from '@/features/auth/forms/draft';
import { selectIsCheckingLink } from '@/features/auth/redirects/linkSlice';
import { selectHasPendingCall, selectUser } from '@/features/auth/session/authSlice';
import { RedirectAfterLogin } from '@/features/auth/redirects/RedirectAfterLogin';
import { NeedsScript } from '@/features/auth/forms/NeedsScript';
import { ProviderButtons } from '@/features/auth/forms/ProviderButtons';
import { readRememberedPlace, signupOnTheWayTo } from '@/features/auth/redirects/returnTarget';
import { paths } from '@/paths';
import { PageHead } from '@/ui/PageHead';
import { TextLink } from '@/ui/TextLink';
import { useIsInBrowser } from '@/ui/useIsInBrowser';
import { LoginForm } from './LoginForm';
import { loginReason } from './loginReason';

export function LoginPage() {
  const { state } = useLocation();
  const user = useAppSelector(selectUser);
  const hasPendingCall = useAppSelector(selectHasPendingCall);
  const isCheckingLink = useAppSelector(selectIsCheckingLink);
  const { rememberMe } = useDraft();
  const place = readRememberedPlace(state);
  // History is unknown to prerendering, and so to the render that hydrates the page.
  const isInBrowser = useIsInBrowser();
  const reason = isInBrowser ? loginReason(place) : undefined;

  const isLeaving = user !== null && !hasPendingCall && !isCheckingLink;
  return (
    <>
      {isLeaving && <RedirectAfterLogin />}
      <PageHead title="Sign in" noIndex />
      <AuthPanel title="Sign in" lead={reason ?? 'Welcome back. Good to see you again.'}>
        <NeedsScript what="Signing in">
          <LoginForm isLeaving={isLeaving} />
          <ProviderButtons place={place} rememberMe={rememberMe} />
          <Typography align="center" color="textSecondary">
            New here?{' '}
            <TextLink to={isInBrowser ? signupOnTheWayTo(place.from) : paths.signup} state={state}>
              Join AI Club
            </TextLink>
          </Typography>
        </NeedsScript>
      </AuthPanel>
    </>
  );
}
