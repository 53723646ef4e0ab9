import { useState } from 'react';
import { formValues } from './formValues';
import { useNewPasswordRefs } from './NewPasswordFields';
import { checkNewPassword, type PasswordProblem, refusedPasswordHint } from './newPassword';
import { useSubmission } from './useSubmission';

/** Submits a form with a new password. Tells what is wrong with the password, by our rules or the service's. */
export function usePasswordSubmission(lost?: string) {
  const submission = useSubmission(lost);
  const { failure, clearFailure } = submission;
  const [problem, setProblem] = useState<PasswordProblem>();
  const [attempt, setAttempt] = useState(0);
  const refs = useNewPasswordRefs();
  const serverHint = failure ? refusedPasswordHint(failure) : undefined;
  const refused = serverHint === undefined ? undefined : { field: 'password' as const, hint: serverHint };

  /** Begins an attempt. False if the password may not be sent. */
  const check = (form: HTMLFormElement): boolean => {
    const { typed } = formValues(form);
    const found = checkNewPassword(typed('password'), typed('confirmPassword'));
    setAttempt(attempt + 1);
    setProblem(found);
    clearFailure();
    return found === undefined;
  };

  return {
    ...submission,
    check,
    problem,
    refusedField: refused && refs[refused.field],
    /** Props for the password fields. */
    passwords: { refs, problem: problem ?? refused, attempt },
  };
}
