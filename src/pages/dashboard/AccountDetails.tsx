import Logout from '@mui/icons-material/Logout';
import Button from '@mui/material/Button';
import { avatarName, type CurrentUser, fullName } from '@/features/auth/currentUser';
import { useLogout } from '@/features/auth/useLogout';
import { Avatar } from '@/ui/art/Avatar';
import styles from './AccountDetails.module.css';

const accountTypes = { student: 'Student', creator: 'Creator' } as const;

export function AccountDetails({ user }: { user: CurrentUser }) {
  const logout = useLogout();
  const details = [
    { term: 'Name', value: fullName(user) },
    { term: 'Email', value: user.email },
    { term: 'Account type', value: accountTypes[user.accountType] },
  ];
  return (
    <section className={styles['card']} aria-labelledby="account-details">
      <div className={styles['head']}>
        <Avatar name={avatarName(user)} src={user.avatar} size={64} />
        <h2 id="account-details">Account details</h2>
      </div>
      <dl className={styles['details']}>
        {details.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <bdi>{value || 'Not given'}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <Button variant="outlined" fullWidth startIcon={<Logout />} onClick={() => logout()}>
        Logout
      </Button>
    </section>
  );
}
