import { useState } from 'react';
import { useAppDispatch } from '@/app/hooks';
import { changePassword } from './accountCalls';
import styles from './Form.module.css';
import { FormError } from './FormError';
import { formValues } from './formValues';
import { NewPasswordFields, useNewPasswordRefs } from './NewPasswordFields';
import { checkNewPassword, type PasswordProblem } from './passwordRules';
import { presentError } from './presentError';
import { SubmitButton } from './SubmitButton';
import { useSubmission } from './useSubmission';
import { weakPasswordHint } from './weakPasswordHint';

interface NewPasswordFormProps {
  /** Whose password it is; password managers read it, people do not need it. */
  email: string;
  onSaved: () => void;
}

/** Replaces the password of the person signed in, by the same rules as at sign-up. */
export function NewPasswordForm({ email, onSaved }: NewPasswordFormProps) {
  const dispatch = useAppDispatch();
  const { isBusy, failure, submit, clearFailure } = useSubmission();
  const [problem, setProblem] = useState<PasswordProblem & { attempt: number }>();
  const [attempt, setAttempt] = useState(0);
  const refs = useNewPasswordRefs();
  const serverHint = failure ? weakPasswordHint(failure) : undefined;
  const fieldProblem =
    problem ?? (serverHint === undefined ? undefined : { field: 'password' as const, hint: serverHint });

  return (
    <form
      className={styles['form']}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        const { typed } = formValues(event.currentTarget);
        const password = typed('password');
        const found = checkNewPassword(password, typed('confirmPassword'));
        setAttempt(attempt + 1);
        setProblem(found && { ...found, attempt });
        clearFailure();
        if (found) return;
        void submit(() => dispatch(changePassword(password)), onSaved);
      }}
    >
      {problem && (
        <FormError key={problem.attempt} field={refs[problem.field]}>
          {problem.message}
        </FormError>
      )}
      {failure && (
        <FormError field={serverHint === undefined ? undefined : refs.password}>
          {presentError(failure, !navigator.onLine)}
        </FormError>
      )}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <NewPasswordFields
        label="New password"
        refs={refs}
        problem={fieldProblem}
        ownWords={[email.split('@', 1)[0] ?? '']}
      />
      <SubmitButton isBusy={isBusy} label="Save new password" busyLabel="Saving..." />
    </form>
  );
}
