import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useAppDispatch } from '@/app/hooks';
import { paths } from '@/paths';
import { LinkButton } from '@/ui/LinkButton';
import { requestPasswordReset } from '@/features/auth/session/accountCalls';
import { AuthPanel } from './AuthPanel';
import { Parts } from './Form.styles';
import { FormError } from './FormError';
import { CooldownNote } from './CooldownNote';
import { MailEmblem } from './MailEmblem';
import { presentError, secondsToWait } from '@/features/auth/session/presentError';
import { secondsBetweenMails, useCooldown } from './useCooldown';
import { useSubmission } from './useSubmission';

/** The same answer for every address, so that nobody learns who has an account. */
export function ResetLinkSent({ email }: { email: string }) {
  const dispatch = useAppDispatch();
  const { isBusy, failure, submit } = useSubmission();
  const { secondsLeft, startCooldown } = useCooldown(secondsBetweenMails);

  const sendAgain = () =>
    submit(async () => {
      const { error } = await dispatch(requestPasswordReset(email));
      startCooldown(error ? (secondsToWait(error) ?? 0) : secondsBetweenMails);
      return { error };
    });
  return (
    <AuthPanel
      title="Check your email"
      takesFocus
      emblem={<MailEmblem />}
      lead={
        <output>
          If an account exists for{' '}
          <strong>
            <bdi>{email}</bdi>
          </strong>
          , a reset link is on its way. It can take a few minutes; check spam too.
        </output>
      }
    >
      <Parts>
        {failure && <FormError>{presentError(failure, !navigator.onLine)}</FormError>}
        <LinkButton to={paths.login} variant="outlined" size="large" fullWidth>
          Back to Sign in
        </LinkButton>
        <Typography align="center" color="textSecondary">
          <Link
            component="button"
            type="button"
            sx={{ paddingBlock: '4px' }}
            disabled={isBusy || secondsLeft > 0}
            onClick={() => {
              void sendAgain();
            }}
          >
            {isBusy ? 'Sending...' : 'Send again'}
          </Link>
        </Typography>
        <CooldownNote align="center" secondsLeft={secondsLeft} />
      </Parts>
    </AuthPanel>
  );
}
