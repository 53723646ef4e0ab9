import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { avatarName, type CurrentUser, fullName } from '@/features/auth/session/currentUser';
import { LogoutButton } from '@/features/auth/session/LogoutButton';
import { Avatar } from '@/ui/art/Avatar';
import { cssVar } from '@/ui/theme/cssVar';

const accountTypes = { student: 'Student', creator: 'Creator' } as const;

const Sheet = styled(Paper)<{ component: 'section' }>({
  alignSelf: 'start',
  padding: 24,
  '& .head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 16,
    paddingBottom: 20,
    borderBottom: `1px solid ${cssVar('rule')}`,
  },
  // Below the portrait only where its longest word does not fit beside it.
  '& h2': { flex: '1 1 min-content', fontSize: '1.5rem' },
  '& dl': { margin: '0 0 20px' },
  '& dl > div': { padding: '12px 0', borderBottom: `1px solid ${cssVar('rule')}` },
  '& dt': { fontSize: '0.875rem', lineHeight: '1.25rem', color: cssVar('ink2') },
  '& dd': { margin: '2px 0 0', fontWeight: 600, overflowWrap: 'anywhere' },
  '@media print': {
    breakInside: 'avoid',
    '& dl': { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, auto))', columnGap: 24, margin: 0 },
    '& dl > div': { borderBlockEnd: 0, paddingBlockEnd: 0 },
  },
});

export function AccountDetails({ user }: { user: CurrentUser }) {
  const details = [
    { term: 'Name', value: fullName(user) },
    { term: 'Email', value: user.email },
    { term: 'Account type', value: accountTypes[user.accountType] },
  ];
  return (
    <Sheet component="section" variant="outlined" aria-labelledby="account-details">
      <div className="head">
        <Avatar name={avatarName(user)} src={user.avatar} size={64} />
        <Typography variant="h2" id="account-details">
          Account details
        </Typography>
      </div>
      <dl>
        {details.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <bdi>{value || 'Not given'}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <LogoutButton variant="outlined" fullWidth />
    </Sheet>
  );
}
