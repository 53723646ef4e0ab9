import { useState } from 'react';
import type { AccountType } from '@/features/auth/session/currentUser';
import { formValues } from '@/features/auth/forms/formValues';
import { useNewPasswordRefs } from '@/features/auth/forms/NewPasswordFields';
import { checkNewPassword, type PasswordProblem } from '@/features/auth/forms/newPassword';
import { useSubmission } from '@/features/auth/forms/useSubmission';
import type { RememberedPlace } from '@/features/auth/redirects/returnTarget';
import { useAuth } from '@/features/auth/session/useAuth';
import { isInvisible } from '@/ui/isInvisible';
import { type MissingName, useNameRefs } from './NameFields';

/** Checks what was typed, sends it once it is complete, and knows what is wrong with it until then. */
export function useRegistration({
  accountType,
  place,
  onDone,
}: {
  accountType: AccountType;
  place: RememberedPlace;
  onDone: () => void;
}) {
  const { signUp } = useAuth();
  const { isBusy, failure, submit, clearFailure } = useSubmission();
  const [problem, setProblem] = useState<PasswordProblem>();
  const [missingName, setMissingName] = useState<MissingName>();
  const [attempt, setAttempt] = useState(0);
  const passwordRefs = useNewPasswordRefs();
  const nameRefs = useNameRefs();

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

  return { send, isBusy, failure, problem, missingName, attempt, passwordRefs, nameRefs };
}
