import { avatarName, type CurrentUser, fullName } from '@/features/auth/currentUser';
import { Avatar } from '@/ui/art/Avatar';
import styles from './UserMenu.module.css';

/** Who is signed in. Names are isolated, so that right-to-left text cannot disturb its neighbours. */
export function Person({ user, size }: { user: CurrentUser; size: 44 | 48 }) {
  const name = fullName(user);
  return (
    <div className={styles['person']}>
      <Avatar name={avatarName(user)} src={user.avatar} size={size} />
      <div>
        {name !== '' && (
          <p className={styles['name']}>
            <bdi>{name}</bdi>
          </p>
        )}
        <p className={styles['email']}>
          <bdi>{user.email}</bdi>
        </p>
      </div>
    </div>
  );
}
