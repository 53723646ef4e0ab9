import CircularProgress from '@mui/material/CircularProgress';
import { useAppSelector } from '@/app/hooks';
import { selectUser } from '@/features/auth/authSlice';
import { greetingName } from '@/features/auth/currentUser';
import { Container } from '@/ui/Container';
import { PageHead } from '@/ui/PageHead';
import { AccountDetails } from './AccountDetails';
import styles from './DashboardPage.module.css';
import { NextSteps } from './NextSteps';
import { Security } from './Security';

export function DashboardPage() {
  const user = useAppSelector(selectUser);
  return (
    <Container className={styles['page']}>
      <PageHead title="Dashboard" noIndex />
      {user ? (
        <>
          <div className={styles['head']}>
            <h1>{`Welcome, ${greetingName(user)}!`}</h1>
          </div>
          <div className={styles['main']}>
            <NextSteps accountType={user.accountType} />
            <Security user={user} />
          </div>
          <AccountDetails user={user} />
        </>
      ) : (
        <output className={styles['waiting']}>
          <CircularProgress aria-hidden="true" />
          Loading...
        </output>
      )}
    </Container>
  );
}
