import { useState } from 'react';
import { useAppSelector } from '@/app/hooks';
import { selectIsSigningIn } from '@/features/auth/session/authSlice';
import type { AccountType } from '@/features/auth/session/currentUser';
import { saveDraft, useDraft } from '@/features/auth/forms/draft';
import { CooldownNote } from '@/features/auth/forms/CooldownNote';
import { EmailField } from '@/features/auth/forms/EmailField';
import { FailureWords } from '@/features/auth/forms/FailureWords';
import { Form } from '@/features/auth/forms/Form.styles';
import { FormError } from '@/features/auth/forms/FormError';
import { NewPasswordFields } from '@/features/auth/forms/NewPasswordFields';
import { RedirectAfterLogin } from '@/features/auth/redirects/RedirectAfterLogin';
import type { RememberedPlace } from '@/features/auth/redirects/returnTarget';
import { SubmitButton } from '@/features/auth/forms/SubmitButton';
import { AccountTypeField } from './AccountTypeField';
import { NameFields } from './NameFields';
import { TermsNote } from './TermsNote';
import { useRegistration } from './useRegistration';

interface SignupFormProps {
  /** Where to go once the address is confirmed. */
  place: RememberedPlace;
  /** Selected until the visitor chooses. */
  accountType: AccountType;
  /** Somebody is signed in and about to be redirected. */
  isLeaving: boolean;
  onDone: () => void;
}

export function SignupForm({ place, accountType: preselected, isLeaving, onDone }: SignupFormProps) {
  const draft = useDraft();
  const accountType = draft.accountType ?? preselected;
  // The page starts afresh when its own call signs somebody in at once, as in a project without confirmation.
  const [beganInCall] = useState(useAppSelector(selectIsSigningIn));
  const {
    send,
    isBusy,
    secondsLeft,
    noteId,
    endCooldown,
    message,
    isTypingOn,
    problem,
    refusedField,
    passwords,
    names,
  } = useRegistration({ accountType, place, onDone });

  return (
    <Form
      // Before hydration nothing is submitted, least of all a password in the address.
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        send(event.currentTarget);
      }}
    >
      {/* Not before the form's own call is answered: it may have created the account that is signed in. */}
      {isLeaving && !isBusy && <RedirectAfterLogin otherwise={place.from} isMember={!beganInCall} />}
      {problem && (
        <FormError key={passwords.attempt} field={passwords.refs[problem.field]}>
          {problem.message}
        </FormError>
      )}
      {message !== null && (
        <FormError field={refusedField} isTypingOn={isTypingOn}>
          <FailureWords id={noteId} message={message} secondsLeft={secondsLeft} />
        </FormError>
      )}
      <AccountTypeField
        value={accountType}
        onChange={(value) => {
          saveDraft({ accountType: value });
        }}
      />
      <NameFields draft={draft} {...names} />
      <EmailField
        value={draft.email}
        onChange={(email) => {
          saveDraft({ email });
          endCooldown();
        }}
        autoComplete="email"
      />
      <NewPasswordFields
        label="Password"
        {...passwords}
        ownWords={[draft.firstName, draft.lastName, draft.email.split('@', 1)[0] ?? '']}
      />
      <TermsNote />
      <SubmitButton
        isBusy={isBusy || isLeaving}
        waitsFor={noteId}
        label="Create Account"
        busyLabel={isLeaving ? 'Loading...' : 'Creating account...'}
      />
      <CooldownNote id={noteId} secondsLeft={secondsLeft} failure={message} action="try again" />
    </Form>
  );
}
