import { useLocation } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { selectUser } from '@/features/auth/authSlice';
import { readChosenPlan } from '@/features/auth/chosenPlan';
import { greetingName } from '@/features/auth/currentUser';
import { isAlreadyMember } from '@/features/auth/returnTarget';
import { Container } from '@/ui/Container';
import { LoadingStatus } from '@/ui/LoadingStatus';
import { PageHead } from '@/ui/PageHead';
import { AccountDetails } from './AccountDetails';
import { ChosenPlan } from './ChosenPlan';
import styles from './DashboardPage.module.css';
import { NextSteps } from './NextSteps';
import { Security } from './Security';

export function DashboardPage() {
  const user = useAppSelector(selectUser);
  const { search, state } = useLocation();
  const plan = readChosenPlan(search);
  return (
    <Container className={styles['page']}>
      <PageHead title="Dashboard" noIndex />
      {user ? (
        <>
          <div className={styles['head']}>
            <h1>{`Welcome, ${greetingName(user)}!`}</h1>
            {isAlreadyMember(state) && <p>You already have an account, and you are signed in.</p>}
          </div>
          <div className={styles['main']}>
            {plan && <ChosenPlan plan={plan} />}
            <NextSteps accountType={user.accountType} />
            <Security user={user} />
          </div>
          <AccountDetails user={user} />
        </>
      ) : (
        <LoadingStatus className={styles['waiting']} />
      )}
    </Container>
  );
}
