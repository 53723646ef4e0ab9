import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { avatarName, type CurrentUser, fullName } from '@/features/auth/session/currentUser';
import { Avatar } from '@/ui/art/Avatar';

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  '& > div': { minWidth: 0 },
  '& p': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .name': { fontWeight: 700, lineHeight: 1.4 },
});

/** Who is signed in. Names are isolated, so that right-to-left text cannot disturb its neighbours. */
export function Person({ user, size }: { user: CurrentUser; size: 44 | 48 }) {
  const name = fullName(user);
  return (
    <Row>
      <Avatar name={avatarName(user)} src={user.avatar} size={size} />
      <div>
        {name !== '' && (
          <Typography className="name">
            <bdi>{name}</bdi>
          </Typography>
        )}
        <Typography variant="caption" component="p" color="textSecondary">
          <bdi>{user.email}</bdi>
        </Typography>
      </div>
    </Row>
  );
}
