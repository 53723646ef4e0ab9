import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { account } from '@/content/account';
import { AuthPanel } from '@/features/auth/forms/AuthPanel';
import { selectHasPendingCall, selectUser } from '@/features/auth/session/authSlice';
import { forgetRegistration, isWhereSent, useDraft } from '@/features/auth/forms/draft';
import { readChosenPlan } from '@/features/auth/forms/chosenPlan';
import { NeedsScript } from '@/features/auth/forms/NeedsScript';
import { RedirectAfterLogin } from '@/features/auth/redirects/RedirectAfterLogin';
import { readPlaceWithPlan, readRememberedPlace } from '@/features/auth/redirects/returnTarget';
import { readRouterState } from '@/features/auth/redirects/routerState';
import { SuccessMessage } from '@/features/auth/forms/SuccessMessage';
import { paths } from '@/paths';
import { PageHead } from '@/ui/PageHead';
import { TextLink } from '@/ui/TextLink';
import { useIsInBrowser } from '@/ui/useIsInBrowser';
import { ChosenPlanNote, PlanPlaceholder } from './ChosenPlanNote';
import { SignupForm } from './SignupForm';

export function SignupPage() {
  const { search, state, key } = useLocation();
  // Query and history are unknown to prerendering, and so to the render that hydrates the page.
  const isInBrowser = useIsInBrowser();
  const plan = isInBrowser ? readChosenPlan(search) : undefined;
  const place = plan ? readPlaceWithPlan(plan.slug, state) : readRememberedPlace(state);
  const asked = readRouterState(isInBrowser ? state : null);
  const user = useAppSelector(selectUser);
  const hasPendingCall = useAppSelector(selectHasPendingCall);
  // Sign Up in the header shows the form again, for visitors who have mistyped the address.
  const [hasSent, setHasSent] = useState(false);
  const [visit, setVisit] = useState(key);
  if (visit !== key) {
    setVisit(key);
    setHasSent(false);
  }
  const { signedUpAt } = useDraft();
  // Kept here, because the draft is forgotten as soon as somebody is signed in.
  if (!hasSent && isWhereSent(signedUpAt, key)) setHasSent(true);
  const isLeaving = user !== null && !hasPendingCall;
  return (
    <>
      {hasSent && isLeaving && <RedirectAfterLogin otherwise={place.from} />}
      <PageHead title="Join AI Club" noIndex />
      <AuthPanel title="Join AI Club" lead="Start your AI learning journey today" isWide>
        {hasSent ? (
          <SuccessMessage>{account.created}</SuccessMessage>
        ) : (
          <NeedsScript what="Signing up">
            <PlanPlaceholder>{plan && <ChosenPlanNote plan={plan} />}</PlanPlaceholder>
            <SignupForm
              place={place}
              accountType={plan?.accountType ?? asked.accountType ?? 'student'}
              isLeaving={isLeaving}
              onDone={() => {
                forgetRegistration(key);
                setHasSent(true);
              }}
            />
          </NeedsScript>
        )}
        {/* Keyed for translated pages, see `ChangingText`. */}
        <Typography key={hasSent ? 'sent' : 'asked'} align="center" color="textSecondary">
          {hasSent ? 'Confirmed your email?' : 'Already a member?'}{' '}
          <TextLink to={paths.login} state={plan ? place : state}>
            Sign in
          </TextLink>
        </Typography>
      </AuthPanel>
    </>
  );
}
