import Logout from '@mui/icons-material/Logout';
import SpaceDashboard from '@mui/icons-material/SpaceDashboardOutlined';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { avatarName, type CurrentUser } from '@/features/auth/session/currentUser';
import { useLogout } from '@/features/auth/session/useLogout';
import { paths } from '@/paths';
import { Avatar } from '@/ui/art/Avatar';
import { ChangingText } from '@/ui/ChangingText';
import { cssVar } from '@/ui/theme/cssVar';
import { Dropdown, Panel, Sheet } from './Dropdown.styles';
import { Person } from './Person';
import { useDropdown } from './useDropdown';

const AvatarButton = styled(IconButton)({ marginLeft: 8 });

// With large text there is room for an email address on one line.
const AccountPanel = styled(Panel)({ width: 'min(18.5rem, calc(100vw - 40px))' });

const AccountSheet = styled(Sheet)({
  '& .top': {
    marginBottom: 8,
    padding: '10px 12px 16px',
    borderBottom: `1px solid ${cssVar('rule')}`,
  },
  '& .action': {
    gap: 12,
    minHeight: 44,
    padding: '0 12px',
    borderRadius: 2,
    fontWeight: 600,
    '&.Mui-focusVisible': { background: 'none' },
    '&:hover': { background: cssVar('wash') },
    '& svg': { fontSize: 20 },
  },
});

/** The avatar and its dropdown: a list of a link and a button, reached by Tab, not an ARIA menu. */
export function UserMenu({ user }: { user: CurrentUser }) {
  const { isOpen, close, rootProps, buttonProps, linkProps } = useDropdown();
  const { logout, isWaiting, label } = useLogout();
  const panelId = useId();
  return (
    <Dropdown {...rootProps}>
      <AvatarButton aria-label="Account menu" aria-controls={isOpen ? panelId : undefined} {...buttonProps}>
        <Avatar name={avatarName(user)} src={user.avatar} size={40} />
      </AvatarButton>
      {isOpen && (
        <AccountPanel id={panelId}>
          <AccountSheet variant="outlined">
            <div className="top">
              <Person user={user} size={44} />
            </div>
            <List disablePadding>
              <ListItem disablePadding>
                <ListItemButton className="action" component={Link} to={paths.dashboard} {...linkProps}>
                  <SpaceDashboard />
                  Dashboard
                </ListItemButton>
              </ListItem>
              <ListItem disablePadding>
                <ListItemButton
                  className="action"
                  component="button"
                  aria-disabled={isWaiting}
                  onClick={() => logout({ close })}
                >
                  <Logout />
                  <ChangingText>{label}</ChangingText>
                </ListItemButton>
              </ListItem>
            </List>
          </AccountSheet>
        </AccountPanel>
      )}
    </Dropdown>
  );
}
