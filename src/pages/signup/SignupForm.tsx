import { useState } from 'react';
import type { AccountType } from '@/features/auth/session/currentUser';
import { saveDraft, useDraft } from '@/features/auth/forms/draft';
import { EmailField } from '@/features/auth/forms/EmailField';
import { Form } from '@/features/auth/forms/Form.styles';
import { FormError } from '@/features/auth/forms/FormError';
import { formValues } from '@/features/auth/forms/formValues';
import { NewPasswordFields, useNewPasswordRefs } from '@/features/auth/forms/NewPasswordFields';
import { checkNewPassword, type PasswordProblem, weakPasswordHint } from '@/features/auth/forms/newPassword';
import { presentError } from '@/features/auth/session/presentError';
import type { RememberedPlace } from '@/features/auth/redirects/returnTarget';
import { SubmitButton } from '@/features/auth/forms/SubmitButton';
import { useAuth } from '@/features/auth/session/useAuth';
import { useSubmission } from '@/features/auth/forms/useSubmission';
import { isInvisible } from '@/ui/isInvisible';
import { AccountTypeField } from './AccountTypeField';
import { NameFields, useNameRefs, type MissingName } from './NameFields';
import { TermsNote } from './TermsNote';

interface SignupFormProps {
  /** Where to go once the address is confirmed. */
  place: RememberedPlace;
  /** Chosen until the visitor chooses. */
  accountType: AccountType;
  /** Somebody is signed in, and on the way to another page. */
  isLeaving: boolean;
  onDone: () => void;
}

export function SignupForm({ place, accountType: preselected, isLeaving, onDone }: SignupFormProps) {
  const { signUp } = useAuth();
  const draft = useDraft();
  const { isBusy, failure, submit, clearFailure } = useSubmission();
  const [problem, setProblem] = useState<PasswordProblem>();
  const [missingName, setMissingName] = useState<MissingName>();
  const [attempt, setAttempt] = useState(0);
  const passwordRefs = useNewPasswordRefs();
  const nameRefs = useNameRefs();
  const accountType = draft.accountType ?? preselected;
  const serverHint = failure ? weakPasswordHint(failure) : undefined;

  const send = (form: HTMLFormElement) => {
    const { tidy, typed } = formValues(form);
    const [firstName, lastName, password] = [tidy('firstName'), tidy('lastName'), typed('password')];
    const found = checkNewPassword(password, typed('confirmPassword'));
    const missing = isInvisible(firstName) ? 'firstName' : isInvisible(lastName) ? 'lastName' : undefined;
    setAttempt(attempt + 1);
    setProblem(found);
    setMissingName(found ? undefined : missing);
    clearFailure();
    if (found) return;
    if (missing) {
      nameRefs[missing].current?.focus();
      return;
    }
    const registration = { email: tidy('email'), password, firstName, lastName, accountType, place };
    void submit(() => signUp(registration), onDone);
  };

  return (
    <Form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        send(event.currentTarget);
      }}
    >
      {problem && (
        <FormError key={attempt} field={passwordRefs[problem.field]}>
          {problem.message}
        </FormError>
      )}
      {failure && (
        <FormError field={serverHint === undefined ? undefined : passwordRefs.password}>
          {presentError(failure, !navigator.onLine)}
        </FormError>
      )}
      <AccountTypeField
        value={accountType}
        onChange={(value) => {
          saveDraft({ accountType: value });
        }}
      />
      <NameFields draft={draft} refs={nameRefs} missing={missingName} />
      <EmailField
        value={draft.email}
        onChange={(email) => {
          saveDraft({ email });
        }}
        autoComplete="email"
      />
      <NewPasswordFields
        label="Password"
        refs={passwordRefs}
        problem={problem ?? (serverHint === undefined ? undefined : { field: 'password', hint: serverHint })}
        ownWords={[draft.firstName, draft.lastName, draft.email.split('@', 1)[0] ?? '']}
      />
      <TermsNote />
      <SubmitButton
        isBusy={isBusy || isLeaving}
        label="Create Account"
        busyLabel={isLeaving ? 'Loading...' : 'Creating account...'}
      />
    </Form>
  );
}
