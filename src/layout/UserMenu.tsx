import Logout from '@mui/icons-material/Logout';
import SpaceDashboard from '@mui/icons-material/SpaceDashboardOutlined';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { avatarName, type CurrentUser } from '@/features/auth/currentUser';
import { useLogout } from '@/features/auth/useLogout';
import { paths } from '@/paths';
import { Avatar } from '@/ui/art/Avatar';
import { BarButton } from './BarButton';
import dropdown from './Dropdown.module.css';
import { Person } from './Person';
import { useDropdown } from './useDropdown';
import styles from './UserMenu.module.css';

/** The avatar and the dropdown it opens. */
export function UserMenu({ user }: { user: CurrentUser }) {
  const { isOpen, close, rootProps, buttonProps, linkProps } = useDropdown();
  const logout = useLogout();
  const panelId = useId();
  return (
    <div className={dropdown['root']} {...rootProps}>
      <BarButton
        aria-label="Account menu"
        aria-controls={isOpen ? panelId : undefined}
        className={styles['opener']}
        {...buttonProps}
      >
        <Avatar name={avatarName(user)} src={user.avatar} size={40} />
      </BarButton>
      {isOpen && (
        <div id={panelId} className={dropdown['panel']}>
          <div className={dropdown['sheet']}>
            <div className={styles['top']}>
              <Person user={user} size={44} />
            </div>
            <ul className={styles['actions']}>
              <li>
                <Link className={styles['action']} to={paths.dashboard} {...linkProps}>
                  <SpaceDashboard />
                  Dashboard
                </Link>
              </li>
              <li>
                <button
                  type="button"
                  className={styles['action']}
                  onClick={() => {
                    close();
                    logout();
                  }}
                >
                  <Logout />
                  Logout
                </button>
              </li>
            </ul>
          </div>
        </div>
      )}
    </div>
  );
}
