import { useRef } from 'react';
import { useAppDispatch } from '@/app/hooks';
import { connection } from '@/content/connection';
import { changePassword } from '@/features/auth/session/changePassword';
import type { CurrentUser } from '@/features/auth/session/currentUser';
import { CurrentPassword } from './CurrentPassword';
import { Form } from './Form.styles';
import { FormError } from './FormError';
import { formValues } from './formValues';
import { tellOfPassword } from './lateAnswers';
import { NewPasswordFields } from './NewPasswordFields';
import type { AuthFailure } from '@/features/auth/session/presentError';
import { SubmitButton } from './SubmitButton';
import { usePasswordSubmission } from './usePasswordSubmission';

interface NewPasswordFormProps {
  user: Pick<CurrentUser, 'id' | 'email'>;
  /** Whether the current password has to be given; a recovery link stands for it. */
  asksForCurrent: boolean;
  /** With whether that is told already, on a page that is being left. */
  onSaved: (isTold: boolean) => void;
  /** Told when an answer begins to be awaited, and when it is there. */
  onWaiting?: (isWaiting: boolean) => void;
  /** Whether the page is gone. The form goes earlier: the session of a reset link is an ordinary one once it was used. */
  isPageLeft: () => boolean;
}

/** What the service says, in three ways, when the current password is not the current one. */
const wrongCurrent: ReadonlySet<unknown> = new Set([
  'invalid_credentials',
  'current_password_invalid',
  'current_password_required',
]);

/** What is said here of a failure in other words than elsewhere. */
function reword({ code }: AuthFailure): string | undefined {
  if (wrongCurrent.has(code)) return 'Your current password is not right.';
  if (code !== 'account_changed') return undefined;
  return 'Another account is signed in here now. The password was not changed.';
}

/** Replaces the password of the account that is signed in, by the same rules as at sign-up. */
export function NewPasswordForm({
  user: { id, email },
  asksForCurrent,
  onSaved,
  onWaiting,
  isPageLeft,
}: NewPasswordFormProps) {
  const dispatch = useAppDispatch();
  const { isBusy, failure, message, isTypingOn, submit, check, problem, refusedField, passwords } =
    usePasswordSubmission(connection.lostForPassword);
  const currentField = useRef<HTMLInputElement>(null);
  const words = (failure && reword(failure)) ?? message;
  const isCurrentWrong = wrongCurrent.has(failure?.code);

  const send = (form: HTMLFormElement) => {
    if (!check(form)) return;
    const { typed } = formValues(form);
    const password = typed('password');
    const currentPassword = asksForCurrent ? typed('currentPassword') : undefined;
    void submit(
      async () => {
        onWaiting?.(true);
        const outcome = await dispatch(changePassword({ userId: id, password, currentPassword }));
        onWaiting?.(false);
        return outcome;
      },
      () => {
        const isLeft = isPageLeft();
        if (isLeft) dispatch(tellOfPassword(id, { error: null }));
        onSaved(isLeft);
      },
      (error) => {
        if (isPageLeft()) dispatch(tellOfPassword(id, { error }));
      },
    );
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
        <FormError key={passwords.attempt} field={passwords.refs[problem.field]}>
          {problem.message}
        </FormError>
      )}
      {words !== null && (
        <FormError field={isCurrentWrong ? currentField : refusedField} isTypingOn={isTypingOn}>
          {words}
        </FormError>
      )}
      {/* For password managers, which pass over fields of the type "hidden". */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {asksForCurrent && <CurrentPassword email={email} inputRef={currentField} isWrong={isCurrentWrong} />}
      <NewPasswordFields label="New password" {...passwords} ownWords={[email.split('@', 1)[0] ?? '']} />
      <SubmitButton isBusy={isBusy} label="Save new password" busyLabel="Saving..." />
    </Form>
  );
}
