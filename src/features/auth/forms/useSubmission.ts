import { useRef, useState } from 'react';
import type { AuthFailure } from '@/features/auth/session/presentError';
import { attempt, type AuthOutcome } from '@/features/auth/session/authOutcome';
import { useFailureMessage } from './useFailureMessage';
import { useIsLeft } from './useIsLeft';

/**
 * One press, one request: further presses are ignored until the answer is there. An answer is late if the form has gone
 * by then. `lost` says what needs a connection, if it is not signing in.
 */
export function useSubmission(lost?: string) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const [isTypingOn, setIsTypingOn] = useState(false);
  const message = useFailureMessage(failure, lost);
  const isSending = useRef(false);
  const isLeft = useIsLeft();

  const submit = async (
    call: () => Promise<AuthOutcome>,
    onSuccess?: (answer: { isLate: boolean }) => void,
    onLateFailure?: (error: AuthFailure) => void,
  ): Promise<AuthFailure | null> => {
    if (isSending.current) return null;
    isSending.current = true;
    setIsBusy(true);
    setFailure(null);
    const answered = new AbortController();
    const typing: { in: EventTarget | null } = { in: null };
    const onTyped = ({ target }: Event) => {
      typing.in = target;
    };
    document.addEventListener('input', onTyped, { signal: answered.signal });
    const { error } = await attempt(call);
    answered.abort();
    isSending.current = false;
    setIsBusy(false);
    setIsTypingOn(typing.in !== null && typing.in === document.activeElement);
    const isLate = isLeft();
    if (!error) onSuccess?.({ isLate });
    // Shown here as well, it would be told twice, and take the focus on a page that is being left.
    else if (isLate && onLateFailure) onLateFailure(error);
    else setFailure(error);
    return error;
  };
  return {
    isBusy,
    failure,
    /** The sentence to show, for as long as it is true. */
    message,
    /** Whether somebody was typing again when the answer that failed came. */
    isTypingOn,
    submit,
    clearFailure: () => {
      setFailure(null);
    },
  };
}
