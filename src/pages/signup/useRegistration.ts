import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch } from '@/app/hooks';
import type { AccountType } from '@/features/auth/session/currentUser';
import { tellOfAccount, tellOfFailure } from '@/features/auth/forms/lateAnswers';
import { sentDraft } from '@/features/auth/forms/draft';
import { formValues } from '@/features/auth/forms/formValues';
import { usePasswordSubmission } from '@/features/auth/forms/usePasswordSubmission';
import { useSubmissionForAddress } from '@/features/auth/forms/useSubmissionForAddress';
import type { RememberedPlace } from '@/features/auth/redirects/returnTarget';
import { useAuth } from '@/features/auth/session/useAuth';
import { isInvisible } from '@/ui/isInvisible';
import { type MissingName, useNameRefs } from './NameFields';

/** Checks the input, submits it once it is complete, and says what is wrong with it until then. */
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
  const { secondsLeft, noteId, endCooldown, submitFor } = useSubmissionForAddress(submission);
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
    const forgetSent = sentDraft();
    void submitFor(
      () => tidy('email'),
      (email) => signUp({ email, password, firstName, lastName, accountType, place }),
      ({ address, isLate }) => {
        if (isLate) forgetSent();
        else onDone();
        dispatch(tellOfAccount(address, { isLate }));
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
    /** Props for the name fields. */
    names: { refs: nameRefs, missing: missingName, onCorrected: () => setMissingName(undefined) },
  };
}
