import Typography from '@mui/material/Typography';
import { AuthPanel } from '@/features/auth/forms/AuthPanel';
import type { LinkCheck } from '@/features/auth/redirects/linkSlice';
import { LinkProgress } from '@/features/auth/redirects/LinkProgress';
import { LinkUndecided } from '@/features/auth/redirects/LinkUndecided';
import { paths } from '@/paths';
import { TextLink } from '@/ui/TextLink';

/** Shown while the link is checked, and when the service could not be asked about it. */
export function LinkPanel({ link }: { link: LinkCheck }) {
  return (
    <AuthPanel title="Set a new password">
      <LinkProgress link={link} />
      <LinkUndecided link={link} />
      {link.status === 'undecided' && (
        <Typography align="center" color="textSecondary">
          <TextLink to={paths.forgotPassword}>Send a new link instead</TextLink>
        </Typography>
      )}
    </AuthPanel>
  );
}
