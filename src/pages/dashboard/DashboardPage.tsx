import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Navigate, useLocation } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { selectUser } from '@/features/auth/session/authSlice';
import { readChosenPlan } from '@/features/auth/forms/chosenPlan';
import { greetingName } from '@/features/auth/session/currentUser';
import { readRouterState } from '@/features/auth/redirects/routerState';
import { useHasAccountChanged } from '@/features/auth/redirects/useHasAccountChanged';
import { LoadingStatus } from '@/ui/LoadingStatus';
import { PageHead } from '@/ui/PageHead';
import { AccountDetails } from './AccountDetails';
import { ChosenPlan } from './ChosenPlan';
import { LazyLearning } from './LazyLearning';
import { LazyNextLine } from './LazyNextLine';
import { NextSteps } from './NextSteps';
import { Security } from './Security';

const Page = styled(Container)({
  display: 'grid',
  gap: '40px 64px',
  paddingBlock: 'clamp(32px, 5vw, 64px) var(--space-section)',
  '& > *': { minWidth: 0 },
  '& .head > h1': { overflowWrap: 'anywhere' },
  '& .main': { display: 'grid', gap: 48, alignContent: 'start' },
  '& .main > :empty': { position: 'absolute' },
  '& .waiting': { display: 'grid', justifyItems: 'center', gap: 16, padding: '96px 0', fontWeight: 600 },
  // What stands below would otherwise be seen for a moment before the courses push it out of the window.
  '& .main .waiting': { alignContent: 'start', minHeight: '80vh' },
  // Grid rows that are longer than the rest of the sheet would overlap on the next one.
  '@media print': {
    '&, & .main': { display: 'block', paddingBlock: 0 },
    '& > * + *, & .main > * + *': { marginBlockStart: 32 },
  },
  '@media (width >= 1200px)': {
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    '& .head': { gridColumn: '1 / -1' },
  },
});

export function DashboardPage() {
  const user = useAppSelector(selectUser);
  const { search, hash, state } = useLocation();
  const hasAccountChanged = useHasAccountChanged();
  const plan = readChosenPlan(search);
  return (
    <Page>
      <PageHead title="Dashboard" noIndex />
      {user ? (
        <>
          <div className="head">
            <Typography variant="h1">{`Welcome, ${greetingName(user)}!`}</Typography>
            {readRouterState(state).alreadyMember && (
              <Typography>You already have an account, and you are signed in.</Typography>
            )}
            {__LEARNING__ && <LazyNextLine user={user} />}
          </div>
          <div className="main">
            {plan &&
              (hasAccountChanged ? (
                <Navigate to={{ hash, search: '' }} replace />
              ) : (
                <ChosenPlan plan={plan} />
              ))}
            {__LEARNING__ ? <LazyLearning user={user} /> : <NextSteps accountType={user.accountType} />}
            <Security user={user} />
          </div>
          <AccountDetails user={user} />
        </>
      ) : (
        <LoadingStatus className="waiting" />
      )}
    </Page>
  );
}
