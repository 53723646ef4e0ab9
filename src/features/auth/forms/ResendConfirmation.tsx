import Button from '@mui/material/Button';
import { useState } from 'react';
import { useAppDispatch } from '@/app/hooks';
import { ChangingText } from '@/ui/ChangingText';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { resendConfirmation } from '@/features/auth/session/accountCalls';
import { EmailField } from './EmailField';
import { FailureWords } from './FailureWords';
import { Form, Hint } from './Form.styles';
import { formValues } from './formValues';
import { CooldownNote } from './CooldownNote';
import { readPendingRedirect } from '@/features/auth/redirects/pendingRedirect';
import { secondsBetweenMails } from './useCooldown';
import { useSubmission } from './useSubmission';
import { useSubmissionForAddress } from './useSubmissionForAddress';

/** For somebody who knew the password: the service has just said that the address is not confirmed. */
const sentAgain = 'We sent the confirmation email again. Check spam too.';
/** The same for every address, so that nobody learns who has an account. */
const sentPerhaps =
  'If an account with this address waits to be confirmed, the email is on its way again. Check spam too.';

/** Sends the confirmation email again: to a given address, or to one that is asked for. */
export function ResendConfirmation({ email }: { email?: string }) {
  const dispatch = useAppDispatch();
  const submission = useSubmission();
  const { isBusy, message } = submission;
  const { secondsLeft, noteId, startCooldown, endCooldown, submitFor } = useSubmissionForAddress(submission);
  const [isSent, setIsSent] = useState(false);
  const [typed, setTyped] = useState(() => readPendingRedirect('mailbox')?.email ?? '');

  const mustWait = isBusy || noteId !== undefined;

  return (
    <Form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (mustWait) return;
        const { tidy } = formValues(event.currentTarget);
        setIsSent(false);
        void submitFor(
          () => email ?? tidy('email'),
          (address) => dispatch(resendConfirmation(address)),
          ({ isSame }) => {
            if (isSame) startCooldown(secondsBetweenMails);
            setIsSent(isSame);
          },
        );
      }}
    >
      {email === undefined && (
        <EmailField
          value={typed}
          onChange={(value) => {
            setTyped(value);
            setIsSent(false);
            endCooldown();
          }}
          autoComplete="email"
        />
      )}
      <Button type="submit" variant="outlined" aria-disabled={mustWait} aria-describedby={noteId}>
        <ChangingText>{isBusy ? 'Sending...' : 'Send the confirmation email again'}</ChangingText>
      </Button>
      <VisuallyHidden as="output">{isBusy && 'Sending...'}</VisuallyHidden>
      <Hint component="output">
        {isSent && <ChangingText>{email === undefined ? sentPerhaps : sentAgain}</ChangingText>}
        {message !== null && <FailureWords id={noteId} message={message} secondsLeft={secondsLeft} />}
      </Hint>
      <CooldownNote id={noteId} secondsLeft={secondsLeft} failure={message} />
    </Form>
  );
}
