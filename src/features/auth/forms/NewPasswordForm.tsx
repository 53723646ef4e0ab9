import { useRef, useState } from 'react';
import { useAppDispatch } from '@/app/hooks';
import { paths } from '@/paths';
import { TextLink } from '@/ui/TextLink';
import { changePassword } from '@/features/auth/session/changePassword';
import type { CurrentUser } from '@/features/auth/session/currentUser';
import { Form, Hint } from './Form.styles';
import { FormError } from './FormError';
import { formValues } from './formValues';
import { NewPasswordFields, useNewPasswordRefs } from './NewPasswordFields';
import { PasswordField } from './PasswordField';
import { checkNewPassword, type PasswordProblem, weakPasswordHint } from './newPassword';
import { presentError, type AuthFailure } from '@/features/auth/session/presentError';
import { SubmitButton } from './SubmitButton';
import { useSubmission } from './useSubmission';

interface NewPasswordFormProps {
  user: Pick<CurrentUser, 'id' | 'email'>;
  /** Whether the current password has to be given; a recovery link stands for it. */
  asksForCurrent: boolean;
  onSaved: () => void;
}

/** What the service says, in three ways, when the current password is not the current one. */
const wrongCurrent: ReadonlySet<unknown> = new Set([
  'invalid_credentials',
  'current_password_invalid',
  'current_password_required',
]);

function describe(failure: AuthFailure): string {
  if (wrongCurrent.has(failure.code)) return 'Your current password is not right.';
  return failure.code === 'account_changed' ? failure.message : presentError(failure, !navigator.onLine);
}

/** Replaces the password of the account that is signed in, by the same rules as at sign-up. */
export function NewPasswordForm({ user: { id, email }, asksForCurrent, onSaved }: NewPasswordFormProps) {
  const dispatch = useAppDispatch();
  const { isBusy, failure, submit, clearFailure } = useSubmission();
  const [problem, setProblem] = useState<PasswordProblem & { attempt: number }>();
  const [attempt, setAttempt] = useState(0);
  const [current, setCurrent] = useState('');
  const currentField = useRef<HTMLInputElement>(null);
  const refs = useNewPasswordRefs();
  const serverHint = failure ? weakPasswordHint(failure) : undefined;
  const isCurrentWrong = wrongCurrent.has(failure?.code);
  const fieldProblem =
    problem ?? (serverHint === undefined ? undefined : { field: 'password' as const, hint: serverHint });

  return (
    <Form
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
        const currentPassword = asksForCurrent ? typed('currentPassword') : undefined;
        void submit(() => dispatch(changePassword({ userId: id, password, currentPassword })), onSaved);
      }}
    >
      {problem && (
        <FormError key={problem.attempt} field={refs[problem.field]}>
          {problem.message}
        </FormError>
      )}
      {failure && (
        <FormError
          field={isCurrentWrong ? currentField : serverHint === undefined ? undefined : refs.password}
        >
          {describe(failure)}
        </FormError>
      )}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      {asksForCurrent && (
        <div>
          <PasswordField
            label="Current password"
            name="currentPassword"
            autoComplete="current-password"
            value={current}
            onChange={setCurrent}
            inputRef={currentField}
            error={isCurrentWrong ? 'Type the password you sign in with' : undefined}
          />
          <Hint>
            <TextLink to={paths.forgotPassword}>Forgot password?</TextLink>
          </Hint>
        </div>
      )}
      <NewPasswordFields
        label="New password"
        refs={refs}
        problem={fieldProblem}
        ownWords={[email.split('@', 1)[0] ?? '']}
      />
      <SubmitButton isBusy={isBusy} label="Save new password" busyLabel="Saving..." />
    </Form>
  );
}
