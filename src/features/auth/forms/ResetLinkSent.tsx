import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch } from '@/app/hooks';
import { paths } from '@/paths';
import { LinkButton } from '@/ui/LinkButton';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { readRememberedPlace } from '@/features/auth/redirects/returnTarget';
import { isMailKeyKept, requestPasswordReset } from '@/features/auth/session/accountCalls';
import { useMember } from '@/features/auth/session/useMember';
import { AuthPanel } from './AuthPanel';
import { Hint, Parts } from './Form.styles';
import { FailureWords } from './FailureWords';
import { FormError } from './FormError';
import { CooldownNote } from './CooldownNote';
import { MailEmblem } from './MailEmblem';
import { secondsBetweenMails, secondsLeftAfter } from './useCooldown';
import { useSubmission } from './useSubmission';
import { useSubmissionForAddress } from './useSubmissionForAddress';

interface ResetLinkSentProps {
  email: string;
  /** When, in milliseconds since the epoch, if not just now: Back and a reload show this again. */
  sentAt?: number;
  onSentAgain?: () => void;
}

/** Sends the link again, at the earliest when the wait after the last one is over. */
function useSendAgain({ email, sentAt, onSentAgain }: ResetLinkSentProps) {
  const dispatch = useAppDispatch();
  const { state } = useLocation();
  const submission = useSubmission();
  const { isBusy, message } = submission;
  const [secondsAtFirst] = useState(() =>
    sentAt === undefined ? secondsBetweenMails : secondsLeftAfter(sentAt),
  );
  const { secondsLeft, noteId, startCooldown, submitFor } = useSubmissionForAddress(
    submission,
    secondsAtFirst,
  );
  const [isSentAgain, setIsSentAgain] = useState(false);
  const mustWait = isBusy || noteId !== undefined;

  const sendAgain = () => {
    if (mustWait) return;
    setIsSentAgain(false);
    void submitFor(
      () => email,
      (address) => dispatch(requestPasswordReset(address, readRememberedPlace(state))),
      ({ isLate }) => {
        startCooldown(secondsBetweenMails);
        setIsSentAgain(true);
        if (!isLate) onSentAgain?.();
      },
    );
  };
  return { sendAgain, isBusy, mustWait, isSentAgain, message, secondsLeft, noteId };
}

/** The same answer for every address, so that nobody learns who has an account. */
export function ResetLinkSent(props: ResetLinkSentProps) {
  const { email } = props;
  const dispatch = useAppDispatch();
  const { state } = useLocation();
  const { member } = useMember();
  const { sendAgain, isBusy, mustWait, isSentAgain, message, secondsLeft, noteId } = useSendAgain(props);
  const [isKept] = useState(() => dispatch(isMailKeyKept()));
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
        <Typography color="textSecondary">
          {isKept
            ? 'The link works in this browser, for five minutes after you asked for it.'
            : 'This browser keeps nothing for this page, so the link will not work in it. Ask for it in another browser.'}
        </Typography>
        {message !== null && (
          <FormError>
            <FailureWords id={noteId} message={message} secondsLeft={secondsLeft} />
          </FormError>
        )}
        {member ? (
          <LinkButton to={paths.dashboard} variant="outlined" size="large" fullWidth>
            Dashboard
          </LinkButton>
        ) : (
          <LinkButton to={paths.login} state={state} variant="outlined" size="large" fullWidth>
            Back to Sign in
          </LinkButton>
        )}
        <Typography align="center" color="textSecondary">
          <Link
            component="button"
            type="button"
            sx={{ paddingBlock: '4px' }}
            aria-disabled={mustWait}
            aria-describedby={noteId}
            onClick={sendAgain}
          >
            {isBusy ? 'Sending...' : 'Send again'}
          </Link>
        </Typography>
        <VisuallyHidden as="output">{isBusy && 'Sending...'}</VisuallyHidden>
        <Hint component="output" sx={{ textAlign: 'center' }}>
          {isSentAgain && 'We sent the link again.'}
        </Hint>
        <CooldownNote id={noteId} align="center" secondsLeft={secondsLeft} failure={message} />
      </Parts>
    </AuthPanel>
  );
}
