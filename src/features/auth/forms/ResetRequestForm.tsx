import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch } from '@/app/hooks';
import { paths } from '@/paths';
import { TextLink } from '@/ui/TextLink';
import { readRememberedPlace } from '@/features/auth/redirects/returnTarget';
import { requestPasswordReset } from '@/features/auth/session/accountCalls';
import { useMember } from '@/features/auth/session/useMember';
import { noticeDismissed, noticeRaised } from '@/features/auth/redirects/noticeSlice';
import { saveDraft, useDraft } from './draft';
import { EmailField } from './EmailField';
import { Form } from './Form.styles';
import { FailureWords } from './FailureWords';
import { FormError } from './FormError';
import { formValues } from './formValues';
import { tellOfFailure } from './lateAnswers';
import { CooldownNote } from './CooldownNote';
import { SubmitButton } from './SubmitButton';
import { useSubmission } from './useSubmission';
import { useSubmissionForAddress } from './useSubmissionForAddress';

/** Asks for the address that a reset link goes to. */
export function ResetRequestForm({ onSent }: { onSent: (email: string) => void }) {
  const dispatch = useAppDispatch();
  const location = useLocation();
  const { email } = useDraft();
  const { member } = useMember();
  const submission = useSubmission();
  const { isBusy, message, isTypingOn } = submission;
  const { secondsLeft, noteId, endCooldown, submitFor } = useSubmissionForAddress(submission);
  const emailField = useRef<HTMLInputElement>(null);

  return (
    <Form
      // Before it is hydrated it is sent nowhere, least of all with what was typed in the address.
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        if (secondsLeft > 0) return;
        const { tidy } = formValues(event.currentTarget);
        // It may say what has become of a request before this one.
        dispatch(noticeDismissed());
        void submitFor(
          () => tidy('email'),
          (address) => dispatch(requestPasswordReset(address, readRememberedPlace(location.state))),
          ({ isLate, address }) => {
            if (isLate) dispatch(noticeRaised({ kind: 'resetLinkSent', page: null }));
            else onSent(address);
          },
          (error) => dispatch(tellOfFailure(error, location)),
        );
      }}
    >
      {message !== null && (
        <FormError field={emailField} isTypingOn={isTypingOn}>
          <FailureWords id={noteId} message={message} secondsLeft={secondsLeft} />
        </FormError>
      )}
      <EmailField
        value={email}
        onChange={(value) => {
          saveDraft({ email: value });
          endCooldown();
        }}
        autoComplete="username"
        inputRef={emailField}
      />
      <SubmitButton isBusy={isBusy} waitsFor={noteId} label="Send reset link" busyLabel="Sending..." />
      <CooldownNote id={noteId} secondsLeft={secondsLeft} failure={message} />
      <Typography align="center" color="textSecondary">
        {member ? (
          <>
            You are signed in. <TextLink to={paths.changePassword}>Change password</TextLink>
          </>
        ) : (
          <TextLink to={paths.login} state={location.state}>
            Back to Sign in
          </TextLink>
        )}
      </Typography>
    </Form>
  );
}
