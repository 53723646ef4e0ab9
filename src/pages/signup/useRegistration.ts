import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch } from '@/app/hooks';
import type { AccountType } from '@/features/auth/session/currentUser';
import { tellOfAccount, tellOfFailure } from '@/features/auth/forms/lateAnswers';
import { sentDraft } from '@/features/auth/forms/draft';
import { formValues } from '@/features/auth/forms/formValues';
import { useCooldown } from '@/features/auth/forms/useCooldown';
import { usePasswordSubmission } from '@/features/auth/forms/usePasswordSubmission';
import type { RememberedPlace } from '@/features/auth/redirects/returnTarget';
import { secondsToWait } from '@/features/auth/session/presentError';
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
  const dispatch = useAppDispatch();
  const location = useLocation();
  const { signUp } = useAuth();
  const submission = usePasswordSubmission();
  const { secondsLeft, noteId, startCooldown, endCooldown } = useCooldown(submission.clearFailure);
  const [missingName, setMissingName] = useState<MissingName>();
  const nameRefs = useNameRefs();

  const send = (form: HTMLFormElement) => {
    if (secondsLeft > 0) return;
    setMissingName(undefined);
    if (!submission.check(form)) return;
    const { tidy, typed } = formValues(form);
    const [firstName, lastName, password] = [tidy('firstName'), tidy('lastName'), typed('password')];
    const missing = isInvisible(firstName) ? 'firstName' : isInvisible(lastName) ? 'lastName' : undefined;
    if (missing) {
      setMissingName(missing);
      nameRefs[missing].current?.focus();
      return;
    }
    const registration = { email: tidy('email'), password, firstName, lastName, accountType, place };
    const forgetSent = sentDraft();
    void submission.submit(
      async () => {
        const outcome = await signUp(registration);
        if (outcome.error) startCooldown(secondsToWait(outcome.error) ?? 0);
        return outcome;
      },
      (answer) => {
        if (answer.isLate) forgetSent();
        else onDone();
        dispatch(tellOfAccount(registration.email, answer));
      },
      (error) => dispatch(tellOfFailure(error, location)),
    );
  };

  return {
    ...submission,
    secondsLeft,
    noteId,
    endCooldown,
    send,
    nameRefs,
    missingName,
    clearMissingName: () => {
      setMissingName(undefined);
    },
  };
}
